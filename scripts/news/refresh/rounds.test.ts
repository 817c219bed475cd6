/** Tests which pages of the service a run requests, in which order, and what the snapshots contain after it. */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newsPageSize } from '~/config/limits';
import { toInstant } from '~/shared/news/instant';
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

/** Creates an article of a selection. Its title names no region, so that it belongs to no narrower selection. */
function createArticle(key: string, place: number) {
  return { ...sampleArticle(`${keys.indexOf(key)}-${place}`), publishedAt: toInstant(noon - place * hourMs) };
}

interface Scene {
  /** Number of articles that the service has of each selection; none by default. */
  readonly totals?: Readonly<Record<string, number>>;
  readonly pageSize?: number;
  /** The articles that the snapshot of a selection has before the run, by their places in the list of the service. */
  readonly before?: Readonly<Record<string, readonly number[]>>;
  /** The keys of the selections that an earlier run requested; all of them by default. */
  readonly requestedBefore?: readonly string[];
  readonly callsAllowed?: number;
  readonly now?: number;
  /** Returns a faulty result of a call, by the number of the call from 1 on. */
  readonly fault?: (call: number, key: string) => CallResult | undefined;
  /** Whether the run has time to wait. */
  readonly hasTime?: boolean;
}

/** Runs the rounds with a fake service. Returns the calls, such as `haiti/all 1`, and the waits. */
async function runScene(scene: Scene) {
  const { requestedBefore = keys, before = {}, callsAllowed = 1_000, fault, hasTime = true } = scene;
  const { now = morning, pageSize = newsPageSize, totals = {} } = scene;
  const requests: string[] = [];
  const waits: number[] = [];
  const facts = new Map<string, ServiceFacts>(
    requestedBefore.map((key) => [key, { total: totals[key] ?? 0, pageSize, pagesRead: 1 }]),
  );
  const articles = Object.entries(before).map(
    ([key, places]) => [key, places.map((place) => createArticle(key, place))] as const,
  );
  const collection: Collection = new Map();
  for (const [key, list] of articles)
    for (const article of list) collection.set(article.url.replace('https://', ''), { ...article, selections: [key] });
  const result = await runRounds({
    searchTerms,
    calls: {
      ask(selection, page) {
        const key = keyOf(selection);
        if (requests.length >= callsAllowed) return Promise.resolve<CallResult>({ kind: 'ended' });
        requests.push(`${key} ${page}`);
        const faultyResult = fault?.(requests.length, key);
        if (faultyResult !== undefined) return Promise.resolve(faultyResult);
        const total = totals[key] ?? 0;
        const places = count((page - 1) * pageSize + 1, Math.min(total, page * pageSize));
        const list = places.map((place) => createArticle(key, place));
        return Promise.resolve<CallResult>({
          kind: 'ok',
          page: { articles: list, found: total, limit: pageSize, returned: list.length, problems: [] },
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
  return { requests, waits, result };
}

/** Counts the first pages, the next pages, and the first pages after those, that were requested. */
function countPages(requests: readonly string[]): readonly number[] {
  const isFirst = requests.map((line) => line.endsWith(' 1'));
  const begin = isFirst.indexOf(false);
  const end = isFirst.lastIndexOf(false) + 1;
  return [begin, end - begin, requests.length - end];
}

/** Lists the numbers of the pages that were requested of a selection. */
function listRequestedPages(requests: readonly string[], key: string): readonly number[] {
  return requests.filter((line) => line.startsWith(`${key} `)).map((line) => Number(line.split(' ')[1]));
}

const haitiSociety = 'haiti/society';
const toFirstPages = (some: readonly string[]) => some.map((key) => `${key} 1`);

describe('the plan of a run', () => {
  it('requests the first page of each of the 42 selections, all news first, and no more if nothing is new', async () => {
    const totals = Object.fromEntries(keys.map((key) => [key, 40]));
    const before = Object.fromEntries(keys.map((key) => [key, count(1, 12)]));
    const { requests } = await runScene({ totals, before });
    expect([requests.length, requests[0]]).toEqual([42, 'all/all 1']);
    expect(requests.toSorted()).toEqual(toFirstPages(keys).toSorted());
  });

  it.each([
    ['has three of twelve', 12, count(1, 3), [1, 2, 3, 4]],
    ['has three of five', 5, count(1, 3), [1, 2]],
    ['has three of three', 3, count(1, 3), [1]],
    ['has twelve', 20, count(1, 12), [1]],
  ])(
    'requests further pages of a selection with fewer than twelve articles, three a call: one that %s',
    async (_, total, places, pages) => {
      const { requests } = await runScene({
        totals: { [haitiSociety]: total },
        before: { [haitiSociety]: places },
        pageSize: 3,
      });
      expect(listRequestedPages(requests, haitiSociety)).toEqual(pages);
      // The next pages follow the first page of every selection.
      expect(requests.slice(0, 42).every((line) => line.endsWith(' 1'))).toBe(true);
    },
  );

  it.each([
    ['an article of its first page is old', [...count(5, 16)], [1]],
    ['an article of its third page is old', [...count(30, 41)], [1, 2, 3]],
    ['all are new: four at most', [...count(90, 101)], [1, 2, 3, 4, 5]],
  ])('requests further pages of a selection until %s', async (_, places, pages) => {
    const { requests } = await runScene({ totals: { [haitiSociety]: 200 }, before: { [haitiSociety]: places } });
    expect(listRequestedPages(requests, haitiSociety)).toEqual(pages);
  });

  it('requests no page that the service does not have or would refuse', async () => {
    const ends = await runScene({ totals: { [haitiSociety]: 14 }, before: { [haitiSociety]: [] } });
    expect(listRequestedPages(ends.requests, haitiSociety)).toEqual([1, 2]);
    const wide = await runScene({
      totals: { [haitiSociety]: 90_000 },
      before: { [haitiSociety]: [] },
      pageSize: 6_000,
    });
    expect(listRequestedPages(wide.requests, haitiSociety)).toEqual([1, 2, 3]);
  });

  it.each([
    ['the first', 'morning', morning, [42, 1, 0]],
    ['the next', 'afternoon', noon, [0, 6, 37]],
  ])('begins with %s pages in the %s if there are not enough calls for both', async (_, __, now, expected) => {
    const totals = { 'haiti/society': 12, 'caribbean/economy': 12 };
    const before = { 'haiti/society': [1, 2, 3], 'caribbean/economy': [1, 2, 3] };
    const { requests } = await runScene({ totals, before, pageSize: 3, callsAllowed: 43, now });
    expect(countPages(requests)).toEqual(expected);
    expect(requests).toHaveLength(43);
  });

  it('begins with the first pages in the afternoon too if there are enough calls', async () => {
    const { requests } = await runScene({
      totals: { [haitiSociety]: 12 },
      before: { [haitiSociety]: [1, 2, 3] },
      pageSize: 3,
      now: noon,
    });
    expect(requests.slice(0, 42).every((line) => line.endsWith(' 1'))).toBe(true);
  });

  it.each([
    ['morning', morning],
    ['afternoon', noon],
  ])('requests selections that were never requested before all others, in the %s', async (_, now) => {
    const never = ['haiti/business', 'united-states/technology'];
    const requestedBefore = keys.filter((key) => !never.includes(key));
    // The first of them has twelve articles already, which belong to a wider selection too.
    const before = { 'haiti/business': count(1, 12), 'caribbean/economy': [1, 2, 3] };
    const scene = { totals: { 'caribbean/economy': 12 }, before, requestedBefore, pageSize: 3, callsAllowed: 5, now };
    const { requests } = await runScene(scene);
    expect(requests.slice(0, 2).toSorted()).toEqual(toFirstPages(never));
  });

  it.each([2, 3, 7, 10, 14, 20, 21, 40, 41])(
    'with %i calls a run, requests every selection equally often',
    async (callsAllowed) => {
      const runs = count(0, 40);
      const times = new Map(keys.map((key) => [key, 0]));
      for (const run of runs) {
        const { requests } = await runScene({ callsAllowed, now: morning + (run * dayMs) / 2 });
        expect([requests.length, requests[0]]).toEqual([callsAllowed, 'all/all 1']);
        for (const line of requests)
          times.set(line.split(' ')[0] ?? '', (times.get(line.split(' ')[0] ?? '') ?? 0) + 1);
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
  it('for the moment is repeated after the rounds, twice at most, after the time that the service asks for', async () => {
    const second = await runScene({ fault: (call) => (call === 2 || call === 5 ? failure() : undefined) });
    expect(second.requests.slice(42)).toEqual([second.requests[1], second.requests[4]]);
    expect([second.waits, second.result.failed.size]).toEqual([[1_000], 0]);

    const always = await runScene({
      fault: (_, key) => (key === haitiSociety ? failure({ waitMs: 7_000 }) : undefined),
    });
    expect(always.requests.slice(42)).toEqual([`${haitiSociety} 1`, `${haitiSociety} 1`]);
    expect([always.waits, [...always.result.failed]]).toEqual([[7_000, 7_000], [[haitiSociety, 'status 500']]]);
  });

  it('for good is not repeated, and its selection has no next page', async () => {
    const { requests, result, waits } = await runScene({
      totals: { [haitiSociety]: 30 },
      fault: (_, key) => (key === haitiSociety ? failure({ isPassing: false, reason: 'status 400' }) : undefined),
    });
    expect([listRequestedPages(requests, haitiSociety), waits, [...result.failed]]).toEqual([
      [1],
      [],
      [[haitiSociety, 'status 400']],
    ]);
  });

  it('the third time in a row is repeated after a wait, and ends the run if the service still fails', async () => {
    const down = await runScene({ fault: () => failure({ waitMs: 60_000 }) });
    expect(down.requests).toHaveLength(5);
    expect([down.waits, down.result.stopReason]).toEqual([[60_000, 60_000], '3 selections in a row got no answer']);

    const back = await runScene({ fault: (call) => (call <= 3 ? failure() : undefined) });
    expect([back.requests[3], back.result.stopReason, back.result.failed.size]).toEqual([back.requests[2], null, 0]);
    // The two calls before are repeated at the end.
    expect(back.requests.slice(-2)).toEqual(back.requests.slice(0, 2));
  });

  it('is not repeated if the run would be over by then', async () => {
    const { requests, result } = await runScene({
      hasTime: false,
      fault: (call) => (call === 2 ? failure() : undefined),
    });
    expect([requests.length, result.failed.size]).toEqual([42, 1]);
  });

  it('with records of which none can be used counts as a failure', async () => {
    const page = { articles: [], found: 4, limit: 12, returned: 4, problems: ['bad'] };
    const { result } = await runScene({ fault: (_, key) => (key === haitiSociety ? { kind: 'ok', page } : undefined) });
    expect([...result.failed]).toEqual([[haitiSociety, 'none of 4 records can be used']]);
    expect(result.problems).toEqual([`${haitiSociety}: bad`]);
  });
});

describe('scheduled runs before the embedded service', () => {
  const plan = parseNewsPlan({});

  /** Runs the refresh every twelve hours, from four o'clock on. */
  async function scheduledRuns(limit: number, runs: number) {
    const news = createNewsFolder();
    const service = createTestService({ limit, callsPerDay: 100, now: Date.UTC(2024, 4, 2, 4, 23) });
    const incompleteCounts: (readonly [three: number, twelve: number])[] = [];
    for (let run = 0; run < runs; run += 1) {
      if (run % 2 === 0) service.callsLeft = 100;
      const { callsUsed } = await news.runRefresh(service, { plan });
      expect(callsUsed).toBeLessThanOrEqual(42);
      incompleteCounts.push([findIncompleteSelections(news, 3).length, findIncompleteSelections(news, 12).length]);
      service.now += dayMs / 2;
    }
    return { news, service, incompleteCounts };
  }

  it('with 3 articles a call have three articles of each selection after the first run, twelve after the third day, and then no change', async () => {
    const { incompleteCounts, news, service } = await scheduledRuns(3, 6);
    expect(incompleteCounts.map(([three]) => three)).toEqual([0, 0, 0, 0, 0, 0]);
    expect(incompleteCounts.at(-1)).toEqual([0, 0]);
    const before = news.readFolder();
    service.callsLeft = 100;
    const result = await news.runRefresh(service, { plan });
    expect([result.callsUsed, result.changed, news.readFolder()]).toEqual([42, [], before]);
  });

  it('with 25 articles a call have twelve articles of each selection after the first run, and no change after the second', async () => {
    const { incompleteCounts, news, service } = await scheduledRuns(25, 1);
    expect(incompleteCounts).toEqual([[0, 0]]);
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
