/** Which pages of the service a run asks for, in which order, and what the snapshots hold after it. */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newsPageSize } from '~/config/limits';
import { instantOf } from '~/shared/news/instant';
import { parseNewsPlan } from '~/shared/news/newsPlan';
import { newsQuery } from '~/shared/news/query';
import { keyOf } from '~/shared/news/selection';
import { createIndex, parseRequest } from '~scripts/news-service/find-articles';
import type { Collection } from '~scripts/news/snapshots/collection';
import type { ServiceFacts } from '~scripts/news/snapshots/snapshot';
import { sampleArticle } from '~tests/support/news/articles';
import { searchTerms, selections } from '~tests/support/news/search-terms';
import {
  dayMs,
  hourMs,
  findIncompleteSelections,
  createNewsFolder,
  noon,
  createTestService,
  serviceArticle,
} from '~tests/support/news/test-refresh';
import type { CallResult } from './calls';
import { runRounds } from './rounds';

const keys = selections.map(keyOf);
const morning = noon - 8 * hourMs;

function count(from: number, to: number): readonly number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

/** An article of a selection; its title names no region, so that it belongs to no narrower selection. */
function articleOf(key: string, place: number) {
  return { ...sampleArticle(`${keys.indexOf(key)}-${place}`), publishedAt: instantOf(noon - place * hourMs) };
}

interface Scene {
  /** Articles that the service has of a selection; of the others it has none. */
  readonly totals?: Readonly<Record<string, number>>;
  readonly pageSize?: number;
  /** The places of the articles of a selection that its snapshot has before the run. */
  readonly before?: Readonly<Record<string, readonly number[]>>;
  /** The keys of the selections that were asked for in an earlier run; all of them by default. */
  readonly askedBefore?: readonly string[];
  readonly callsAllowed?: number;
  readonly now?: number;
  /** What goes wrong with a call, by its number from 1 on. */
  readonly fault?: (call: number, key: string) => CallResult | undefined;
  /** Whether the run has time to wait. */
  readonly hasTime?: boolean;
}

/** Runs the rounds before a service that is made up; the calls as `haiti/all 1`, and the waits. */
async function play(scene: Scene) {
  const { askedBefore = keys, before = {}, callsAllowed = 1_000, fault, hasTime = true } = scene;
  const { now = morning, pageSize = newsPageSize, totals = {} } = scene;
  const asked: string[] = [];
  const waits: number[] = [];
  const facts = new Map<string, ServiceFacts>(
    askedBefore.map((key) => [key, { total: totals[key] ?? 0, pageSize, pagesRead: 1 }]),
  );
  const articles = Object.entries(before).map(
    ([key, places]) => [key, places.map((place) => articleOf(key, place))] as const,
  );
  const collection: Collection = new Map();
  for (const [key, list] of articles)
    for (const article of list) collection.set(article.url.replace('https://', ''), { ...article, selections: [key] });
  const result = await runRounds({
    searchTerms,
    calls: {
      ask(selection, page) {
        const key = keyOf(selection);
        if (asked.length >= callsAllowed) return Promise.resolve<CallResult>({ kind: 'ended' });
        asked.push(`${key} ${page}`);
        const wrong = fault?.(asked.length, key);
        if (wrong !== undefined) return Promise.resolve(wrong);
        const found = totals[key] ?? 0;
        const places = count((page - 1) * pageSize + 1, Math.min(found, page * pageSize));
        const list = places.map((place) => articleOf(key, place));
        return Promise.resolve<CallResult>({
          kind: 'ok',
          page: { articles: list, found, limit: pageSize, returned: list.length, problems: [] },
        });
      },
      wait(ms) {
        waits.push(ms);
        return Promise.resolve(hasTime);
      },
    },
    callsAllowed,
    runsPerDay: 2,
    collection,
    before: new Map(articles),
    facts,
    host: 'news.example',
    now: () => now,
  });
  return { asked, waits, result };
}

