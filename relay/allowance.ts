/** The calls to the service that the relay may make in a day, counted where a restart finds the count. */
import * as v from 'valibot';
import { dayOf } from '~/features/news/model/day';
import { instantOf } from '~/features/news/model/instant';
import type { RelayHost } from './store';

const dayMs = 86_400_000;
/** The service does not say when its own day begins: what it says is left counts for so long. */
const remainingMs = 3_600_000;
/** Part of a day's calls that may be made at once. Were it all, the first hour would spend them (docs/relay.md). */
const shareAtOnce = 0.25;

const countSchema = v.object({ day: v.string(), used: v.pipe(v.number(), v.safeInteger(), v.minValue(0)) });

export function createAllowance(callsPerDay: number, { log, now, store }: RelayHost) {
  const today = () => dayOf(instantOf(now()));
  let count = { day: today(), used: 0 };
  let usedUpUntil = 0;
  let loading: Promise<void> | null = null;

  async function load(): Promise<void> {
    try {
      const kept = await store.get('calls');
      if (kept !== undefined) count = v.parse(countSchema, kept);
    } catch {
      // What may have been spent is lost: better no news than more calls than the plan has.
      count = { day: today(), used: callsPerDay };
      log('the count of calls cannot be read: none is made until midnight UTC');
    }
  }

  /** Ms until there may be a call again; 0 where there is one. */
  function opensInMs(): number {
    if (now() < usedUpUntil) return usedUpUntil - now();
    if (count.day !== today()) count = { day: today(), used: 0 };
    // The share of the day after which more than `used` are open: the whole of it, where all are used.
    const share = (count.used / callsPerDay - shareAtOnce) / (1 - shareAtOnce);
    return Math.max(0, Math.min(1, share) * dayMs - (now() % dayMs) + 1);
  }

  return {
    opensInMs,
    /** Counts a call, and keeps the count before the call is made. False where there is none to make now. */
    async take(): Promise<boolean> {
      loading ??= load();
      await loading;
      // Nothing waits from here to the count: no two calls take the same one.
      if (opensInMs() > 0) return false;
      count = { ...count, used: count.used + 1 };
      try {
        await store.put('calls', count);
        return true;
      } catch {
        count = { ...count, used: count.used - 1 };
        log('the count of calls cannot be kept: no call is made');
        return false;
      }
    },
    /** What the service said is left of the plan for everyone; null where it said nothing. */
    setRemainingCalls(callsLeft: number | null): void {
      if (callsLeft === 0) usedUpUntil = now() + remainingMs;
    },
  };
}
