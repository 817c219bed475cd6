/**
 * What the refresh remembers between runs, in a file outside `data/news`: what the service said of its plan today, and
 * when each selection was visited. It may be lost at any time.
 */
import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { dayOf, instantOf } from '~/features/news/model/instant';
import { count } from '~/features/news/model/newsList';
import { fields } from '~/lib/schema';

const memorySchema = fields({
  version: v.literal(2),
  /** UTC day of the calls. */
  day: v.string(),
  /** Calls of the refresh on that day. */
  calls: count,
  /** What the service last said of its plan; null where it says nothing. */
  callsPerDay: v.nullable(count),
  callsLeft: v.nullable(count),
  /** By key: when the selection was last visited, in ms since 1970. */
  visits: v.record(v.string(), v.number()),
  /** When the service last gave an article, or the memory began. */
  goodAt: v.number(),
});

export type Memory = v.InferOutput<typeof memorySchema>;

const hourMs = 3_600_000;
const silenceAlarmHours = 48;

/** A memory that is lost or cannot be read begins again: it holds nothing that the next runs do not find out. */
export function readMemory(path: string | null, now: number): Memory {
  const day = dayOf(instantOf(now));
  const empty: Memory = { version: 2, day, calls: 0, callsPerDay: null, callsLeft: null, visits: {}, goodAt: now };
  if (path === null) return empty;
  try {
    const kept = v.parse(memorySchema, JSON.parse(readFileSync(path, 'utf8')));
    // What was said of another day's calls is no longer true.
    return kept.day === day ? kept : { ...kept, day, calls: 0, callsLeft: null };
  } catch {
    return empty;
  }
}

/** Why no further call of a run makes sense, and the status that said so. */
export interface Stop {
  readonly reason: string;
  readonly status: number | null;
}

/**
 * What an operator must hear of at once, or null.
 * @param stopped why the run made no further call
 */
export function alarmOf({ goodAt }: Memory, stopped: Stop | null, now: number): string | null {
  if (stopped?.status === 401 || stopped?.status === 403) return stopped.reason;
  return now - goodAt >= silenceAlarmHours * hourMs
    ? `the service has not given an article for ${silenceAlarmHours} hours`
    : null;
}