/** How many first pages, next pages, and first pages after those, were asked for. */
function countPages(asked: readonly string[]): readonly number[] {
  const isFirst = asked.map((line) => line.endsWith(' 1'));
  const begin = isFirst.indexOf(false);
  const end = isFirst.lastIndexOf(false) + 1;
  return [begin, end - begin, asked.length - end];
}

/** The numbers of the pages that were asked for of a selection. */
function pagesOf(asked: readonly string[], key: string): readonly number[] {
  return asked.filter((line) => line.startsWith(`${key} `)).map((line) => Number(line.split(' ')[1]));
}

const haitiSociety = 'haiti/society';
const first = (some: readonly string[]) => some.map((key) => `${key} 1`);

describe('the plan of a run', () => {
  it('asks for the first page of each of the 42 selections, all news first, and for no more if nothing is new', async () => {
    const totals = Object.fromEntries(keys.map((key) => [key, 40]));
    const before = Object.fromEntries(keys.map((key) => [key, count(1, 12)]));
    const { asked } = await play({ totals, before });
    expect([asked.length, asked[0]]).toEqual([42, 'all/all 1']);
    expect(asked.toSorted()).toEqual(first(keys).toSorted());
  });

  it.each([
    ['has three of twelve', 12, count(1, 3), [1, 2, 3, 4]],
    ['has three of five', 5, count(1, 3), [1, 2]],
    ['has three of three', 3, count(1, 3), [1]],
    ['has twelve', 20, count(1, 12), [1]],
  ])(
    'asks on for a selection with fewer than twelve articles, three a call: one that %s',
    async (_, total, places, pages) => {
      const { asked } = await play({
        totals: { [haitiSociety]: total },
        before: { [haitiSociety]: places },
        pageSize: 3,
      });
      expect(pagesOf(asked, haitiSociety)).toEqual(pages);
      // The next pages follow the first page of every selection.
      expect(asked.slice(0, 42).every((line) => line.endsWith(' 1'))).toBe(true);
    },
  );

  it.each([
    ['an article of its first page is known', [...count(5, 16)], [1]],
    ['an article of its third page is known', [...count(30, 41)], [1, 2, 3]],
    ['all are new: four at most', [...count(90, 101)], [1, 2, 3, 4, 5]],
  ])('asks for further pages of a selection until %s', async (_, places, pages) => {
    const { asked } = await play({ totals: { [haitiSociety]: 200 }, before: { [haitiSociety]: places } });
    expect(pagesOf(asked, haitiSociety)).toEqual(pages);
  });

  it('asks for no page that the service has not, or that it would refuse', async () => {
    const ends = await play({ totals: { [haitiSociety]: 14 }, before: { [haitiSociety]: [] } });
    expect(pagesOf(ends.asked, haitiSociety)).toEqual([1, 2]);
    const wide = await play({ totals: { [haitiSociety]: 90_000 }, before: { [haitiSociety]: [] }, pageSize: 6_000 });
    expect(pagesOf(wide.asked, haitiSociety)).toEqual([1, 2, 3]);
  });

  it.each([
    ['the first', 'morning', morning, [42, 1, 0]],
    ['the next', 'afternoon', noon, [0, 6, 37]],
  ])('begins with %s pages in the %s if the calls do not reach for both', async (_, __, now, expected) => {
    const totals = { 'haiti/society': 12, 'caribbean/economy': 12 };
    const before = { 'haiti/society': [1, 2, 3], 'caribbean/economy': [1, 2, 3] };
    const { asked } = await play({ totals, before, pageSize: 3, callsAllowed: 43, now });
    expect(countPages(asked)).toEqual(expected);
    expect(asked).toHaveLength(43);
  });

  it('with calls enough begins with the first pages in the afternoon too', async () => {
    const { asked } = await play({
      totals: { [haitiSociety]: 12 },
      before: { [haitiSociety]: [1, 2, 3] },
      pageSize: 3,
      now: noon,
    });
    expect(asked.slice(0, 42).every((line) => line.endsWith(' 1'))).toBe(true);
  });

  it.each([
    ['morning', morning],
    ['afternoon', noon],
  ])('asks for selections that were never asked for before all others, in the %s', async (_, now) => {
    const never = ['haiti/business', 'united-states/technology'];
    const askedBefore = keys.filter((key) => !never.includes(key));
    // The first of them knows twelve articles already, which were found for a wider selection.
    const before = { 'haiti/business': count(1, 12), 'caribbean/economy': [1, 2, 3] };
    const scene = { totals: { 'caribbean/economy': 12 }, before, askedBefore, pageSize: 3, callsAllowed: 5, now };
    const { asked } = await play(scene);
    expect(asked.slice(0, 2).toSorted()).toEqual(first(never));
  });

  it.each([2, 3, 7, 10, 14, 20, 21, 40, 41])(
    'with %i calls a run, asks for every selection equally often',
    async (callsAllowed) => {
      const runs = count(0, 40);
      const times = new Map(keys.map((key) => [key, 0]));
      for (const run of runs) {
        const { asked } = await play({ callsAllowed, now: morning + (run * dayMs) / 2 });
        expect([asked.length, asked[0]]).toEqual([callsAllowed, 'all/all 1']);
        for (const line of asked) times.set(line.split(' ')[0] ?? '', (times.get(line.split(' ')[0] ?? '') ?? 0) + 1);
      }
      times.delete('all/all');
      expect(new Set(times.values())).toEqual(new Set([callsAllowed - 1]));
    },
  );
});

