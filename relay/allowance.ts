/** The calls to the service that the relay may make in a day, counted where a restart finds the count. */
import * as v from 'valibot';
import { dayOf, instantOf } from '~/features/news/model/instant';
import type { RelayHost } from './store';

const dayMs = 86_400_000;
/** The service does not say when its own day begins: what it says is left counts for so long. */
const remainingMs = 3_600_000;
/** Part of a day's calls that may be made at once. Were it all, the first hour would spend them (docs/relay.md). */
const shareAtOnce = 0.25;
/** Part of the open calls that deep pages may take: the others are kept for the articles that most readers ask for. */
const deepShare = 0.5;
/** Calls of a day that one client may cause: a tenth, and two clicks at least on a plan of three articles a call. */
const callsOfClient = (callsPerDay: number) => Math.max(8, Math.floor(callsPerDay / 10));
/** Past it their calls are counted anew, to bound the memory: nobody with so many addresses is held by a count. */
const clientsMax = 10_000;

const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const countSchema = v.object({ day: v.string(), used: whole, deep: v.optional(whole, 0) });

export function createAllowance(callsPerDay: number, { log, now, store }: RelayHost) {
  const today = () => dayOf(instantOf(now()));
  let count = { day: today(), used: 0, deep: 0 };
  /** Calls of the day by client, in memory alone: no address is kept anywhere. */
  const clients = new Map<string, number>();
  let usedUpUntil = 0;
  let loading: Promise<void> | null = null;

  async function load(): Promise<void> {
    try {
      const kept = await store.get('calls');
      if (kept !== undefined) count = v.parse(countSchema, kept);
    } catch {
      // What may have been spent is lost: better no news than more calls than the plan has.
      count = { day: today(), used: callsPerDay, deep: 0 };
      log('the count of calls cannot be read: none is made until midnight UTC');
    }
  }

  /** Ms until more than `used` of some calls a day are open; 0 where they are. */
  function waitMs(used: number, calls: number): number {
    // The share of the day after which they are: the whole of it, where all are used.
    const share = (used / calls - shareAtOnce) / (1 - shareAtOnce);
    return Math.max(0, Math.min(1, share) * dayMs - (now() % dayMs) + 1);
  }

  /** Whether a client has caused all the calls of the day that one may. */
  function isSpentBy(client: string): boolean {
    if (count.day !== today()) {
      count = { day: today(), used: 0, deep: 0 };
      clients.clear();
    }
    return (clients.get(client) ?? 0) >= callsOfClient(callsPerDay);
  }

  /** Ms until there may be a call again; 0 where there is one. `isDeep`: past the articles that calls are kept for. */
  function opensInMs(client: string, isDeep: boolean): number {
    if (now() < usedUpUntil) return usedUpUntil - now();
    if (isSpentBy(client)) return waitMs(1, 1);
    return Math.max(waitMs(count.used, callsPerDay), isDeep ? waitMs(count.deep, callsPerDay * deepShare) : 0);
  }

  function add(client: string, isDeep: boolean, calls: 1 | -1): void {
    count = { ...count, used: count.used + calls, deep: count.deep + (isDeep ? calls : 0) };
    if (clients.size >= clientsMax) clients.clear();
    clients.set(client, (clients.get(client) ?? 0) + calls);
  }

  return {
    isSpentBy,
    opensInMs,
    /** Counts a call, and keeps the count before the call is made. False where there is none to make now. */
    async take(client: string, isDeep: boolean): Promise<boolean> {
      loading ??= load();
      await loading;
      // Nothing is awaited from here to the count, so no two calls take the same one.
      if (opensInMs(client, isDeep) > 0) return false;
      add(client, isDeep, 1);
      try {
        await store.put('calls', count);
        return true;
      } catch {
        add(client, isDeep, -1);
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
