/** Tests which pages a run asks for, in which order, and what the snapshots have after each of several runs. */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newsPageSize } from '~/config/limits';
import { parseNewsPlan } from '~/news/newsPlan';
import { newsQuery } from '~/news/query';
import { selectionKey } from '~/news/selection';
import { sampleArticles } from '~scripts/news-service/corpus';
import { createIndex, parseRequest } from '~scripts/news-service/find-articles';
import { searchTerms, selections } from '~tests/support/news/search-terms';
import {
  createNewsFolder,
  createTestService,
  dayMs,
  findIncompleteSelections,
  hourMs,
  listRequests,
  noon,
  serviceArticle,
} from '~tests/support/news/test-refresh';

const keys = selections.map(selectionKey);

/** Creates articles of all news, an hour apart, the newest first. */
const createArticles = (
  name: string,
  count: number,
  newest = noon,
  changes: Parameters<typeof serviceArticle>[2] = {},
) => Array.from({ length: count }, (_, place) => serviceArticle(`${name} ${place}`, newest - place * hourMs, changes));

/** Lists the numbers of the pages of all news that were asked for since the last time. */
function takePagesOfAllNews(service: ReturnType<typeof createTestService>): readonly number[] {
  const requests = listRequests(service).filter((request) => request.startsWith('all/all '));
  service.queries.length = 0;
  return requests.map((request) => Number(request.split(' ')[1]));
}

describe('a run', () => {
  it('asks for the first page of each of the 42 selections, all news first, and changes no byte if nothing is new', async () => {
    const [news, service] = [createNewsFolder(), createTestService()];
    while ((await news.runRefresh(service)).changed.length > 0) service.queries.length = 0;
    const before = news.readFolder();
    service.queries.length = 0;
    await news.runRefresh(service);
    const requests = listRequests(service);
    expect([requests[0], requests.toSorted()]).toEqual(['all/all 1', keys.map((key) => `${key} 1`).toSorted()]);
    expect(news.readFolder()).toEqual(before);
  });

  it('reads on in a list of which it knows nothing yet, for four pages at most, and otherwise until it knows an article', async () => {
    const [news, service] = [createNewsFolder(), createTestService({ articles: createArticles('old', 200) })];
    await news.runRefresh(service);
    expect(takePagesOfAllNews(service)).toEqual([1, 2, 3, 4, 5]);
    service.articles = [...createArticles('new', 20, noon + 20 * hourMs), ...service.articles];
    service.now += 20 * hourMs;
    await news.runRefresh(service);
    expect(takePagesOfAllNews(service)).toEqual([1, 2]);
  });

  it('reads on in a list of a region that was added, though other lists have its articles', async () => {
    const haiti = createArticles('Haiti', 60, noon, { description: 'Haiti' });
    const service = createTestService({ articles: haiti });
    const news = createNewsFolder();
    await news.runRefresh(service, { searchTerms: { ...searchTerms, regions: searchTerms.regions.slice(0, 1) } });
    service.queries.length = 0;
    await news.runRefresh(service);
    expect(listRequests(service).filter((request) => request.startsWith('haiti/all '))).toHaveLength(5);
  });

  it('reads a short list from its second page on after the pages of the service have another size', async () => {
    const excluded = { ...searchTerms.excluded, titleWords: Array.from({ length: 11 }, (_, place) => `a ${place}`) };
    const service = createTestService({ articles: createArticles('a', 40), limit: 3 });
    const news = createNewsFolder();
    const run = () => news.runRefresh(service, { searchTerms: { ...searchTerms, excluded } });
    await run();
    service.limit = 12;
    service.queries.length = 0;
    await run();
    expect(takePagesOfAllNews(service).slice(0, 2)).toEqual([1, 2]);
  });

  it('asks for no page that the service does not have', async () => {
    const service = createTestService({ articles: createArticles('a', 14) });
    await createNewsFolder().runRefresh(service);
    expect(takePagesOfAllNews(service)).toEqual([1, 2]);
  });

  it('fills lists with fewer than twelve articles first, with the calls that first pages leave, and goes on in the next run', async () => {
    const haiti = createArticles('Haiti', 12, noon, { description: 'Haiti' });
    const service = createTestService({ articles: [...createArticles('a', 40), ...haiti], limit: 3 });
    const news = createNewsFolder();
    await news.runRefresh(service, { budget: 43 });
    expect(listRequests(service).at(-1)).toBe('all/all 2');
    service.queries.length = 0;
    await news.runRefresh(service, { budget: 46 });
    expect(listRequests(service).slice(42)).toEqual(['all/all 3', 'haiti/all 2', 'all/all 4', 'haiti/all 3']);
  });

  it.each([2, 20, 41])('with %i calls asks for every selection as often as for any other', async (budget) => {
    const service = createTestService({ articles: [] });
    const times = new Map(keys.map((key) => [key, 0]));
    for (let run = 0; run < 41; run += 1) {
      service.queries.length = 0;
      await createNewsFolder().runRefresh(service, { budget });
      const asked = listRequests(service).map((request) => request.split(' ')[0] ?? '');
      expect([asked[0], asked.length]).toEqual(['all/all', budget]);
      for (const key of asked) times.set(key, (times.get(key) ?? 0) + 1);
      service.now += 12 * hourMs;
    }
    times.delete('all/all');
    expect(new Set(times.values())).toEqual(new Set([budget - 1]));
  });
});

it.each([
  ['three articles a call', 3, false, [50, 50, 50, 50, 50, 50], [12, 12, 20, 20, 20, 28]],
  // The relay leaves two runs 42 calls each.
  ['three articles a call and a relay', 3, true, [42, 42, 42], [12, 12, 12]],
  // In the first run all articles are new, so that their selections are read further.
  ['25 articles a call', 25, false, [50, 42, 42], [42, 42, 42]],
])('on the free plan with %s, lists are filled from run to run', async (_, limit, hasRelay, calls, withTwelve) => {
  const news = createNewsFolder();
  const now = Date.UTC(2024, 4, 2, 4, 23);
  const service = createTestService({ limit, callsPerDay: 100, now, articles: sampleArticles(searchTerms, now) });
  for (const [run, expectedCalls] of calls.entries()) {
    if (run % 2 === 0) service.callsLeft = 100;
    service.queries.length = 0;
    const { used } = await news.runRefresh(service, { plan: parseNewsPlan({}, hasRelay) });
    expect([used, new Set(listRequests(service).slice(0, 42)).size]).toEqual([expectedCalls, 42]);
    expect(findIncompleteSelections(news, 3)).toEqual([]);
    expect(42 - findIncompleteSelections(news, 12).length).toBe(withTwelve[run]);
    service.now += dayMs / 2;
  }
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
        const arrived = Array.from({ length }, (_, id) =>
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
          const snapshot = news.readSnapshot(selectionKey(selection)).slice(0, newsPageSize);
          // It does not matter which articles of the same second are shown.
          expect([selectionKey(selection), snapshot.map((article) => article.publishedAt)]).toEqual([
            selectionKey(selection),
            newest.map((article) => article.published_at),
          ]);
        }
        service.now += 12 * hourMs;
      }
    },
  );
  await fc.assert(property, { numRuns: 3 });
});
