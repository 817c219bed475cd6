/** The refresh: asks the service as far as the calls go, and brings the folder up to what is known then. */
import { join } from 'node:path';
import { newsPageSize } from '~/config/limits';
import { type Combination, combinations } from '~/config/news';
import { type NewsPlan, relayCallsOf } from '~/config/newsPlan';
import { messageOf } from '~/lib/messageOf';
import { type FileSystem, nodeFileSystem, removeTemporaries } from '~scripts/lib/atomic-write';
import { prune } from '~scripts/news/archive/collection';
import { withLock } from '~scripts/news/lock';
import { deriveFiles } from '~scripts/news/snapshots/derive-files';
import { articlesOf, readNewsFolder, snapshotsOf, unreadableIn } from '~scripts/news/snapshots/news-folder';
import { writeFiles, type WriteResult } from '~scripts/news/snapshots/write-files';
import { type Allowance, createAllowance } from './allowance';
import { type CallDeps, type Calls, createCalls, realCallDeps } from './calls';
import { collect, type Collected } from './collect';
import { type Memory, readMemory, writeMemory } from './memory';

export interface Upstream {
  readonly kind: 'embedded' | 'live';
  /** Address of the all-news call; empty for the embedded service, whose port is not known yet. */
  readonly url: string;
  readonly token: string;
  /** Name for index and reports. */
  readonly host: string;
  readonly corpus: string | null;
}

export interface RefreshOptions {
  readonly upstream: Upstream;
  /** Absolute path of the folder of news. */
  readonly directory: string;
  readonly plan: NewsPlan;
  /** Scheduled runs of today that are to come, this one among them; null for a run by hand. */
  readonly runsLeft: number | null;
  /** Absolute path of what is remembered between runs; null for a service that counts no calls. */
  readonly memoryPath: string | null;
  /** Calls at most; null for all that there are. */
  readonly budget: number | null;
}

export interface RefreshDeps extends CallDeps {
  readonly now: () => number;
  readonly fileSystem: FileSystem;
  readonly table: readonly Combination[];
  readonly onCall: (line: string) => void;
}

export const realDeps: RefreshDeps = {
  ...realCallDeps,
  now: Date.now,
  fileSystem: nodeFileSystem,
  table: combinations,
  onCall: () => undefined,
};

export interface RefreshResult extends Collected {
  readonly callsUsed: number;
  /** Calls that the run might make. */
  readonly callsAllowed: number;
  /** What the service says is left of the plan today, and how many of it are the relay's. */
  readonly callsLeft: number | null;
  readonly relayCalls: number;
  readonly budget: number | null;
  /** Whether the run ended because no call was left: the regular end on a small plan. */
  readonly isOutOfCalls: boolean;
  readonly clockDifferenceMs: number;
  /** Articles that are known now and were not before; those of the answers that were too old to be kept. */
  readonly fresh: number;
  readonly notKept: number;
  readonly known: number;
  readonly written: WriteResult;
  /** Why nothing could be remembered; the run did its work all the same. */
  readonly memoryFault: string | null;
  /** What an operator must hear of at once. */
  readonly alarm: string | null;
  readonly elapsedMs: number;
}

const hourMs = 3_600_000;
const usedUpAlarmHours = 48;
const silenceAlarmDays = 3;
/** The samples have a second page of each combination, for "Load more". */
const sampleArticles = 2 * newsPageSize;

function alarmOf({ goodAt, usedUpAt }: Memory, stopped: ReturnType<Calls['stopped']>, now: number): string | null {
  if (stopped?.status === 401 || stopped?.status === 403) return stopped.reason;
  if (usedUpAt !== null && now - usedUpAt >= usedUpAlarmHours * hourMs)
    return `the service has refused every call for ${usedUpAlarmHours} hours: the plan’s calls are used up (402)`;
  return now - goodAt >= silenceAlarmDays * 24 * hourMs
    ? `the service has not given an article for ${silenceAlarmDays} days`
    : null;
}

function remember(
  memory: Memory,
  allowance: Allowance,
  { articles, visits }: Collected,
  stopped: ReturnType<Calls['stopped']>,
  now: number,
): Memory {
  return {
    ...memory,
    calls: memory.calls + allowance.used(),
    callsPerDay: allowance.callsPerDay(),
    callsLeft: allowance.callsLeft(),
    visits: Object.fromEntries(Object.entries(visits).flatMap(([key, at]) => (at === undefined ? [] : [[key, at]]))),
    goodAt: articles > 0 ? now : memory.goodAt,
    usedUpAt: articles > 0 ? null : (memory.usedUpAt ?? (stopped?.status === 402 ? now : null)),
  };
}

