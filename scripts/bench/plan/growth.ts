/** What a year of refreshes makes of a repository: measured by git, on the files as the refresh writes them. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

import { combinations } from '../../../src/config/news';
import type { NewsPlan } from '../../../src/config/newsPlan';
import { nodeFileSystem } from '../../lib/atomic-write';
import type { Collection } from '../../news/archive/collection';
import { updateFolder } from '../../news/snapshots/update-folder';
import type { WireArticle } from '../../news-service/wire-article';
import { createVirtualService, dayMs, simulate, stretch } from './simulate';

/** Nothing is worth a wait for the disk here. */
const fileSystem = {
  ...nodeFileSystem,
  open: async (path: string, flags: 'r' | 'w') => {
    const file = await nodeFileSystem.open(path, flags);
    return {
      writeFile: (text: string) => file.writeFile(text),
      sync: () => Promise.resolve(),
      close: () => file.close(),
    };
  },
};

export interface Growth {
  readonly days: number;
  readonly commits: number;
  readonly articles: number;
  /** Bytes of `data/news` as it is checked out, and of the archive in it. */
  readonly folderBytes: number;
  readonly archiveBytes: number;
  /** The archive after brotli, in one piece: about what a site of it weighs on the wire. */
  readonly archiveCompressed: number;
  /** Bytes of the repository's packs, with its whole history. */
  readonly packBytes: number;
}

function bytesBelow(folder: string): number {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);
}

/** Runs the refreshes of some days on a repository of its own, and commits after each that changed something. */
export async function measureGrowth(
  corpus: readonly WireArticle[],
  articlesPerDay: number,
  days: number,
  plan: NewsPlan,
  maxLimit: number,
): Promise<Growth> {
  const root = mkdtempSync(join(tmpdir(), 'news-growth-'));
  const directory = join(root, 'data/news');
  const git = (...args: readonly string[]) => execFileSync('git', ['-C', root, ...args], { stdio: 'pipe' }).toString();
  try {
    git('init', '--quiet');
    const start = Date.UTC(2026, 0, 1);
    const count = articlesPerDay * (days + plan.archiveDays);
    const service = createVirtualService(stretch(corpus, count, start, days, plan), maxLimit);
    const states: { readonly collection: Collection; readonly now: number }[] = [];
    const { collection } = simulate({
      service,
      start,
      days,
      plan,
      remembers: true,
      onRun: (known, now) => void states.push({ collection: known, now }),
    });
    let commits = 0;
    for (const { collection: known, now } of states) {
      const { isChanged } = await updateFolder({
        directory,
        table: combinations,
        plan,
        origin: 'live',
        host: 'news.example.com',
        articles: known.values(),
        facts: new Map(),
        keepsOld: false,
        now,
        fileSystem,
      });
      if (!isChanged) continue;
      git('add', '--all');
      git('-c', 'user.name=bench', '-c', 'user.email=bench@example.com', 'commit', '--quiet', '--message', 'news');
      commits += 1;
      if (now % (30 * dayMs) < dayMs / plan.runsPerDay) git('gc', '--quiet');
    }
    git('gc', '--quiet', '--aggressive');
    const archive = join(directory, 'archive');
    const text = readdirSync(archive)
      .map((name) => readFileSync(join(archive, name), 'utf8'))
      .join('');
    return {
      days,
      commits,
      articles: collection.size,
      folderBytes: bytesBelow(directory),
      archiveBytes: bytesBelow(archive),
      archiveCompressed: brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length,
      packBytes: bytesBelow(join(root, '.git/objects/pack')),
    };
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}
