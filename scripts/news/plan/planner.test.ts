/** Whose turn it is: the emptiest and stalest, the busy more often than the quiet, and how far down a list. */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newsPageTimesLimitMax } from '~/config/limits';
import { type Combination, combinations, keyOf } from '~/config/news';
import { type ArchivedArticle, canonicalKeys } from '~/features/news/model/archive';
import type { NewsPage } from '~/features/news/model/response';
import { type Asked, type Call, createPlanner, type PlannerOptions } from './planner';

const hourMs = 3_600_000;
const now = Date.UTC(2026, 10, 22, 12);

/** Narrow ones that have nothing to do with each other, whichever the site has. */
function narrow(place: number): Combination {
  const { region } = combinations.filter((one) => one.region !== 'all' && one.category === 'all')[place] ?? {};
  const { category } = combinations.filter((one) => one.region === 'all' && one.category !== 'all')[place] ?? {};
  if (region === undefined || category === undefined) throw new Error(`there is no region or category ${place}`);
  return { region, category };
}
const [north, middle, south] = [narrow(0), narrow(1), narrow(2)];

function articleAt(combination: Combination, hoursAgo: number, at = now): ArchivedArticle {
  const publishedAt = `${new Date(at - hoursAgo * hourMs).toISOString().slice(0, 19)}Z`;
  return {
    url: `https://news.example/${keyOf(combination)}/${publishedAt}`,
    title: 'A title',
    description: '',
    imageUrl: null,
    region: combination.region,
    source: 'news.example',
    categories: [],
    publishedAt,
    combinations: canonicalKeys([keyOf(combination)]),
  };
}

/** Articles at even distances, the newest first. */
function listOf(combination: Combination, count: number, newest: number, distance = 1): readonly ArchivedArticle[] {
  return Array.from({ length: count }, (_, index) => articleAt(combination, newest + index * distance));
}

/** Combinations that were all asked for so many hours ago. */
function askedFor(table: readonly Combination[], hoursAgo: number, found: number | null = 100) {
  return new Map<string, Asked>(table.map((one) => [keyOf(one), { at: now - hoursAgo * hourMs, found }]));
}

function planFor(table: readonly Combination[], options: Partial<PlannerOptions> = {}) {
  return createPlanner({ table, articles: [], asked: null, now, depth: 36, limit: 3, keptDays: 30, ...options });
}

function pageOf(found: number, limit: number, returned = limit): NewsPage {
  const dropped = { 'not a record': 0, 'no title': 0, 'bad address': 0, 'bad date': 0, duplicate: 0 };
  return { kind: 'ok', articles: [], found, limit, returned, dropped, problems: [] };
}

/** Asks on while there is anything to ask for; answers with what the service has of it, as far as `most` calls go. */
function callsOf(
  planner: ReturnType<typeof createPlanner>,
  service: (combination: Combination) => readonly ArchivedArticle[],
  most: number,
): readonly Call[] {
  const calls: Call[] = [];
  for (let call = planner.next(); call !== null; call = calls.length < most ? planner.next() : null) {
    calls.push(call);
    const list = service(call.combination);
    const made = list.slice((call.page - 1) * 3, call.page * 3);
    planner.answered(call, pageOf(list.length, 3, made.length), made);
  }
  return calls;
}

const keysOf = (calls: readonly Call[]) => calls.map(({ combination }) => keyOf(combination));

