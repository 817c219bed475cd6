import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasMoreLive } from '~/features/news/model/newsList';
import type { PublishedSnapshot } from '~/features/news/model/published/publishedSnapshot';
import { createNewsStore } from '~/features/news/store/newsStore';
import { list as listWith, liveSource, moreOf, range, service, snapshot, urls } from '~tests/support/news/articles';
import type { FetchArticles } from './live';

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

  it('comes to every article, whatever the two sizes', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 25 }),
        fc.integer({ min: 1, max: 25 }),
        fc.integer({ min: 0, max: 150 }),
        async (before, limit, found) => {
          const own = snapshot('all', range(1, Math.min(before, found)), found, before);
          const { getState, loadMore } = storeOf(own, service(found, limit));
          for (let click = 0; click < 400 && hasMoreLive(getState().list); click += 1) await loadMore();
          expect([...urls(getState().list)].toSorted()).toEqual([...urls({ articles: range(1, found) })].toSorted());
        },
      ),
      { numRuns: 200 },
    );
  });
});
