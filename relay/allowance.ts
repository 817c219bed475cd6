/** The daily allowance of calls to the news service. The count is stored, so that a restart does not begin it again. */
import * as v from 'valibot';
import { dayMs } from '~/lib/durations';
import { toDay, toInstant } from '~/news/instant';
import type { RelayHost } from './store';

/**
 * Calls that one client may cause in a day: a tenth of the relay's, but at least eight. On a plan of three articles a call, eight
 * calls are two clicks on "Load More".
 */
const getClientAllowance = (callsPerDay: number) => Math.max(8, Math.floor(callsPerDay / 10));

const countSchema = v.object({ day: v.string(), used: v.pipe(v.number(), v.safeInteger(), v.minValue(0)) });

export function createAllowance(callsPerDay: number, { log, now, store }: RelayHost) {
  const getToday = () => toDay(toInstant(now()));
  let count = { day: getToday(), used: 0 };
  /** Today's calls by client. They stay in memory, since no visitor's address is stored anywhere. */
  const callsByClient = new Map<string, number>();
  let loading: Promise<void> | null = null;
  let storing: Promise<unknown> = Promise.resolve();

  async function load(): Promise<void> {
    try {
      const storedCount = await store.get('calls');
      if (storedCount !== undefined) count = v.parse(countSchema, storedCount);
    } catch {
      // Nobody knows how many calls were made today. No news is better than more calls than the plan allows.
      count = { day: getToday(), used: callsPerDay };
      log('the count of calls cannot be read: no call is made until midnight UTC');
    }
  }

  /** Whether a client has caused all the calls that one client may cause in a day. */
  function isClientOverLimit(client: string): boolean {
    if (count.day !== getToday()) {
      count = { day: getToday(), used: 0 };
      callsByClient.clear();
    }
    return (callsByClient.get(client) ?? 0) >= getClientAllowance(callsPerDay);
  }

  const isOverLimit = (client: string) => isClientOverLimit(client) || count.used >= callsPerDay;

  return {
    isClientOverLimit,
    /** Time until a client may cause a call again, in ms; 0 if it may now. */
    getWaitMs: (client: string) => (isOverLimit(client) ? dayMs - (now() % dayMs) : 0),
    /**
     * Counts a call that is about to be made, and stores the count first.
     * @returns whether the call may be made
     */
    async take(client: string): Promise<boolean> {
      loading ??= load();
      await loading;
      if (isOverLimit(client)) return false;
      count = { ...count, used: count.used + 1 };
      callsByClient.set(client, (callsByClient.get(client) ?? 0) + 1);
      // One count is stored after the other, so that an older one never replaces a newer one.
      storing = storing.then(
        () => store.put('calls', count),
        () => store.put('calls', count),
      );
      try {
        await storing;
        return true;
      } catch {
        log('the count of calls cannot be stored: no call is made');
        return false;
      }
    },
  };
}
