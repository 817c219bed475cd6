/** What a year of refreshes makes of a repository: measured by git, on the texts as the refresh writes them. */
import { type ChildProcessWithoutNullStreams, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { combinations, keyOf } from '~/config/news';
import type { NewsPlan } from '~/config/newsPlan';
import type { Snapshot, SnapshotIndex } from '~/features/news/model/snapshot';
import { archiveFiles } from '~scripts/build/files/archive-files';
import type { WireArticle } from '~scripts/news-service/corpus';
import type { Collection } from '~scripts/news/archive/collection';
import { serialise } from '~scripts/news/snapshots/snapshot-files';
import { archiveOf, snapshotOf } from '~scripts/news/snapshots/update-folder';
import { createVirtualService, simulate } from './simulate';

export interface Growth {
  readonly commits: number;
  readonly articles: number;
  /** Bytes of `data/news` as it is checked out, and of the archive in it. */
  readonly folderBytes: number;
  readonly archiveBytes: number;
  /** Bytes of the repository's packs, with its whole history. */
  readonly packBytes: number;
  /** Files that the site has of the archive: pages, lists of them, and the bytes of both as they are and after brotli. */
  readonly pages: number;
  readonly lists: number;
  readonly siteBytes: number;
  readonly sentBytes: number;
}

export interface GrowthOptions {
  /** Articles a day at the service. */
  readonly pace: number;
  readonly days: number;
  readonly plan: NewsPlan;
  /** Articles that the service's plan gives per call. */
  readonly maxLimit: number;
}

/** Text by path below `data/news`. */
type Files = ReadonlyMap<string, string>;

function bytesOf(texts: Iterable<string>): number {
  return [...texts].reduce((sum, text) => sum + Buffer.byteLength(text), 0);
}

function compressedBytes(text: string): number {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;
}

function packBytes(repository: string): number {
  const folder = join(repository, 'objects/pack');
  return readdirSync(folder).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);
}

/** A commit as `git fast-import` reads it: what changed between two states of the folder. */
function commitOf(before: Files, after: Files, now: number): string {
  const changed = [...after].filter(([path, text]) => before.get(path) !== text);
  const gone = [...before.keys()].filter((path) => !after.has(path));
  return [
    `commit refs/heads/main\ncommitter bench <bench@example.com> ${now / 1_000} +0000\ndata 4\nnews\n`,
    ...changed.map(([path, text]) => `M 644 inline data/news/${path}\ndata ${Buffer.byteLength(text)}\n${text}\n`),
    ...gone.map((path) => `D data/news/${path}\n`),
  ].join('');
}

function snapshotsOf(known: Collection, limit: number): ReadonlyMap<string, Snapshot> {
  return new Map(combinations.map((one) => [keyOf(one), snapshotOf(known, one, { found: 0, limit })]));
}

/** The folder as the refresh writes it. */
function filesOf(known: Collection, limit: number, before: Files, changedAts: Map<string, string>, now: number): Files {
  const changedAt = `${new Date(now).toISOString().slice(0, 19)}Z`;
  const snapshots = [...snapshotsOf(known, limit)].map(([key, snapshot]) => [key, serialise(snapshot)] as const);
  for (const [key, text] of snapshots) if (before.get(`${key}.json`) !== text) changedAts.set(key, changedAt);
  const index: SnapshotIndex = {
    version: 1,
    origin: 'live',
    host: 'news.example.com',
    changedAt,
    combinations: Object.fromEntries([...changedAts].map(([key, at]) => [key, { changedAt: at }])),
  };
  return new Map([
    ...snapshots.map(([key, text]) => [`${key}.json`, text] as const),
    ...[...archiveOf(known, 'live')].map(([day, text]) => [`archive/${day}.json`, text] as const),
    ['index.json', serialise(index)],
  ]);
}

async function ended(process: ChildProcessWithoutNullStreams): Promise<void> {
  process.stdin.end();
  const [code] = await once(process, 'exit');
  if (code !== 0) throw new Error(`git fast-import ended with ${String(code)}`);
}

/** Runs the refreshes of some days, and commits to a repository of its own after each that brought something. */
export async function measureGrowth(
  corpus: readonly WireArticle[],
  { days, maxLimit, pace, plan }: GrowthOptions,
): Promise<Growth> {
  const repository = mkdtempSync(join(tmpdir(), 'news-growth-'));
  try {
    execFileSync('git', ['init', '--quiet', '--bare', repository]);
    const importing = spawn('git', ['-C', repository, '-c', 'pack.compression=1', 'fast-import', '--quiet']);
    const start = Date.UTC(2026, 0, 1);
    const count = pace * (days + plan.archiveDays);
    const changedAts = new Map<string, string>();
    let known: Collection = new Map();
    let files: Files = new Map();
    let commits = 0;
    await simulate({
      service: createVirtualService(corpus, { count, start, days, plan, maxLimit }),
      start,
      days,
      plan,
      remembers: true,
      async onRun(collection, now) {
        const next = filesOf(collection, maxLimit, files, changedAts, now);
        const isSame = [...next].every(([path, text]) => path === 'index.json' || files.get(path) === text);
        known = collection;
        if (isSame && next.size === files.size) return;
        if (!importing.stdin.write(commitOf(files, next, now))) await once(importing.stdin, 'drain');
        files = next;
        commits += 1;
      },
    });
    await ended(importing);
    // What fast-import wrote is packed anew, as the objects of single commits are.
    execFileSync('git', ['-C', repository, 'repack', '-a', '-d', '-F', '--quiet'], { stdio: 'pipe' });
    const site = archiveFiles([...known.values()], snapshotsOf(known, maxLimit)).files;
    const lists = [...site.keys()].filter((path) => path.startsWith('/news-archive/')).length;
    return {
      commits,
      articles: known.size,
      folderBytes: bytesOf(files.values()),
      archiveBytes: bytesOf([...files].filter(([path]) => path.startsWith('archive/')).map(([, text]) => text)),
      packBytes: packBytes(repository),
      pages: site.size - lists,
      lists,
      siteBytes: bytesOf(site.values()),
      sentBytes: [...site.values()].reduce((sum, text) => sum + compressedBytes(text), 0),
    };
  } finally {
    rmSync(repository, { recursive: true, force: true });
  }
}
