/**
 * The refresh: calls the service within its budget, and writes the articles that it has then as a snapshot of each
 * selection.
 */
import { createIsExcluded } from '~/shared/news/excludedNews';
import { toInstant } from '~/shared/news/instant';
import { countRelayCalls } from '~/shared/news/newsPlan';
import type { SearchTerms } from '~/shared/news/searchTerms';
import type { NewsSelection } from '~/shared/news/selection';
import { writeFileAtomically } from '~scripts/lib/write-file-atomically';
import {
  selectSnapshotArticles,
  type Collection,
  listArticleKeys,
  getOldestDate,
} from '~scripts/news/snapshots/collection';
import {
  collectArticles,
  type NewsFolder,
  readNewsFolder,
  getSnapshotArticles,
} from '~scripts/news/snapshots/read-folder';
import { filesToWrite, writeFiles } from '~scripts/news/snapshots/write-folder';
import { listTermSelections } from '~scripts/settings/read-search-terms';
import { createCallBudget, type BudgetOptions } from './call-budget';
import { type CallDeps, createCalls, type StopCause } from './calls';
import { findClockRefusal, findPublishRefusal, getCertainTime } from './guard';
import { runRounds } from './rounds';

export interface RefreshOptions extends BudgetOptions {
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
  /** Whether the run may write what the guard would refuse. */
  readonly acceptLoss: boolean;
}

export interface RefreshDeps extends CallDeps {
  /** Writes a file atomically; tests replace this function by a disk that is full. */
  readonly write?: (path: string, text: string) => Promise<void>;
}

const hourMs = 3_600_000;
const silenceAlarmHours = 48;

/** Throws if another run, or a person, has changed the folder meanwhile, since the change would be lost. */
function checkUnchanged({ texts }: NewsFolder, directory: string, selections: readonly NewsSelection[]): void {
  const currentTexts = readNewsFolder(directory, selections).texts;
  if (currentTexts.size !== texts.size || [...texts].some(([name, text]) => currentTexts.get(name) !== text))
    throw new Error('another run, or somebody, changed the news meanwhile, so nothing is written: run again');
}

/** Reads the folder, and throws if it may not be refreshed. */
function readForRefresh({ acceptLoss, directory, searchTerms, upstream }: RefreshOptions, now: number): NewsFolder {
  const folder = readNewsFolder(directory, listTermSelections(searchTerms));
  const [unreadable] = folder.unreadable;
  if (unreadable !== undefined)
    throw new Error(
      `${unreadable}\nNo call was made, and nothing is written: repair the file, or restore it from a commit.`,
    );
  const isLive = upstream.kind === 'live';
  if (!isLive && [folder.index, ...folder.files.values()].some((file) => file?.origin === 'live'))
    throw new Error('it holds live news, which samples do not replace: set NEWS_API_TOKEN, or name another --out');
  const refusal = isLive && !acceptLoss ? findClockRefusal(folder, now) : null;
  if (refusal !== null) throw new Error(`${refusal}\nNo call was made, and nothing is written.`);
  return folder;
}

/**
 * Returns what the operator must know at once, or null.
 * @param stop why the run made no further call
 * @param changedAt when the articles last changed; undefined if there never was one
 */
function findAlarm(stop: StopCause | null, changedAt: string | undefined, now: number): string | null {
  if (stop?.status === 401 || stop?.status === 403) return stop.reason;
  return changedAt !== undefined && now - Date.parse(changedAt) >= silenceAlarmHours * hourMs
    ? `the news have not changed for ${silenceAlarmHours} hours`
    : null;
}

/**
 * Runs one refresh. Failures of the service or the network are part of the result.
 * @throws Error if a file of the folder cannot be read or written, or the folder changed meanwhile
 */
export async function refresh(options: RefreshOptions, deps: RefreshDeps) {
  const { acceptLoss, directory, plan, searchTerms, upstream } = options;
  const selections = listTermSelections(searchTerms);
  const { now, write = writeFileAtomically } = deps;
  const folder = readForRefresh(options, now());
  const isLive = upstream.kind === 'live';
  const origin = isLive ? 'live' : 'sample';
  // A live run adds to the news, but samples replace the samples of an earlier day.
  const isContinued = isLive && folder.index?.origin === 'live';
  const isExcluded = createIsExcluded(searchTerms.excluded);
  const collection: Collection = isLive ? collectArticles(folder, origin, isExcluded) : new Map();
  const before = isLive ? getSnapshotArticles(folder, origin, isExcluded) : new Map();
  const knownBefore = new Set(collection.keys());

  const budget = createCallBudget(options);
  const calls = createCalls({ ...upstream, origin, searchTerms }, budget, deps);
  const rounds = await runRounds({
    searchTerms,
    calls,
    callsAllowed: budget.getAllowed(),
    runsPerDay: plan.runsPerDay,
    collection,
    before,
    facts: isContinued ? folder.facts : new Map(),
    host: upstream.host,
    now,
  });

  const after = selectSnapshotArticles(collection, plan, getOldestDate(now(), plan.archiveDays), selections);
  const hasArticles = rounds.articles > 0;
  const clockDifference = calls.getClockDifference();
  const certainTime = getCertainTime(now(), clockDifference, collection);
  // Samples are not guarded, since nobody needs them.
  const isGuarded = isLive && !acceptLoss && hasArticles;
  const refusal = isGuarded
    ? findPublishRefusal({
        before,
        after,
        plan,
        now: now(),
        clockDifference,
        certainTime,
      })
    : null;
  // Empty answers remove nothing, and no folder is created without an article.
  const isWritten = refusal === null && hasArticles;
  const changedAt = toInstant(certainTime);
  const files = filesToWrite(folder, { snapshots: after, facts: rounds.facts, origin, changedAt });
  if (isWritten) checkUnchanged(folder, directory, selections);
  const changed = isWritten ? await writeFiles(directory, folder, files, write) : [];

  const stop = calls.getStopCause();
  const { callsLeft, callsPerDay } = budget.getUsage();
  const articlesAfter = listArticleKeys(after);
  const { index } = isWritten ? readNewsFolder(directory, selections) : folder;
  const lastChange = index?.origin === 'live' ? index.changedAt : undefined;
  return {
    ...rounds,
    // Paths of the files that were changed or removed.
    changed,
    callsLeft,
    stopReason: stop?.reason ?? rounds.stopReason,
    callsUsed: budget.getUsed(),
    callsAllowed: budget.getAllowed(),
    relayCalls: countRelayCalls(plan, callsPerDay),
    // On a small plan, runs regularly end without a call left.
    isOutOfCalls: stop?.status === 402 || (stop === null && budget.getUsed() >= budget.getAllowed()),
    // Number of new articles in the snapshots, and of new articles that are too old or too many to be kept.
    newCount: [...articlesAfter].filter((key) => !knownBefore.has(key)).length,
    droppedCount: [...collection.keys()].filter((key) => !knownBefore.has(key) && !articlesAfter.has(key)).length,
    articleCount: articlesAfter.size,
    // Why nothing is written, although there was an article.
    refusal,
    alarm: refusal ?? (isLive ? findAlarm(stop, lastChange, now()) : null),
  };
}

export type RefreshResult = Awaited<ReturnType<typeof refresh>>;

/** Returns 0 if there was an article, or no call left to get one; 1 if there was none, or nothing may be written. */
export function getExitCode({ answers, articles, failed, isOutOfCalls, refusal }: RefreshResult): 0 | 1 {
  if (refusal !== null) return 1;
  return articles > 0 || (isOutOfCalls && answers + failed.size === 0) ? 0 : 1;
}