const failure = (more: Partial<Extract<CallResult, { kind: 'failed' }>> = {}): CallResult => ({
  kind: 'failed',
  reason: 'status 500',
  isPassing: true,
  waitMs: null,
  ...more,
});

describe('a call that fails', () => {
  it('for the moment is repeated after the rounds, twice at most, as late as the service asks', async () => {
    const second = await play({ fault: (call) => (call === 2 || call === 5 ? failure() : undefined) });
    expect(second.asked.slice(42)).toEqual([second.asked[1], second.asked[4]]);
    expect([second.waits, second.result.failed.size]).toEqual([[1_000], 0]);

    const always = await play({ fault: (_, key) => (key === haitiSociety ? failure({ waitMs: 7_000 }) : undefined) });
    expect(always.asked.slice(42)).toEqual([`${haitiSociety} 1`, `${haitiSociety} 1`]);
    expect([always.waits, [...always.result.failed]]).toEqual([[7_000, 7_000], [[haitiSociety, 'status 500']]]);
  });

  it('for good is not repeated, and its selection has no next page', async () => {
    const { asked, result, waits } = await play({
      totals: { [haitiSociety]: 30 },
      fault: (_, key) => (key === haitiSociety ? failure({ isPassing: false, reason: 'status 400' }) : undefined),
    });
    expect([pagesOf(asked, haitiSociety), waits, [...result.failed]]).toEqual([
      [1],
      [],
      [[haitiSociety, 'status 400']],
    ]);
  });

  it('the third in a row is repeated at once after a wait, and ends the run if the service fails on', async () => {
    const down = await play({ fault: () => failure({ waitMs: 60_000 }) });
    expect(down.asked).toHaveLength(5);
    expect([down.waits, down.result.stopReason]).toEqual([[60_000, 60_000], '3 selections in a row got no answer']);

    const back = await play({ fault: (call) => (call <= 3 ? failure() : undefined) });
    expect([back.asked[3], back.result.stopReason, back.result.failed.size]).toEqual([back.asked[2], null, 0]);
    // The two before are repeated at the end.
    expect(back.asked.slice(-2)).toEqual(back.asked.slice(0, 2));
  });

  it('is not repeated if the run would be over by then', async () => {
    const { asked, result } = await play({ hasTime: false, fault: (call) => (call === 2 ? failure() : undefined) });
    expect([asked.length, result.failed.size]).toEqual([42, 1]);
  });

  it('with records of which none can be used counts as a failure', async () => {
    const page = { articles: [], found: 4, limit: 12, returned: 4, problems: ['bad'] };
    const { result } = await play({ fault: (_, key) => (key === haitiSociety ? { kind: 'ok', page } : undefined) });
    expect([...result.failed]).toEqual([[haitiSociety, 'none of 4 records can be used']]);
    expect(result.problems).toEqual([`${haitiSociety}: bad`]);
  });
});

