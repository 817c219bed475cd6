import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasMoreLive } from '~/features/news/model/newsList';
import type { PublishedSnapshot } from '~/features/news/model/published/publishedSnapshot';
import { createNewsStore } from '~/features/news/store/newsStore';
import {
  asked,
  list as listWith,
  liveSource,
  moreOf,
  range,
  service,
  snapshot,
  urls,
} from '~tests/support/news/articles';
import { extend, type FetchArticles } from './live';

function nothing(): Promise<never> {
  return Promise.reject(new Error('not expected'));
}

function storeOf(first: PublishedSnapshot, fetchArticles: FetchArticles) {
  return createNewsStore({
    first,
    snapshots: { peek: () => undefined, load: nothing },
    more: moreOf(liveSource(fetchArticles)),
  });
}

describe('the service’s own page size', () => {
  it('is followed where it clamps', async () => {
    const fetchArticles = service(40, 3);
    const { getState, loadMore } = storeOf(snapshot('all', range(1, 12), 40), fetchArticles);
    await loadMore();
    await loadMore();
    // Page 2 of 3 was shown already; of pages of 3, the list's twelve cover four.
    expect(asked(fetchArticles)).toEqual([2, 5, 6]);
    expect(urls(getState().list)).toEqual(urls({ articles: range(1, 18) }));
  });

  it('begins behind a snapshot that was merged of several answers', async () => {
    const fetchArticles = service(40, 3);
    const { getState, loadMore } = storeOf(snapshot('all', range(1, 12), 40, 3), fetchArticles);
    await loadMore();
    await loadMore();
    expect(asked(fetchArticles)).toEqual([5, 6]);
    expect(urls(getState().list)).toEqual(urls({ articles: range(1, 18) }));
  });

  it('leaves no gap where it is larger than the snapshot’s', async () => {
    const small = snapshot('all', range(1, 3), 40, 3);
    const { getState, loadMore } = storeOf(small, service(40, 12));
    while (hasMoreLive(getState().list)) await loadMore();
    expect([...urls(getState().list)].toSorted()).toEqual([...urls({ articles: range(1, 40) })].toSorted());
  });

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