async function save(path: string | null, memory: Memory, fileSystem: FileSystem): Promise<string | null> {
  if (path === null) return null;
  try {
    await writeMemory(path, memory, fileSystem);
    return null;
  } catch (error) {
    return messageOf(error);
  }
}

async function run(options: RefreshOptions, deps: RefreshDeps): Promise<RefreshResult> {
  const { budget, directory, memoryPath, plan, runsLeft, upstream } = options;
  const { elapsed, fileSystem, now, table } = deps;
  const start = elapsed();
  await removeTemporaries(directory);
  const folder = readNewsFolder(directory, table);
  const [unreadable] = unreadableIn(folder);
  if (unreadable !== undefined)
    throw new Error(
      `${unreadable}\nNo call was made, and nothing is written: mend the file, or restore it from a commit.`,
    );

  const isLive = upstream.kind === 'live';
  const origin = isLive ? 'live' : 'sample';
  // The samples of one day take the place of another's; news is added to.
  const known = isLive ? articlesOf(folder, origin) : new Map();
  const before = new Set(known.keys());
  const snapshots = isLive ? snapshotsOf(folder, origin) : new Map();
  const marks = new Map([...snapshots].flatMap(([key, { mark }]) => (mark === undefined ? [] : [[key, mark]])));
  const memory = readMemory(memoryPath, now());
  const counted = isLive ? plan : { ...plan, callsPerDay: Infinity, relayShare: 0 };
  const allowance = createAllowance({ plan: counted, memory, runsLeft, budget });
  const calls = createCalls(upstream, allowance, deps, now, deps.onCall);
  const collected = await collect({
    table,
    ask: calls.ask,
    known,
    marks,
    visits: memory.visits,
    archiveDays: plan.archiveDays,
    articlesMax: isLive ? newsPageSize : sampleArticles,
    host: upstream.host,
    // A machine's clock may be wrong by days, and with it the order of the articles.
    now: () => now() + calls.clockDifference(),
  });

  const stopped = calls.stopped();
  const articles = prune(known, table, plan);
  const facts = isLive
    ? collected.facts
    : new Map([...collected.facts].map(([key, { found, limit }]) => [key, { found, limit }]));
  const files = deriveFiles(folder, {
    articles,
    facts,
    table,
    origin,
    host: upstream.host,
    now: now() + calls.clockDifference(),
  });
  const nothing: WriteResult = { changed: [], removed: [], fault: null };
  // An empty answer takes nothing away, and a folder without an article is never made.
  const written = collected.articles === 0 ? nothing : await writeFiles(directory, folder, files, table, fileSystem);
  const remembered = remember(memory, allowance, collected, stopped, now());
  const kept = [...articles.keys()];
  return {
    ...collected,
    stopReason: stopped?.reason ?? collected.stopReason,
    callsUsed: allowance.used(),
    callsAllowed: allowance.allowed(),
    callsLeft: allowance.callsLeft(),
    relayCalls: relayCallsOf(counted, allowance.callsPerDay() ?? undefined),
    budget,
    isOutOfCalls: stopped?.status === 402 || (stopped === null && allowance.used() >= allowance.allowed()),
    clockDifferenceMs: calls.clockDifference(),
    fresh: kept.filter((key) => !before.has(key)).length,
    notKept: [...known.keys()].filter((key) => !before.has(key) && !articles.has(key)).length,
    known: articles.size,
    written,
    memoryFault: await save(memoryPath, remembered, fileSystem),
    alarm: isLive ? alarmOf(remembered, stopped, now()) : null,
    elapsedMs: elapsed() - start,
  };
}

/**
 * Runs one refresh, alone in its folder. Never throws for what a service or a network does: the result tells.
 * @throws Error where a file of the folder cannot be read, or another run is at work in it
 */
export function refresh(options: RefreshOptions, deps: RefreshDeps): Promise<RefreshResult> {
  return withLock(join(options.directory, '.refresh.lock'), () => run(options, deps));
}

/** 0 when there was an article, or no call left to get one; 1 when there was none, or a file could not be written. */
export function exitCodeOf({ answers, articles, failed, isOutOfCalls, written }: RefreshResult): 0 | 1 {
  if (written.fault !== null) return 1;
  return articles > 0 || (isOutOfCalls && answers + failed.size === 0) ? 0 : 1;
}
