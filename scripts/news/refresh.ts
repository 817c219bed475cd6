/**
 * The refresh: asks the news service for the first page of every selection, fills short lists with the calls that are left, and
 * writes the newest articles of each selection as its snapshot, unless the guard refuses.
 */
import { refreshRunsPerDay } from '~/config/limits';
import type { NewsSelection } from '~/config/selection';
import { dayMs, hourMs } from '~/lib/durations';
import { articleKeys, withoutDuplicates } from '~/news/article';
import { toInstant } from '~/news/instant';
import type { NewsOrigin } from '~/news/newsList';
import { listSelectionsOfTerms, type SearchTerms } from '~/news/searchTerms';
import { indexFileName } from '~/news/snapshot';
import { writeFileAtomically } from '~scripts/news/write-file-atomically';
import { type CallDependencies, createCalls, type StopCause } from './calls';
import { composeFiles, type NewsFolder, readNewsFolder, type Snapshots, writeFiles } from './folder';
import { findRefusal } from './guard';
import { listArticleKeys } from './merge';
import { orderForRun, readPages } from './read-pages';

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
  /** The calls of the plan, until the service names another number. */
  readonly callsPerDay: number;
  /** The largest number of calls that the run may make; null for its share of the day. */
  readonly budget: number | null;
  /** Whether the run may write what the guard would refuse. */
  readonly acceptLoss: boolean;
}

export interface RefreshDependencies extends CallDependencies {
  /** Writes a file atomically; tests replace this function by a disk that is full. */
  readonly write?: (path: string, text: string) => Promise<void>;
}

const silenceAlarmHours = 48;

/** Reads the folder, and throws if it may not be refreshed. */
function readForRefresh(directory: string, selections: readonly NewsSelection[], origin: NewsOrigin): NewsFolder {
  const folder = readNewsFolder(directory, selections);
  // Samples replace the samples of an earlier day, even unreadable ones. Only the index says whether a folder holds samples.
  const unreadable = folder.unreadable.find((line) => origin === 'live' || line.startsWith(indexFileName));
  if (unreadable !== undefined)
    throw new Error(
      `${unreadable}\nNo call was made, and nothing is written: repair the file, or restore it from a commit.`,
    );
  if (origin === 'live' && folder.index === null && folder.snapshots.size > 0)
    throw new Error(
      `${indexFileName}: the file is missing, so nothing says whether the snapshots are live news: restore it from a commit, or remove the folder.`,
    );
  if (origin === 'sample' && folder.index?.origin === 'live')
    throw new Error(
      'this folder holds live news, which samples do not replace: set NEWS_API_TOKEN, or choose another folder with --out',
    );
  return folder;
}

/** Returns what the operator must know at once, or null. */
function findAlarm(stop: StopCause | null, { index }: NewsFolder, changed: readonly string[], now: number) {
  if (stop?.status === 401 || stop?.status === 403) return stop.reason;
  if (index?.origin !== 'live' || changed.includes(indexFileName)) return null;
  return now - Date.parse(index.changedAt) >= silenceAlarmHours * hourMs
    ? `the news has not changed for ${silenceAlarmHours} hours`
    : null;
}

/**
 * Runs one refresh. Failures of the service or the network are part of the result.
 * @throws Error if a file of the folder cannot be read or written
 */
export async function refresh(options: RefreshOptions, deps: RefreshDependencies) {
  const { acceptLoss, directory, searchTerms, upstream } = options;
  const { now, write = writeFileAtomically } = deps;
  const isLive = upstream.kind === 'live';
  const origin = isLive ? 'live' : 'sample';
  const selections = listSelectionsOfTerms(searchTerms);
  const folder = readForRefresh(directory, selections, origin);

  // Live news is added only to live news, and samples replace the samples of an earlier day.
  const before: Snapshots = isLive && folder.index?.origin === 'live' ? folder.snapshots : new Map();
  const calls = createCalls({ ...options, ...upstream, origin }, deps);
  const run = Math.floor((now() * refreshRunsPerDay) / dayMs);
  const {
    snapshots: after,
    hasArticles,
    ...pages
  } = await readPages(orderForRun(selections, before, run), before, calls);

  const clockDifference = calls.getClockDifference();
  // Empty answers remove nothing, and no folder is created without an article. Samples need no guard.
  const refusal =
    isLive && !acceptLoss && hasArticles ? findRefusal({ before, after, now: now(), clockDifference }) : null;
  const files = composeFiles(folder, { snapshots: after, origin, changedAt: toInstant(now()) });
  const changed = hasArticles && refusal === null ? await writeFiles(directory, folder, files, write) : [];

  const usage = calls.getUsage();
  const keysBefore = listArticleKeys(before);
  const articlesAfter = withoutDuplicates([...after.values()].flatMap(({ articles }) => articles));
  return {
    ...pages,
    ...usage,
    hasArticles,
    /** Paths of the files that were changed or removed. */
    changed,
    /** Number of new articles in the snapshots. */
    newCount: articlesAfter.filter((article) => !articleKeys(article).some((key) => keysBefore.has(key))).length,
    articleCount: articlesAfter.length,
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
