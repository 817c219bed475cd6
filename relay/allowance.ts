/** The calls to the service that the relay may make in a day, counted where a restart finds the count. */
import * as v from 'valibot';
import { dayOf, instantOf } from '~/features/news/model/instant';
import type { RelayHost } from './store';

const dayMs = 86_400_000;
/** Calls of a day that one client may cause: a tenth, and two clicks at least on a plan of three articles a call. */
const callsOfClient = (callsPerDay: number) => Math.max(8, Math.floor(callsPerDay / 10));

const countSchema = v.object({ day: v.string(), used: v.pipe(v.number(), v.safeInteger(), v.minValue(0)) });

export function createAllowance(callsPerDay: number, { log, now, store }: RelayHost) {
  const today = () => dayOf(instantOf(now()));
  let count = { day: today(), used: 0 };
  /** Calls of the day by client, in memory alone: no address is kept anywhere. */
  const clients = new Map<string, number>();
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

  /** Whether a client has caused all the calls of the day that one may. */
  function isSpentBy(client: string): boolean {
    if (count.day !== today()) {
      count = { day: today(), used: 0 };
      clients.clear();
    }
    return (clients.get(client) ?? 0) >= callsOfClient(callsPerDay);
  }

  const isSpent = (client: string) => isSpentBy(client) || count.used >= callsPerDay;

  return {
    isSpentBy,
    /** Ms until a client may cause a call again; 0 where it may now. */
    waitMs: (client: string) => (isSpent(client) ? dayMs - (now() % dayMs) : 0),
    /** Counts a call, and keeps the count before the call is made. False where there is none to make now. */
    async take(client: string): Promise<boolean> {
      loading ??= load();
      await loading;
      if (isSpent(client)) return false;
      count = { ...count, used: count.used + 1 };
      clients.set(client, (clients.get(client) ?? 0) + 1);
      try {
        await store.put('calls', count);
        return true;
      } catch {
        log('the count of calls cannot be kept: no call is made');
        return false;
      }
    },
  };
}
