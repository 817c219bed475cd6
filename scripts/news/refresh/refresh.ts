/** The refresh: asks for every combination within the limits and writes what is new. */
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import pLimit from 'p-limit';

import { newsPageSize, refreshTimeoutMs } from '../../../src/config/limits';
import { type Combination, combinations, keyOf } from '../../../src/config/news';
import { newsQuery } from '../../../src/features/news/model/query';
import type { NewsPage } from '../../../src/features/news/model/response';
import type { SnapshotIndex } from '../../../src/features/news/model/snapshot';
import { type FileSystem, atomicWrite, nodeFileSystem, removeStaleTemporaries } from '../../lib/atomic-write';
import { decide } from './decide';
import { type Connections, createConnections, fetchNews } from './fetch-news';
import { type FetchResult, fetchWithRetries } from './fetch-with-retries';
import { stalestFirst, updateIndex } from './update-index';
import { type RunLimits, type Waiting, createRunLimits } from './limits';
import { holdsToken } from '../../../src/lib/redact';
import { goneSnapshots } from '../snapshots/gone-snapshots';
import { indexPath, readIndex, readSnapshot, serialise, snapshotPath } from '../snapshots/snapshot-files';

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
  /** Absolute path of the snapshot folder. */
  readonly directory: string;
  readonly budget: number;
  readonly concurrency: number;
  readonly timeLimitMs: number;
  readonly acceptSmaller: boolean;
  readonly json: boolean;
}

export const statuses = ['new', 'changed', 'unchanged', 'kept', 'failed', 'left out'] as const;
/** `kept`: a sound answer not trusted over the last good file. `failed`: no sound answer. `left out`: not asked. */
export type Status = (typeof statuses)[number];

export interface Outcome {
  readonly key: string;
  readonly status: Status;
  /** Articles the answer brought. */
  readonly articles: number;
  readonly reason: string | null;
  /** The parsed answer's dropped records, if there was one. */
  readonly dropped: NewsPage['dropped'] | null;
  readonly problems: readonly string[];
}

export interface RefreshResult {
  /** In the order of the table. */
  readonly outcomes: readonly Outcome[];
  readonly callsUsed: number;
  /** What the service says is left of the plan. */
  readonly callsLeft: number | null;
  /** Why the run ended early. */
  readonly stopReason: string | null;
  /** Why the index could not be read or written. */
  readonly indexFault: string | null;
  readonly indexWritten: boolean;
  /** Keys of snapshots that were removed, since the table no longer has their combination. */
  readonly removed: readonly string[];
  /** Why one of them could not be. */
  readonly removalFault: string | null;
  readonly elapsedMs: number;
}

/** What a run takes from its surroundings; tests put in their own. */
export interface Surroundings {
  readonly now: () => number;
  readonly waiting: Waiting;
  readonly random: () => number;
  readonly fileSystem: FileSystem;
  readonly timeoutMs: number;
  readonly backoffMs: number;
  readonly bodyMax: number;
  /** Headers are ours; tests add a fault to the query of a call here. */
  readonly prepare: (url: URL, combination: Combination) => URL;
  /** The table: what is asked for, and all that the folder may hold. */
  readonly combinations: readonly Combination[];
  readonly onOutcome: (outcome: Outcome, done: number, total: number) => void;
}

export const realSurroundings: Surroundings = {
  now: Date.now,
  waiting: {
    elapsed: () => performance.now(),
    sleep: (ms, signal) =>
      sleep(ms, undefined, { signal }).catch((error: unknown) => {
        if (!signal.aborted) throw error;
      }),
  },
  random: Math.random,
  fileSystem: nodeFileSystem,
  timeoutMs: refreshTimeoutMs,
  backoffMs: 500,
  bodyMax: 5_000_000,
  prepare: (url) => url,
  combinations,
  onOutcome: () => undefined,
};

/** What a file system's error is called, without the machine's paths. */
function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'unknown error';
}

async function settle(
  combination: Combination,
  result: FetchResult,
  index: SnapshotIndex | null,
  options: RefreshOptions,
  fileSystem: FileSystem,
): Promise<Outcome> {
  const key = keyOf(combination);
  if (result.kind !== 'ok')
    return {
      key,
      status: result.kind === 'left' ? 'left out' : 'failed',
      articles: 0,
      reason: result.reason,
      dropped: null,
      problems: [],
    };
  const { directory, upstream } = options;
  const { dropped, problems, articles } = result.page;
  const facts = { key, articles: Math.min(articles.length, newsPageSize), reason: null, dropped, problems };
  const origin = upstream.kind === 'live' ? 'live' : 'sample';
  const entry = index?.combinations[key];
  const decision = decide(combination, result.page, {
    old: readSnapshot(directory, combination),
    fromElsewhere: entry !== undefined && (entry.origin !== origin || index?.host !== upstream.host),
    emptyReplaces: origin === 'sample',
    acceptSmaller: options.acceptSmaller,
  });
  if (decision.kind === 'unchanged') return { ...facts, status: 'unchanged' };
  if (decision.kind !== 'write') return { ...facts, status: decision.kind, reason: decision.reason };
  const text = serialise(decision.snapshot);
  if (holdsToken(text, upstream.token)) return { ...facts, status: 'failed', reason: 'the answer repeats the token' };
  try {
    await atomicWrite(snapshotPath(directory, combination), text, fileSystem);
    return { ...facts, status: decision.status };
  } catch (error) {
    return { ...facts, status: 'failed', reason: `${key}.json cannot be written (${codeOf(error)})` };
  }
}

