/** The calls that the plan of the news service allows: some for the relay, and the rest for the runs of the refresh. */
import { newsCallsPerDay, relayCallsPercent } from '~/config/limits';

/**
 * Reads `NEWS_CALLS_PER_DAY`, the calls that the plan allows a day (UTC).
 * @throws Error of one line that names the variable, its value and what it must be
 */
export function parseCallsPerDay(environment: Readonly<Partial<Record<string, string>>>): number {
  // An unset variable of a CI system often arrives as an empty text.
  const text = environment['NEWS_CALLS_PER_DAY']?.trim() || String(newsCallsPerDay);
  if (!/^[1-9]\d{0,6}$/.test(text))
    throw new Error(`NEWS_CALLS_PER_DAY: ${JSON.stringify(text)} must be a whole number from 1 to 9999999`);
  return Number(text);
}

/** Returns how many of a day's calls the relay may make. */
export function countRelayCalls(callsPerDay: number): number {
  return Math.floor((callsPerDay * relayCallsPercent) / 100);
}
