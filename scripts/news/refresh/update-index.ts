/** The index of a snapshot folder: which combination is due, and what a run changes in it. */
import { type Combination, keyOf } from '../../../src/config/news';
import type { SnapshotIndex, SnapshotIndexEntry, SnapshotOrigin } from '../../../src/features/news/model/snapshot';

/** What a run knows of one combination. */
export interface Visit {
  readonly key: string;
  /** Asked for, whatever came of it. */
  readonly tried: boolean;
  /** A good answer; the file holds it. */
  readonly good: boolean;
  /** The file is another one now. */
  readonly changed: boolean;
}

export interface RunFacts {
  readonly origin: SnapshotOrigin;
  readonly host: string;
  /** In ms since 1970. */
  readonly now: number;
  /** Only some combinations are asked for per run, so the index must say which are due. */
  readonly isPartial: boolean;
}

const skewMs = 86_400_000;

function toInstant(ms: number): string {
  return `${new Date(ms).toISOString().slice(0, 19)}Z`;
}

/**
 * The combinations, longest untried first. A time in the future comes from a clock that was wrong: it counts as
 * never, or that combination would wait until then.
 */
export function stalestFirst(
  combinations: readonly Combination[],
  index: SnapshotIndex | null,
  now: number,
): readonly Combination[] {
  const triedAt = (combination: Combination) => {
    const time = Date.parse(index?.combinations[keyOf(combination)]?.triedAt ?? '');
    return Number.isNaN(time) || time > now + skewMs ? -Infinity : time;
  };
  // Two that were never tried differ by NaN, which stands for "as they are in the table".
  return combinations.toSorted((a, b) => triedAt(a) - triedAt(b) || 0);
}

function nextEntry(
  entry: SnapshotIndexEntry | undefined,
  visit: Visit,
  { now, origin }: RunFacts,
): SnapshotIndexEntry | undefined {
  if (!visit.tried) return entry;
  const time = toInstant(now);
  const before = entry ?? { origin, triedAt: time, checkedAt: null, changedAt: null };
  if (!visit.good) return { ...before, triedAt: time };
  return { origin, triedAt: time, checkedAt: time, changedAt: visit.changed ? time : (before.changedAt ?? time) };
}

/** A good file the index does not know, or knows under another origin: a run that was killed before its end. */
function isBehind(entry: SnapshotIndexEntry | undefined, visit: Visit, origin: SnapshotOrigin): boolean {
  return visit.good && (entry === undefined || entry.checkedAt === null || entry.origin !== origin);
}

/**
 * The index after a run, or null when it stays as it is: the same answers twice leave no trace, except in runs that
 * take turns. Entries of combinations that are gone go.
 * @param visits one for each combination of the table, in its order.
 */
export function updateIndex(
  index: SnapshotIndex | null,
  visits: readonly Visit[],
  facts: RunFacts,
): SnapshotIndex | null {
  const keys = new Set(visits.map(({ key }) => key));
  const due =
    Object.keys(index?.combinations ?? {}).some((key) => !keys.has(key)) ||
    visits.some(({ changed }) => changed) ||
    visits.some((visit) => isBehind(index?.combinations[visit.key], visit, facts.origin)) ||
    (facts.isPartial && visits.some(({ tried }) => tried));
  if (!due) return null;
  const entries = visits.flatMap((visit): (readonly [string, SnapshotIndexEntry])[] => {
    const next = nextEntry(index?.combinations[visit.key], visit, facts);
    return next === undefined ? [] : [[visit.key, next]];
  });
  const held = entries.filter(([, { checkedAt }]) => checkedAt !== null);
  const isSample = held.length === 0 ? facts.origin === 'sample' : held.some(([, { origin }]) => origin === 'sample');
  return {
    version: 1,
    origin: isSample ? 'sample' : 'live',
    host: facts.host,
    refreshedAt: toInstant(facts.now),
    combinations: Object.fromEntries(entries),
  };
}
