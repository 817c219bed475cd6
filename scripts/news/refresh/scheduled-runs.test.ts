/** Tests what the snapshots contain after each of several runs. */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newsPageSize } from '~/config/limits';
import { parseNewsPlan } from '~/shared/news/newsPlan';
import { newsQuery } from '~/shared/news/query';
import { selectionKey } from '~/shared/news/selection';
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
