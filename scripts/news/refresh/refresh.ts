/** The refresh: asks the service within the limits, and brings the folder up to what is known then. */
import { setTimeout as sleep } from 'node:timers/promises';
import { newsPageSize, refreshTimeoutMs } from '~/config/limits';
import { combinations, keyOf } from '~/config/news';
import { nodeFileSystem, removeStaleTemporaries } from '~scripts/lib/atomic-write';
import { prune } from '~scripts/news/archive/collection';
import { type Asked, createPlanner } from '~scripts/news/plan/planner';
import { type Reservation, reserve, settle, type State, type StateFile } from '~scripts/news/plan/state';
import { articlesOf, readNewsFolder } from '~scripts/news/snapshots/news-folder';
import { type UpdateResult, updateFolder } from '~scripts/news/snapshots/update-folder';
import { askAll, type AskResult, type Heard } from './ask';
import { createConnections } from './fetch-news';
import { createRunLimits, type RunLimits } from './limits';
import type { RefreshOptions, Surroundings } from './options';

export const statuses = ['new', 'changed', 'unchanged', 'failed', 'left out'] as const;
/** What became of a snapshot. `failed`: no sound answer, or not written. `left out`: not asked, and as it was. */
export type Status = (typeof statuses)[number];

export interface Outcome extends Pick<Heard, 'calls' | 'dropped' | 'fresh' | 'problems' | 'reason'> {
  readonly key: string;
  readonly status: Status;
  /** Articles that the snapshot holds now. */
  readonly articles: number;
}

export interface RefreshResult {
  /** In the order of the table. */
  readonly outcomes: readonly Outcome[];
  /** Keys of the combinations that the next run shall begin with. */
  readonly waiting: readonly string[];
  readonly callsUsed: number;
  /** Calls that the run might make; null without limit. */
  readonly callsAllowed: number | null;
  /** What the service says is left of the plan. */
  readonly callsLeft: number | null;
  /** Whether it ended because no call was left: the regular end on a small plan. */
  readonly isOutOfCalls: boolean;
  /** Why the run ended early. */
  readonly stopReason: string | null;
  /** Sound answers. */
  readonly answers: number;
  /** Articles that the archive holds; null where nothing was written. */
  readonly known: number | null;
  /** Whether any file is another one now. */
  readonly isChanged: boolean;
  /** Why archive or index could not be written. */
  readonly writeFault: string | null;
  /** Why the run could not be remembered; it did its work all the same. */
  readonly memoryFault: string | null;
  /** Keys of snapshots that were removed, since the table no longer has their combination. */
  readonly removed: readonly string[];
  /** Why one of them could not be. */
  readonly removalFault: string | null;
  readonly elapsedMs: number;
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
  pagesKept: 3,
  onCall: () => undefined,
};

const dayMs = 86_400_000;

/** What is remembered of the combinations. A time in the future comes from a clock that was wrong: it counts as never. */
function askedOf(state: State | null, now: number): ReadonlyMap<string, Asked> | null {
  if (state === null) return null;
  return new Map(Object.entries(state.asked).filter(([, { at }]) => at <= now + dayMs));
}

function outcomeOf(key: string, heard: Heard | undefined, update: UpdateResult | null): Outcome {
  const { answers = 0, calls = 0, dropped, fresh = 0, problems = [], reason = null } = heard ?? {};
  const file = update?.snapshots.get(key);
  const status = (): Status => {
    if (file !== undefined && 'fault' in file) return 'failed';
    if (calls > 0 && answers === 0) return 'failed';
    if (file !== undefined && file.change !== 'unchanged') return file.change;
    return answers === 0 ? 'left out' : 'unchanged';
  };
  return {
    key,
    status: status(),
    articles: file !== undefined && 'articles' in file ? file.articles : 0,
    calls,
    fresh,
    dropped: dropped ?? { 'not a record': 0, 'no title': 0, 'bad address': 0, 'bad date': 0, duplicate: 0 },
    problems,
    reason: file !== undefined && 'fault' in file ? file.fault : reason,
  };
}