describe('whose turn it is', () => {
  const table = [north, middle, south];

  it('is the emptiest’s', () => {
    const articles = [...listOf(north, 12, 1), ...listOf(middle, 8, 1), ...listOf(south, 3, 1)];
    const planner = planFor(table, { articles, asked: askedFor(table, 6) });
    const first = Array.from({ length: 3 }, () => planner.next());
    expect(keysOf(first.flatMap((call) => call ?? []))).toEqual([south, middle, north].map(keyOf));
  });

  it('is the stalest’s among full ones', () => {
    const articles = table.flatMap((one) => listOf(one, 12, 40));
    const asked = new Map([...askedFor([north], 6), ...askedFor([middle], 30), ...askedFor([south], 12)]);
    const planner = planFor(table, { articles, asked });
    const first = Array.from({ length: 3 }, () => planner.next());
    expect(keysOf(first.flatMap((call) => call ?? []))).toEqual([middle, south, north].map(keyOf));
  });

  it('is the busiest’s among those asked for at the same time', () => {
    const articles = [...listOf(north, 12, 6, 8), ...listOf(middle, 12, 6, 0.2), ...listOf(south, 12, 6, 2)];
    const planner = planFor(table, { articles, asked: askedFor(table, 6) });
    const first = Array.from({ length: 3 }, () => planner.next());
    expect(keysOf(first.flatMap((call) => call ?? []))).toEqual([middle, south, north].map(keyOf));
  });

  it('is that of an empty narrow one before that of the wide ones, which it fills as well', () => {
    const wide = { region: 'all', category: 'all' } as const;
    expect(planFor([wide, north]).next()).toEqual({ combination: north, page: 1 });
  });

  it('comes to the quiet too, though to the busy more often', () => {
    const hoursBetween = new Map([
      [keyOf(north), 24],
      [keyOf(middle), 0.5],
      [keyOf(south), 6],
    ]);
    const start = now;
    const asked = askedFor(table, 1);
    const turns: string[] = [];
    for (let hour = 0; hour < 24 * 7; hour += 2) {
      const at = start + hour * hourMs;
      // At any time the service has fifteen of each, at that combination's pace.
      const articles = table.flatMap((one) => {
        const distance = (hoursBetween.get(keyOf(one)) ?? 1) * hourMs;
        const seenAt = asked.get(keyOf(one))?.at ?? start;
        const last = Math.floor(seenAt / distance) * distance;
        return Array.from({ length: 15 }, (_, index) => articleAt(one, (at - last + index * distance) / hourMs, at));
      });
      const planner = planFor(table, { articles, asked, now: at });
      const call = planner.next();
      if (call === null) throw new Error('nothing to ask for');
      turns.push(keyOf(call.combination));
      asked.set(keyOf(call.combination), { at, found: 100 });
    }
    const [busy, middling, quiet] = [middle, south, north].map(
      (one) => turns.filter((key) => key === keyOf(one)).length,
    );
    expect(busy).toBeGreaterThan(middling ?? 0);
    expect(middling).toBeGreaterThan(quiet ?? 0);
    expect(quiet).toBeGreaterThan(7);
  });

  it('changes with the hour where nobody knows what earlier runs asked for', () => {
    const articles = combinations.flatMap((one) => listOf(one, 2, 1));
    const firsts = Array.from({ length: 24 }, (_, hour) => {
      const planner = planFor(combinations, { articles, now: now + hour * hourMs });
      return keyOf(planner.next()?.combination ?? north);
    });
    expect(new Set(firsts).size).toBeGreaterThan(6);
    const again = planFor(combinations, { articles }).next();
    expect(keyOf(again?.combination ?? north)).toBe(firsts[0]);
  });
});

describe('a list', () => {
  const wide = { region: 'all', category: 'all' } as const;

  it('is read page by page, to its end or to the depth that is wanted', () => {
    const short = callsOf(planFor([wide]), () => listOf(wide, 8, 1), 50);
    expect(short.map(({ page }) => page)).toEqual([1, 2, 3]);
    const long = callsOf(planFor([wide]), () => listOf(wide, 100, 1), 50);
    expect(long.map(({ page }) => page)).toEqual(Array.from({ length: 12 }, (_, index) => index + 1));
  });

  it('is not read on where an empty page came', () => {
    const planner = planFor([wide]);
    const call = planner.next() ?? { combination: wide, page: 0 };
    planner.answered(call, pageOf(50, 3, 0), []);
    expect([call.page, planner.next(), planner.waiting()]).toEqual([1, null, []]);
  });

  it('is not read past what is young enough to be kept, which is then all that it has', () => {
    const planner = planFor([wide], { keptDays: 2 });
    const calls = callsOf(planner, () => listOf(wide, 100, 1, 10), 50);
    // The sixth is more than two days older than the first.
    expect(calls.map(({ page }) => page)).toEqual([1, 2]);
    expect(planner.asked()).toEqual(new Map([[keyOf(wide), { at: now, found: 5 }]]));
    expect(planner.waiting()).toEqual([]);
  });

  it('of a quiet one is taken up where its empty places begin, and of a busy one at its top', () => {
    const asked = askedFor([wide], 1);
    expect(planFor([wide], { articles: listOf(wide, 7, 30, 24), asked }).next()?.page).toBe(3);
    expect(planFor([wide], { articles: listOf(wide, 7, 1.5, 0.1), asked }).next()?.page).toBe(1);
  });

  it('is not asked for past what the service gives', () => {
    const limit = 1_000;
    const planner = planFor([wide], { limit, depth: Infinity });
    const pages: number[] = [];
    for (let call = planner.next(); call !== null; call = planner.next()) {
      pages.push(call.page);
      planner.answered(call, pageOf(1_000_000, limit), []);
    }
    expect(pages.at(-1)).toBe(newsPageTimesLimitMax / limit);
  });
});