describe('scheduled runs before the embedded service', () => {
  const plan = parseNewsPlan({});

  /** Runs twelve hours apart, from four o'clock on. */
  async function scheduledRuns(limit: number, runs: number) {
    const news = createNewsFolder();
    const service = createTestService({ limit, callsPerDay: 100, now: Date.UTC(2024, 4, 2, 4, 23) });
    const lacking: (readonly [three: number, twelve: number])[] = [];
    for (let run = 0; run < runs; run += 1) {
      if (run % 2 === 0) service.callsLeft = 100;
      const { callsUsed } = await news.runRefresh(service, { plan });
      expect(callsUsed).toBeLessThanOrEqual(42);
      lacking.push([findIncompleteSelections(news, 3).length, findIncompleteSelections(news, 12).length]);
      service.now += dayMs / 2;
    }
    return { news, service, lacking };
  }

  it('with 3 articles a call: three of each or all there are after the first, twelve after the third day, then no change', async () => {
    const { lacking, news, service } = await scheduledRuns(3, 6);
    expect(lacking.map(([three]) => three)).toEqual([0, 0, 0, 0, 0, 0]);
    expect(lacking.at(-1)).toEqual([0, 0]);
    const before = news.readFolder();
    service.callsLeft = 100;
    const result = await news.runRefresh(service, { plan });
    expect([result.callsUsed, result.changed, news.readFolder()]).toEqual([42, [], before]);
  });

  it('with 25 articles a call: twelve of each or all there are after the first, and no change after the second', async () => {
    const { lacking, news, service } = await scheduledRuns(25, 1);
    expect(lacking).toEqual([[0, 0]]);
    const before = news.readFolder();
    const result = await news.runRefresh(service, { plan });
    expect([result.callsUsed, result.changed, news.readFolder()]).toEqual([42, [], before]);
  });
});

const phrases = ['Haiti', 'Santo Domingo', 'Caribbean', 'South America', 'USA', ''];
const categories = ['business', 'politics', 'economy', 'technology', ''];

it('with twelve articles a call or more, every snapshot begins with the newest twelve after every run', async () => {
  const property = fc.asyncProperty(
    fc.gen(),
    fc.array(fc.nat({ max: 60 }), { minLength: 3, maxLength: 3 }),
    async (pick, counts) => {
      const service = createTestService({ articles: [] });
      const news = createNewsFolder();
      for (const [run, length] of counts.entries()) {
        const arrived = count(1, length).map((id) =>
          serviceArticle(`${run}-${id}`, service.now - pick(fc.integer, { min: 0, max: 12 * 3_600 }) * 1_000, {
            description: pick(fc.constantFrom, ...phrases),
            categories: [pick(fc.constantFrom, ...categories)],
          }),
        );
        service.articles = [...arrived, ...service.articles];
        await news.runRefresh(service);
        const find = createIndex(service.articles);
        for (const selection of service.articles.length === 0 ? [] : selections) {
          const query = newsQuery({ ...selection, page: 1, host: 'news.example.com', token: '' }, searchTerms);
          const request = parseRequest(query);
          if (typeof request === 'string') throw new Error(request);
          const newest = find(request).slice(0, newsPageSize);
          const snapshot = news.readSnapshot(keyOf(selection)).slice(0, newsPageSize);
          // It does not matter which articles of the same second are shown.
          expect([keyOf(selection), snapshot.map((article) => article.publishedAt)]).toEqual([
            keyOf(selection),
            newest.map((article) => article.published_at),
          ]);
        }
        service.now += 12 * hourMs;
      }
    },
  );
  await fc.assert(property, { numRuns: 3 });
});
