/**
 * What the refresh remembers between runs, in a file outside `data/news`: calls spent today, what the service said of
 * its plan, and when each combination was asked for. It may be lost at any time.
 */
import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { type Caller, callsOf, type NewsPlan } from '~/config/newsPlan';
import { messageOf } from '~/lib/messageOf';
import { fields, parse, wholeNumber } from '~/lib/schema';
import { type FileSystem, atomicWrite } from '~scripts/lib/atomic-write';
import { withLock } from '~scripts/news/lock';
import type { Asked } from './planner';

const count = wholeNumber(0, 'not a count');

const stateSchema = fields({
  version: v.literal(1),
  /** UTC day that `spent` is of, e.g. `2026-11-22`. */
  day: v.string(),
  spent: fields({ scheduled: count, manual: count }),
  /** Calls a day and articles a call that the service last told of; null where it never did. */
  callsPerDay: v.nullable(count),
  limit: v.nullable(count),
  /** By key: ms since 1970, and the service's total. */
  asked: v.record(v.string(), fields({ at: v.number(), found: v.nullable(count) })),
});

export type State = v.InferOutput<typeof stateSchema>;
export type RefreshCaller = Exclude<Caller, 'relay'>;

/** A part of the day's calls, taken before the first one is made, so that two runs at once never pass it. */
export interface Reservation {
  /** Calls that this run may make. */
  readonly calls: number;
  /** UTC day that they are taken from, and how many are on record: none where nothing could be written. */
  readonly day: string;
  readonly recorded: number;
  /** What was remembered; null where nothing was. */
  readonly state: State | null;
  /** Why the state could not be read or kept; the run goes on without. */
  readonly fault: string | null;
}

const empty: Omit<State, 'day'> = {
  version: 1,
  spent: { scheduled: 0, manual: 0 },
  callsPerDay: null,
  limit: null,
  asked: {},
};

function dayOf(now: number): string {
  return new Date(now).toISOString().slice(0, 10);
}

function read(path: string): { readonly state: State | null; readonly fault: string | null } {
  try {
    const parsed = parse(stateSchema, JSON.parse(readFileSync(path, 'utf8')), 'what was remembered');
    return parsed.kind === 'ok' ? { state: parsed.value, fault: null } : { state: null, fault: parsed.message };
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    return { state: null, fault: isMissing ? null : `what was remembered cannot be read: ${messageOf(error)}` };
  }
}

function write(path: string, state: State, fileSystem: FileSystem): Promise<void> {
  return atomicWrite(path, `${JSON.stringify(state, null, 2)}\n`, fileSystem);
}

/** A run's calls: what is left of its part today, and of a schedule's part no more than one run's. */
function allowedCalls(plan: NewsPlan, caller: RefreshCaller, state: State): number {
  const part = callsOf(plan, caller, state.callsPerDay ?? undefined);
  const left = Math.max(0, part - state.spent[caller]);
  return caller === 'scheduled' ? Math.min(left, Math.ceil(part / plan.runsPerDay)) : left;
}

export interface StateFile {
  readonly path: string;
  readonly fileSystem: FileSystem;
}

/**
 * Takes a run's calls out of the day's. A run that is killed leaves them taken.
 * @param most calls that the run wants at most.
 * @param now in ms since 1970.
 */
export async function reserve(
  { fileSystem, path }: StateFile,
  plan: NewsPlan,
  caller: RefreshCaller,
  most: number,
  now: number,
): Promise<Reservation> {
  const day = dayOf(now);
  try {
    return await withLock(`${path}.lock`, async () => {
      const { fault, state } = read(path);
      const known: State = state ?? { ...empty, day };
      const today: State = known.day === day ? known : { ...known, day, spent: empty.spent };
      const calls = Math.min(most, allowedCalls(plan, caller, today));
      await write(path, { ...today, spent: { ...today.spent, [caller]: today.spent[caller] + calls } }, fileSystem);
      return { calls, day, recorded: calls, state: state === null ? null : today, fault };
    });
  } catch (error) {
    const calls = Math.min(most, allowedCalls(plan, caller, { ...empty, day }));
    return { calls, day, recorded: 0, state: null, fault: `nothing can be remembered: ${messageOf(error)}` };
  }
}

export interface RunMemory {
  readonly callsUsed: number;
  readonly callsPerDay: number | null;
  readonly limit: number | null;
  /** Of this run only. */
  readonly asked: ReadonlyMap<string, Asked>;
}

/** Gives back the calls that were not made, and remembers the run. Returns why it cannot be remembered, or null. */
export async function settle(
  { fileSystem, path }: StateFile,
  caller: RefreshCaller,
  { day, recorded }: Reservation,
  run: RunMemory,
  now: number,
): Promise<string | null> {
  const today = dayOf(now);
  try {
    await withLock(`${path}.lock`, async () => {
      const known: State = read(path).state ?? { ...empty, day };
      // Of a run over midnight all calls count for the new day, since nobody knows which the service counts for it.
      const before = known.day === today ? known.spent : empty.spent;
      const taken = known.day === day && day === today ? recorded : 0;
      await write(
        path,
        {
          ...known,
          day: today,
          spent: { ...before, [caller]: Math.max(0, before[caller] - taken) + run.callsUsed },
          callsPerDay: run.callsPerDay ?? known.callsPerDay,
          limit: run.limit ?? known.limit,
          asked: { ...known.asked, ...Object.fromEntries(run.asked) },
        },
        fileSystem,
      );
    });
    return null;
  } catch (error) {
    return `nothing can be remembered: ${messageOf(error)}`;
  }
}
