/**
 * What the refresh remembers between runs, in a file outside `data/news`: what the service said of its plan today, and
 * when each combination was visited. It may be lost at any time.
 */
import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { fields, parse, wholeNumber } from '~/lib/schema';
import { atomicWrite, type FileSystem } from '~scripts/lib/atomic-write';

const count = wholeNumber(0, 'not a count');

const memorySchema = fields({
  version: v.literal(2),
  /** UTC day of the calls. */
  day: v.string(),
  /** Calls of the refresh on that day. */
  calls: count,
  /** As the service last said; null where it says nothing. */
  callsPerDay: v.nullable(count),
  callsLeft: v.nullable(count),
  /** By key: when the combination was last visited, in ms since 1970. */
  visits: v.record(v.string(), v.number()),
  /** When the service last gave an article, or the memory began. */
  goodAt: v.number(),
  /** When the service first said that all calls are used up, if it gave no article since. */
  usedUpAt: v.nullable(v.number()),
});

export type Memory = v.InferOutput<typeof memorySchema>;

export function dayOf(now: number): string {
  return new Date(now).toISOString().slice(0, 10);
}

/** A memory that is lost or cannot be read begins again: it holds nothing that the next runs do not find out. */
export function readMemory(path: string | null, now: number): Memory {
  const today = { day: dayOf(now), calls: 0, callsLeft: null };
  const begun: Memory = { version: 2, ...today, callsPerDay: null, visits: {}, goodAt: now, usedUpAt: null };
  if (path === null) return begun;
  try {
    const parsed = parse(memorySchema, JSON.parse(readFileSync(path, 'utf8')), 'memory');
    if (parsed.kind !== 'ok') return begun;
    return parsed.value.day === today.day ? parsed.value : { ...parsed.value, ...today };
  } catch {
    return begun;
  }
}

export function writeMemory(path: string, memory: Memory, fileSystem: FileSystem): Promise<void> {
  return atomicWrite(path, `${JSON.stringify(memory, null, 2)}\n`, fileSystem);
}
