/** Tests what the snapshots contain after each of several runs. */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newsPageSize } from '~/config/limits';
import { type NewsPlan, parseNewsPlan } from '~/shared/news/newsPlan';
import { newsQuery } from '~/shared/news/query';
import { selectionKey } from '~/shared/news/selection';
import { sampleArticles } from '~scripts/news-service/corpus';
import { createIndex, parseRequest } from '~scripts/news-service/find-articles';
import { count } from '~tests/support/news/run-rounds';
import { searchTerms, selections } from '~tests/support/news/search-terms';
import {
  dayMs,
  hourMs,
  findIncompleteSelections,
  createNewsFolder,
  createTestService,
  serviceArticle,
} from '~tests/support/news/test-refresh';

/** Runs the refresh every twelve hours, from 4:23 on, on the free plan. */
async function scheduledRuns(limit: number, plan: NewsPlan, runs: number) {
  const news = createNewsFolder();
  const now = Date.UTC(2024, 4, 2, 4, 23);
  const articles = sampleArticles(searchTerms, now);
  const service = createTestService({ limit, callsPerDay: 100, now, articles });
  const table: object[] = [];
  for (let run = 0; run < runs; run += 1) {
    if (run % 2 === 0) service.callsLeft = 100;
    service.queries.length = 0;
    const { callsUsed } = await news.runRefresh(service, { plan });
    const firstPages = service.queries.slice(0, 42).filter((query) => query.get('page') === '1');
    table.push({
      calls: callsUsed,
      firstPages: new Set(firstPages.map((query) => `${query.get('search')} ${query.get('categories')}`)).size,
      withThree: 42 - findIncompleteSelections(news, 3).length,
      withTwelve: 42 - findIncompleteSelections(news, 12).length,
    });
    service.now += dayMs / 2;
  }
  return { news, service, table };
}

describe('scheduled runs on the free plan request the first page of all 42 selections, and fill lists with other calls', () => {
  it.each([
    ['three articles a call', 3, false, [50, 50, 50, 50, 50, 50], [12, 12, 20, 20, 20, 28]],
    // The relay leaves two runs 42 calls each.
    ['three articles a call and a relay', 3, true, [42, 42, 42], [12, 12, 12]],
    // In the first run all articles are new, so that their selections are read further.
    ['25 articles a call', 25, false, [50, 42, 42], [42, 42, 42]],
  ])('with %s', async (_, limit, hasRelay, calls, withTwelve) => {
    const { news, service, table } = await scheduledRuns(limit, parseNewsPlan({}, hasRelay), calls.length);
    expect(table).toEqual(
      calls.map((count, run) => ({ calls: count, firstPages: 42, withThree: 42, withTwelve: withTwelve[run] })),
    );
    // If there is nothing to fill, a run requests the first pages only, and changes no byte.
    const before = news.readFolder();
    service.callsLeft = 100;
    const result = await news.runRefresh(service, { plan: parseNewsPlan({}) });
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
