/** The calls to the service that the relay may make in a day, counted where a restart finds the count. */
import * as v from 'valibot';
import { dayOf } from '~/features/news/model/day';
import type { RelayStore } from './store';

export interface Allowance {
  /** Counts a call, and keeps the count before the call is made. False where there is none to make now. */
  readonly take: () => Promise<boolean>;
  /** What the service said is left of the plan for everyone, or null where it said nothing. */
  readonly believe: (callsLeft: number | null) => void;
  /** Ms until there may be a call again; 0 where there is one. */
  readonly opensInMs: () => number;
}

interface AllowanceOptions {
  readonly callsPerDay: number;
  readonly store: RelayStore;
  /** Ms since 1970. */
  readonly now: () => number;
  readonly log: (line: string) => void;
}

const dayMs = 86_400_000;
/** The service does not say when its own day begins: what it says is left counts for so long. */
const beliefMs = 3_600_000;
/**
 * Part of a day's calls that may be made at once; the others are open as the day goes on. Were all of them open at
 * midnight, the first hour would spend them, and what everybody reads would be as old as the day (docs/relay.md).
 */
const shareAtOnce = 0.25;
const storeKey = 'calls';

const countSchema = v.object({ day: v.string(), used: v.pipe(v.number(), v.safeInteger(), v.minValue(0)) });

/** Days begin at midnight UTC, as with the service. */
function utcDay(now: number): string {
  return dayOf(new Date(now).toISOString());
}

export function createAllowance({ callsPerDay, store, now, log }: AllowanceOptions): Allowance {
  let day = '';
  let used = 0;
  let told = { callsLeft: Infinity, until: 0 };
  let loading: Promise<void> | null = null;

  async function load(): Promise<void> {
    day = utcDay(now());
    try {
      const kept = await store.get(storeKey);
      if (kept === undefined) return;
      const count = v.parse(countSchema, kept);
      if (count.day === day) used = count.used;
    } catch {
      // The count of what may have been spent is lost: better no news than more calls than the plan has.
      used = callsPerDay;
      log('the count of calls cannot be read: none is made until midnight UTC');
    }
  }

  function startDay(): void {
    const today = utcDay(now());
    if (today === day) return;
    day = today;
    used = 0;
  }

  const isToldEmpty = () => told.callsLeft <= 0 && now() < told.until;
  const openByNow = () => callsPerDay * (shareAtOnce + ((1 - shareAtOnce) * (now() % dayMs)) / dayMs);

  return {
    async take() {
      loading ??= load();
      await loading;
      startDay();
      // Nothing waits from here to the count: no two calls take the same one.
      if (used >= openByNow() || isToldEmpty()) return false;
      used += 1;
      told.callsLeft -= 1;
      try {
        await store.put(storeKey, { day, used });
        return true;
      } catch {
        used -= 1;
        log('the count of calls cannot be kept: no call is made');
        return false;
      }
    },
    believe(callsLeft) {
      if (callsLeft !== null) told = { callsLeft, until: now() + beliefMs };
    },
    opensInMs() {
      startDay();
      if (isToldEmpty()) return told.until - now();
      if (used < openByNow()) return 0;
      // The time of day at which more than `used` are open, or midnight.
      const shareOfDay = (used / callsPerDay - shareAtOnce) / (1 - shareAtOnce);
      return Math.min(1, shareOfDay) * dayMs - (now() % dayMs) + 1;
    },
  };
}