function write(
  { articles, heard }: AskResult,
  { directory, plan, upstream }: RefreshOptions,
  { combinations: table, fileSystem, now }: Surroundings,
): Promise<UpdateResult> {
  const origin = upstream.kind === 'live' ? 'live' : 'sample';
  const facts = new Map([...heard].flatMap(([key, { facts: told }]) => (told === null ? [] : [[key, told] as const])));
  return updateFolder({
    directory,
    table,
    plan,
    origin,
    host: upstream.host,
    articles,
    facts,
    // The samples of one day stand in for those of another; news is added to.
    keepsOld: origin === 'live',
    now: now(),
    fileSystem,
  });
}

async function askWithin(
  reservation: Reservation,
  limits: RunLimits,
  options: RefreshOptions,
  surroundings: Surroundings,
): Promise<AskResult & { readonly asked: ReadonlyMap<string, Asked>; readonly waiting: readonly string[] }> {
  const { directory, plan, upstream } = options;
  const { combinations: table, now, pagesKept } = surroundings;
  const isLive = upstream.kind === 'live';
  const known = isLive ? prune(articlesOf(readNewsFolder(directory, table), 'live'), table, plan, now()) : new Map();
  const planner = createPlanner({
    table,
    articles: known.values(),
    asked: isLive ? askedOf(reservation.state, now()) : null,
    now: now(),
    depth: newsPageSize * pagesKept,
    keptDays: plan.archiveDays,
    limit: Math.min(newsPageSize, reservation.state?.limit ?? newsPageSize),
  });
  const connections = createConnections();
  try {
    const result = await askAll({ planner, limits, connections, known, options, surroundings });
    return { ...result, asked: planner.asked(), waiting: planner.waiting().map(keyOf) };
  } finally {
    connections.close();
  }
}

/** Runs one refresh. Never throws for what a service, a network or a disk does: the outcomes tell. */
export async function refresh(options: RefreshOptions, surroundings: Surroundings): Promise<RefreshResult> {
  const { budget, caller, directory, plan, statePath, timeLimitMs } = options;
  const { combinations: table, fileSystem, now, waiting } = surroundings;
  const { elapsed } = waiting;
  const start = elapsed();
  await removeStaleTemporaries(directory, now());
  const stateFile: StateFile | null = statePath === null ? null : { path: statePath, fileSystem };
  const reservation: Reservation =
    stateFile === null
      ? { calls: budget, day: '', recorded: 0, state: null, fault: null }
      : await reserve(stateFile, plan, caller, budget, now());
  const limits = createRunLimits(reservation.calls, timeLimitMs, waiting);
  const asked = await askWithin(reservation, limits, options, surroundings);
  const answers = [...asked.heard.values()].reduce((total, heard) => total + heard.answers, 0);
  // Without an answer the last good files stay as they are.
  const update = answers === 0 ? null : await write(asked, options, surroundings);
  const { callsLeft, callsPerDay } = limits.usage();
  const facts = [...asked.heard.values()].flatMap((heard) => heard.facts ?? []);
  const fault =
    stateFile === null
      ? null
      : await settle(
          stateFile,
          caller,
          reservation,
          {
            callsUsed: limits.callsUsed(),
            callsPerDay,
            limit: facts.at(-1)?.limit ?? null,
            asked: asked.asked,
          },
          now(),
        );
  return {
    outcomes: table.map((combination) => outcomeOf(keyOf(combination), asked.heard.get(keyOf(combination)), update)),
    waiting: asked.waiting,
    callsUsed: limits.callsUsed(),
    callsAllowed: Number.isFinite(reservation.calls) ? reservation.calls : null,
    callsLeft,
    isOutOfCalls: limits.isSpent(),
    stopReason: limits.stopReason(),
    answers,
    known: update?.known ?? null,
    isChanged: update?.isChanged ?? false,
    writeFault: update?.fault ?? null,
    memoryFault: fault ?? reservation.fault,
    removed: update?.removed ?? [],
    removalFault: update?.removalFault ?? null,
    elapsedMs: elapsed() - start,
  };
}

/** 0 when there was a sound answer, or no call left to get one; 1 when all failed or archive or index is not written. */
export function exitCodeOf({ answers, isOutOfCalls, outcomes, writeFault }: RefreshResult): 0 | 1 {
  if (writeFault !== null) return 1;
  const isWritten = outcomes.some(({ status }) => status !== 'failed');
  if (answers > 0) return isWritten ? 0 : 1;
  return isOutOfCalls && outcomes.every(({ calls }) => calls === 0) ? 0 : 1;
}
