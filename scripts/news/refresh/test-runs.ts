/** For tests: the refresh over a real service on the loopback address, with short times and repeatable chance. */
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { type Combination, combinations, keyOf } from '~/config/news';
import { parseNewsPlan } from '~/config/newsPlan';
import type { SnapshotIndex } from '~/features/news/model/snapshot';
import { messageOf } from '~/lib/messageOf';
import { type FileSystem, nodeFileSystem } from '~scripts/lib/atomic-write';
import { listen } from '~scripts/lib/listen';
import { createRandom } from '~scripts/lib/random';
import { sampleArticles } from '~scripts/news-service/corpus';
import { type NewsService, type NewsServiceOptions, createNewsService, newsPath } from '~scripts/news-service/service';
import { checkSnapshots } from '~scripts/news/snapshots/check';
import { readNewsFolder } from '~scripts/news/snapshots/news-folder';
import { readSnapshots } from '~scripts/news/snapshots/read-snapshots';
import { readIndex } from '~scripts/news/snapshots/snapshot-files';
import type { RefreshOptions, Surroundings } from './options';
import { type RefreshResult, realSurroundings, refresh } from './refresh';

export const testToken = 'secret-token-0123456789';
/** Days on which the samples differ, so that one day's snapshots are old news on the next. */
export const [dayOne, dayTwo] = [Date.UTC(2024, 4, 1, 12), Date.UTC(2024, 4, 2, 12)] as const;
const days = { one: sampleArticles(dayOne), two: sampleArticles(dayTwo) };

export interface TestService {
  /** Address of the all-news call. */
  readonly url: string;
  readonly close: () => Promise<void>;
  readonly service: NewsService;
}

/** A service with the samples of a day. */
export async function startService(
  day: keyof typeof days,
  options: Partial<NewsServiceOptions> = {},
): Promise<TestService> {
  const service = createNewsService({ articles: days[day], ...options });
  const { close, origin } = await listen(service.app.fetch);
  return { service, url: origin + newsPath, close };
}

/** A service for each of two days, the older first, until a file's tests are over. */
export function startBothDays(): Promise<readonly [TestService, TestService]> {
  const started = Promise.all([startService('one'), startService('two')]);
  afterAll(async () => {
    for (const service of await started) await service.close();
  });
  return started;
}

/** A few combinations from all over the table. */
export const someCombinations: readonly Combination[] = combinations.filter((_, index) => index % 8 === 1);

export interface RunSettings {
  readonly options?: Partial<RefreshOptions>;
  readonly surroundings?: Partial<Surroundings>;
  /** Fault per combination's key. */
  readonly faults?: Readonly<Record<string, string>>;
}

/** Node's file system without the waits for the disk, which only a power failure would miss. */
export const quickFileSystem: FileSystem = {
  ...nodeFileSystem,
  async open(path, flags) {
    const file = await nodeFileSystem.open(path, flags);
    return {
      writeFile: (text) => file.writeFile(text),
      sync: () => Promise.resolve(),
      close: () => file.close(),
    };
  },
};

/** Runs a refresh with a token against a service; waits are a few ms. */
export function runRefresh(
  url: string,
  directory: string,
  { faults = {}, options = {}, surroundings = {} }: RunSettings = {},
): Promise<RefreshResult> {
  return refresh(
    {
      upstream: { kind: 'live', url, token: testToken, host: 'news.example.com', corpus: null },
      directory,
      plan: parseNewsPlan({}),
      caller: 'scheduled',
      statePath: null,
      budget: Infinity,
      concurrency: 4,
      timeLimitMs: 20_000,
      json: false,
      ...options,
    },
    {
      ...realSurroundings,
      random: createRandom('test').next,
      timeoutMs: 3_000,
      backoffMs: 1,
      bodyMax: 400_000,
      fileSystem: quickFileSystem,
      now: () => dayTwo,
      combinations: someCombinations,
      pagesKept: 1,
      prepare(address, combination) {
        const fault = faults[keyOf(combination)];
        if (fault !== undefined) address.searchParams.set('fault', fault);
        return address;
      },
      ...surroundings,
    },
  );
}

/** Runs with a temporary folder that is gone afterwards. */
export async function withFolder<T>(run: (directory: string) => Promise<T>): Promise<T> {
  const directory = mkdtempSync(join(tmpdir(), 'news-'));
  try {
    return await run(directory);
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

/** Runs with a temporary copy of a folder. */
export function withCopyOf<T>(original: string, run: (directory: string) => Promise<T>): Promise<T> {
  return withFolder((directory) => {
    cpSync(original, directory, { recursive: true });
    return run(directory);
  });
}

/** Path in the folder → text, of all files there are. */
export function filesOf(directory: string): ReadonlyMap<string, string> {
  const entries = readdirSync(directory, { withFileTypes: true, recursive: true }).filter((entry) => entry.isFile());
  return new Map(
    entries
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => [path.slice(directory.length + 1), readFileSync(path, 'utf8')]),
  );
}

/** Addresses of the archive's articles, each as often as it stands there. */
export function archivedIn(directory: string): readonly string[] {
  return [...readNewsFolder(directory, combinations).archive.values()].flatMap((file) =>
    file.kind === 'ok' ? file.value.articles.map(({ url }) => url) : [],
  );
}

/** Snapshot files only. */
export function snapshotsOf(directory: string): ReadonlyMap<string, string> {
  return new Map(
    [...filesOf(directory)]
      .filter(([path]) => path !== 'index.json' && !path.startsWith('archive/'))
      .map(([path, text]) => [path.replace(/\.json$/, ''), text]),
  );
}

/** What must hold after any run, whatever went wrong: one line per thing that does not. */
export function faultsOf(directory: string, result?: RefreshResult): readonly string[] {
  const files = [...filesOf(directory)];
  const archived = archivedIn(directory);
  const twice = archived.length - new Set(archived).size;
  return [
    // Tests know fewer combinations than the table has.
    ...checkSnapshots(directory).faults.filter((fault) => !fault.endsWith('.json: missing')),
    ...files.filter(([path]) => /\.(?:tmp|lock)$/.test(path)).map(([path]) => `${path}: left behind`),
    ...(twice > 0 ? [`${twice} articles stand twice in the archive`] : []),
    ...([...files.map(([, text]) => text), JSON.stringify(result ?? {})].some((text) => text.includes(testToken))
      ? ['the token is told']
      : []),
  ];
}

/** What the build says of a folder that it does not take; empty where it takes it. */
export function refusalOf(directory: string): string {
  try {
    readSnapshots(directory);
  } catch (error) {
    return messageOf(error);
  }
  return '';
}

/** @throws Error where there is none, or none that can be read */
export function indexOf(directory: string): SnapshotIndex {
  const index = readIndex(directory);
  if (index.kind !== 'ok') throw new Error('no index');
  return index.value;
}