describe('a call without an answer', () => {
  it('ends the combination’s turn in this run, and makes room for others in the next', () => {
    const table = [north, middle];
    const planner = planFor(table);
    const call = planner.next() ?? { combination: middle, page: 0 };
    expect(call.combination).toEqual(north);
    planner.failed(call);
    expect(planner.next()?.combination).toEqual(middle);
    expect(planner.next()).toBeNull();
    expect(planner.asked()).toEqual(new Map([[keyOf(north), { at: now, found: null }]]));
    const firstAfter = (hours: number) =>
      planFor(table, {
        asked: new Map([...askedFor([north], hours, null), ...askedFor([middle], hours)]),
        // One is there already, so that the other is the emptier.
        articles: listOf(middle, 1, 100),
      }).next()?.combination;
    expect(firstAfter(6)).toEqual(middle);
    expect(firstAfter(24)).toEqual(north);
  });

  it('is asked for again where nothing else is left, be it this very minute', () => {
    const quiet = planFor([north], { articles: listOf(north, 3, 100), asked: askedFor([north], 0, null) });
    expect(quiet.next()).toEqual({ combination: north, page: 2 });
  });

  it('that was not made at all waits for its turn, and is not remembered', () => {
    const planner = planFor([north]);
    const call = planner.next() ?? { combination: north, page: 0 };
    expect(planner.next()).toBeNull();
    planner.left(call);
    expect([planner.asked().size, planner.waiting()]).toEqual([0, [north]]);
    expect(planner.next()).toEqual(call);
  });
});

/** Four calls at a time, as in a run, until there is nothing left to ask for. Returns what was wrong with a call. */
function faultsOf(
  planner: ReturnType<typeof createPlanner>,
  answers: Iterable<{ readonly isSound: boolean; readonly found: number; readonly hoursAgo: number }>,
  limit: number,
): readonly string[] {
  const faults: string[] = [];
  /** The last page asked for; Infinity after a call that failed. */
  const pages = new Map<string, number>();
  const underWay: Call[] = [];
  for (const { found, hoursAgo, isSound } of answers) {
    const call = planner.next();
    if (call !== null) {
      const key = keyOf(call.combination);
      if (keysOf(underWay).includes(key)) faults.push(`${key} is under way`);
      if (call.page <= (pages.get(key) ?? 0)) faults.push(`${key}: page ${call.page} after ${pages.get(key)}`);
      if (call.page * limit > newsPageTimesLimitMax) faults.push(`${key}: page ${call.page} is too far`);
      pages.set(key, call.page);
      underWay.push(call);
    }
    const done = call === null || underWay.length > 3 ? underWay.shift() : undefined;
    if (call === null && done === undefined) break;
    if (done === undefined) continue;
    if (isSound) planner.answered(done, pageOf(found, limit), [articleAt(done.combination, hoursAgo)]);
    else {
      planner.failed(done);
      pages.set(keyOf(done.combination), Infinity);
    }
  }
  return faults;
}

describe('whatever is known and answered', () => {
  const cell = fc.constantFrom(...combinations);
  const known = fc.array(fc.tuple(cell, fc.double({ min: -30, max: 900, noNaN: true })), { maxLength: 80 });
  const remembered = fc.option(
    fc.array(fc.tuple(cell, fc.double({ min: -30, max: 900, noNaN: true }), fc.option(fc.nat(60))), { maxLength: 42 }),
  );
  const answer = fc.record({
    isSound: fc.oneof({ weight: 4, arbitrary: fc.constant(true) }, { weight: 1, arbitrary: fc.constant(false) }),
    found: fc.nat(80),
    hoursAgo: fc.double({ min: 0, max: 900, noNaN: true }),
  });
  const limits = fc.integer({ min: 1, max: 12 });

  it('no call stands twice, each list is read downwards, and all are asked for', () => {
    fc.assert(
      fc.property(known, remembered, fc.infiniteStream(answer), limits, (some, memory, answers, limit) => {
        const asked = memory?.map(([one, hours, found]) => [keyOf(one), { at: now - hours * hourMs, found }] as const);
        const articles = some.map(([one, hours]) => articleAt(one, hours));
        const planner = planFor(combinations, { articles, asked: asked === undefined ? null : new Map(asked), limit });
        expect(faultsOf(planner, answers, limit)).toEqual([]);
        expect(new Set(planner.asked().keys())).toEqual(new Set(combinations.map(keyOf)));
      }),
      { numRuns: 200 },
    );
  });
});