async function writeIndex(
  index: SnapshotIndex | null,
  outcomes: readonly Outcome[],
  options: RefreshOptions,
  { fileSystem, now }: Surroundings,
): Promise<Pick<RefreshResult, 'indexWritten' | 'indexFault'>> {
  const { budget, directory, upstream } = options;
  const visits = outcomes.map(({ key, status }) => ({
    key,
    tried: status !== 'left out',
    good: status === 'new' || status === 'changed' || status === 'unchanged',
    changed: status === 'new' || status === 'changed',
  }));
  const facts = {
    origin: upstream.kind === 'live' ? 'live' : 'sample',
    host: upstream.host,
    now: now(),
    isPartial: Number.isFinite(budget),
  } as const;
  const next = updateIndex(index, visits, facts);
  if (next === null) return { indexWritten: false, indexFault: null };
  try {
    await atomicWrite(indexPath(directory), serialise(next), fileSystem);
    return { indexWritten: true, indexFault: null };
  } catch (error) {
    return { indexWritten: false, indexFault: `index.json cannot be written (${codeOf(error)})` };
  }
}

interface Run {
  readonly index: SnapshotIndex | null;
  readonly limits: RunLimits;
  readonly connections: Connections;
  readonly options: RefreshOptions;
  readonly surroundings: Surroundings;
}

async function visitAll({
  connections,
  index,
  limits,
  options,
  surroundings,
}: Run): Promise<{ readonly outcomes: readonly Outcome[]; readonly callsLeft: number | null }> {
  const { backoffMs, bodyMax, combinations, fileSystem, now, random, timeoutMs, waiting } = surroundings;
  const { upstream } = options;
  const queue = stalestFirst(combinations, index, now());
  const outcomes = new Map<string, Outcome>();
  let callsLeft = Infinity;

  async function ask(combination: Combination): Promise<FetchResult> {
    const url = new URL(upstream.url);
    const { host, token } = upstream;
    url.search = String(newsQuery({ ...combination, page: 1, limit: newsPageSize, language: 'en', host, token }));
    const prepared = surroundings.prepare(url, combination);
    const call = (signal: AbortSignal) => fetchNews(prepared, { timeoutMs, bodyMax, connections, signal, now });
    const result = await fetchWithRetries(call, { limits, waiting, random, backoffMs });
    if (result.kind === 'ok') callsLeft = Math.min(callsLeft, result.callsLeft ?? Infinity);
    return result;
  }

  const inTurn = pLimit(options.concurrency);
  await Promise.all(
    queue.map(async (combination) => {
      const result = await inTurn(ask, combination);
      // Outside the limit: the next call need not wait for the disk.
      const outcome = await settle(combination, result, index, options, fileSystem);
      outcomes.set(outcome.key, outcome);
      surroundings.onOutcome(outcome, outcomes.size, queue.length);
    }),
  );
  return {
    outcomes: combinations.flatMap((combination) => outcomes.get(keyOf(combination)) ?? []),
    callsLeft: Number.isFinite(callsLeft) ? callsLeft : null,
  };
}

/** Removes the snapshots of combinations that are gone from the table. */
async function removeGone(
  { directory }: RefreshOptions,
  { combinations, fileSystem }: Surroundings,
): Promise<Pick<RefreshResult, 'removed' | 'removalFault'>> {
  const removed: string[] = [];
  for (const key of goneSnapshots(directory, combinations)) {
    try {
      await fileSystem.unlink(join(directory, `${key}.json`));
      removed.push(key);
    } catch (error) {
      return { removed, removalFault: `${key}.json cannot be removed (${codeOf(error)})` };
    }
  }
  return { removed, removalFault: null };
}

/** Runs one refresh. Never throws for what a service, a network or a disk does: the outcomes tell. */
export async function refresh(options: RefreshOptions, surroundings: Surroundings): Promise<RefreshResult> {
  const { elapsed } = surroundings.waiting;
  const start = elapsed();
  await removeStaleTemporaries(options.directory, surroundings.now());
  const read = readIndex(options.directory);
  const index = read.kind === 'ok' ? read.value : null;
  const limits = createRunLimits(options.budget, options.timeLimitMs, surroundings.waiting);
  const connections = createConnections();
  try {
    const { callsLeft, outcomes } = await visitAll({ index, limits, connections, options, surroundings });
    const gone = await removeGone(options, surroundings);
    const written = await writeIndex(index, outcomes, options, surroundings);
    const unread = read.kind === 'invalid' && !written.indexWritten ? read.message : null;
    return {
      outcomes,
      callsUsed: limits.callsUsed(),
      callsLeft,
      stopReason: limits.stopReason(),
      indexWritten: written.indexWritten,
      indexFault: written.indexFault ?? unread,
      ...gone,
      elapsedMs: elapsed() - start,
    };
  } finally {
    connections.close();
  }
}

/** 0 when all or some combinations succeeded, 1 when none did or the index could not be written. */
export function exitCodeOf({ indexFault, outcomes }: RefreshResult): 0 | 1 {
  return indexFault === null &&
    outcomes.some(({ status }) => status === 'new' || status === 'changed' || status === 'unchanged')
    ? 0
    : 1;
}
