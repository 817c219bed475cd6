/**
 * The refresh: asks the news service for the first page of every selection, fills lists with the calls that are left, and
 * writes the articles that it knows then as a snapshot of each selection, unless the guard refuses.
 */
import { createIsExcluded } from '~/news/excludedNews';
import { toInstant } from '~/news/instant';
import type { NewsOrigin } from '~/news/newsList';
import type { NewsPlan } from '~/news/newsPlan';
import type { SearchTerms } from '~/news/searchTerms';
import type { NewsSelection } from '~/news/selection';
import { writeFileAtomically } from '~scripts/lib/write-file-atomically';
import { listTermSelections } from '~scripts/settings/read-search-terms';
import { type CallDeps, createCalls, type StopCause } from './calls';
import { findRefusal } from './guard';
import { readPages } from './read-pages';
import {
  createCollection,
  listArticleKeys,
  selectSnapshotArticles,
  type SnapshotArticles,
} from './snapshots/collection';
import {
  getServiceFacts,
  getSnapshotArticles,
  indexName,
  type NewsFolder,
  readNewsFolder,
} from './snapshots/read-folder';
import { filesToWrite, writeFiles } from './snapshots/write-folder';

export interface RefreshOptions {
  /** The regions and categories of the news. */
  readonly searchTerms: SearchTerms;
  readonly upstream: {
    readonly kind: 'embedded' | 'live';
    /** Address of the all-news call; empty for the embedded service, whose port is not known yet. */
    readonly url: string;
    readonly token: string;
    /** Host name of the service, for reports. */
    readonly host: string;
  };
  readonly directory: string;
  readonly plan: NewsPlan;
  /** Largest number of calls, instead of the run's share of the day; null for that share. */
  readonly budget: number | null;
  /** Whether the run may write what the guard would refuse. */
  readonly acceptLoss: boolean;
}

export interface RefreshDeps extends CallDeps {
  /** Writes a file atomically; tests replace this function by a disk that is full. */
  readonly write?: (path: string, text: string) => Promise<void>;
}

const [hourMs, dayMs] = [3_600_000, 86_400_000];
const silenceAlarmHours = 48;

/** Reads the folder, and throws if it may not be refreshed. */
function readForRefresh(directory: string, selections: readonly NewsSelection[], origin: NewsOrigin): NewsFolder {
  const folder = readNewsFolder(directory, selections);
  const [unreadable] = folder.unreadable;
  if (unreadable !== undefined)
    throw new Error(
      `${unreadable}\nNo call was made, and nothing is written: repair the file, or restore it from a commit.`,
    );
  if (origin === 'sample' && [folder.index, ...folder.snapshots.values()].some((file) => file?.origin === 'live'))
    throw new Error('it holds live news, which samples do not replace: set NEWS_API_TOKEN, or name another --out');
  return folder;
}

/** Returns what the operator must know at once, or null. */
function findAlarm(stop: StopCause | null, { index }: NewsFolder, changed: readonly string[], now: number) {
  if (stop?.status === 401 || stop?.status === 403) return stop.reason;
  if (index?.origin !== 'live' || changed.includes(indexName)) return null;
  return now - Date.parse(index.changedAt) >= silenceAlarmHours * hourMs
    ? `the news have not changed for ${silenceAlarmHours} hours`
    : null;
}

/**
 * Runs one refresh. Failures of the service or the network are part of the result.
 * @throws Error if a file of the folder cannot be read or written
 */
export async function refresh(options: RefreshOptions, deps: RefreshDeps) {
  const { acceptLoss, directory, plan, searchTerms, upstream } = options;
  const { now, write = writeFileAtomically } = deps;
  const isLive = upstream.kind === 'live';
  const origin = isLive ? 'live' : 'sample';
  const selections = listTermSelections(searchTerms);
  const folder = readForRefresh(directory, selections, origin);

  // A live run adds to the news, but samples replace the samples of an earlier day.
  const isExcluded = createIsExcluded(searchTerms.excluded);
  const before: SnapshotArticles = isLive ? getSnapshotArticles(folder, origin, isExcluded) : new Map();
  const knownBefore = listArticleKeys(before);
  const collection = createCollection();
  for (const [key, articles] of before)
    for (const article of articles) collection.add({ ...article, selections: [key] });

  const calls = createCalls({ ...options, ...upstream, origin }, deps);
  const { facts, hasArticles, ...pages } = await readPages({
    calls,
    collection,
    before,
    factsBefore: isLive ? getServiceFacts(folder, origin) : new Map(),
    searchTerms,
    host: upstream.host,
    runNumber: Math.floor((now() / dayMs) * plan.runsPerDay),
    now,
  });

  const after = selectSnapshotArticles(collection, plan, now(), selections);
  const clockDifference = calls.getClockDifference();
  // Empty answers remove nothing, and no folder is created without an article. Nobody needs samples to be guarded.
  const refusal =
    isLive && !acceptLoss && hasArticles
      ? findRefusal({ before, after, collection, plan, now: now(), clockDifference })
      : null;
  const files = filesToWrite(folder, { snapshots: after, facts, origin, changedAt: toInstant(now()) });
  const changed = hasArticles && refusal === null ? await writeFiles(directory, folder, files, write) : [];

  const usage = calls.getUsage();
  const articlesAfter = listArticleKeys(after);
  return {
    ...pages,
    ...usage,
    hasArticles,
    /** Paths of the files that were changed or removed. */
    changed,
    /** Number of new articles in the snapshots. */
    newCount: [...articlesAfter].filter((key) => !knownBefore.has(key)).length,
    articleCount: articlesAfter.size,
    /** On a small plan, runs regularly end without a call left. */
    isOutOfCalls: usage.stop?.status === 402 || (usage.stop === null && usage.used >= usage.allowed),
    /** Why nothing is written, although there was an article. */
    refusal,
    alarm: refusal ?? (isLive ? findAlarm(usage.stop, folder, changed, now()) : null),
  };
}

export type RefreshResult = Awaited<ReturnType<typeof refresh>>;

/** Returns 0 if there was an article, or no call left to get one; 1 if there was none, or nothing may be written. */
export function getExitCode({ askedKeys, hasArticles, isOutOfCalls, refusal }: RefreshResult): 0 | 1 {
  if (refusal !== null) return 1;
  return hasArticles || (isOutOfCalls && askedKeys.size === 0) ? 0 : 1;
}
