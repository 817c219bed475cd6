import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasMoreLive } from '~/features/news/model/newsList';
import type { PublishedSnapshot } from '~/features/news/model/published/publishedSnapshot';
import { createNewsStore } from '~/features/news/store/newsStore';
import { list as listWith, liveSource, moreOf, range, service, snapshot, urls } from '~tests/support/news/articles';
import { extend, type FetchArticles } from './live';

function nothing(): Promise<never> {
  return Promise.reject(new Error('not expected'));
}

function storeOf(first: PublishedSnapshot, fetchArticles: FetchArticles) {
  return createNewsStore({
    filters: first,
    snapshots: { peek: () => first, load: nothing },
    more: moreOf(liveSource(fetchArticles)),
  });
}

describe('the service’s own page size', () => {
  it('ends where the service would refuse', () => {
    expect(hasMoreLive(listWith({ live: { page: 1_665, found: 1_000_000 } }))).toBe(true);
    expect(hasMoreLive(listWith({ live: { page: 1_666, found: 1_000_000 } }))).toBe(false);
  });

  it('never leads to a duplicate or takes an article away, whatever sizes and shifts', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 30 }),
        fc.integer({ min: 0, max: 200 }),
        fc.array(fc.record({ limit: fc.integer({ min: 1, max: 30 }), shift: fc.integer({ min: 0, max: 5 }) }), {
          maxLength: 40,
        }),
        (pageSize, found, answers) => {
          let list = listWith({ articles: range(1, Math.min(pageSize, found)), live: { pageSize, found } });
          for (const { limit, shift } of answers) {
            if (!hasMoreLive(list)) break;
            const page = list.live.page + 1;
            const start = (page - 1) * limit + 1 - shift;
            const next = extend(list, page, {
              articles: range(start, Math.min(found, start + limit - 1)),
              found,
              limit,
              returned: limit,
            });
            expect(new Set(urls(next)).size).toBe(next.articles.length);
            expect(next.articles.slice(0, list.articles.length)).toEqual(list.articles);
            expect(next.live.page).toBeGreaterThanOrEqual(0);
            list = next;
          }
        },
      ),
      { numRuns: 500 },
    );
  });

  it('comes to every article, whatever the two sizes', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 25 }),
        fc.integer({ min: 1, max: 25 }),
        fc.integer({ min: 0, max: 150 }),
        async (before, limit, found) => {
          const own = snapshot('all', range(1, Math.min(before, found)), found, before);
          const { getState, loadMore } = storeOf(own, service(found, limit));
          for (let press = 0; press < 400 && hasMoreLive(getState().list); press += 1) await loadMore();
          expect([...urls(getState().list)].toSorted()).toEqual([...urls({ articles: range(1, found) })].toSorted());
        },
      ),
      { numRuns: 200 },
    );
  });
});
