import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { allNews } from '~/config/news';
import { hasMoreLive, listOf } from '~/features/news/model/newsList';
import type { FetchArticles } from '~/features/news/sources/live';
import type { SnapshotSource } from '~/features/news/sources/snapshots';
import { list as listWith, liveSource, moreOf, ok, range, service, urls } from '~tests/support/news/articles';
import { createNewsStore } from './newsStore';

const first = listWith({ live: { found: 40 } });

function storeOf(fetchArticles: FetchArticles, list = first) {
  const snapshots: SnapshotSource = {
    peek: () => list,
    load: () => Promise.reject(new Error('not expected')),
  };
  return createNewsStore({ filters: allNews, snapshots, more: moreOf(liveSource(fetchArticles)) });
}

describe('load more', () => {
  it('ends at a page without records, whatever total is named', async () => {
    const fetchArticles = vi.fn<FetchArticles>(async () => ok([], 1_000));
    const { loadMore } = storeOf(fetchArticles);
    await loadMore();
    expect(await loadMore()).toEqual({ kind: 'superseded' });
    expect(fetchArticles).toHaveBeenCalledTimes(1);
  });

  it('comes to every article, whatever page size the service has', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 25 }),
        fc.integer({ min: 1, max: 25 }),
        fc.integer({ min: 0, max: 150 }),
        async (before, limit, found) => {
          const articles = range(1, Math.min(before, found));
          const own = listOf({ version: 1, ...allNews, found, limit: before, articles }, 'live', 0);
          const { getState, loadMore } = storeOf(service(found, limit), own);
          for (let click = 0; click < 400 && hasMoreLive(getState().list); click += 1) await loadMore();
          expect([...urls(getState().list)].toSorted()).toEqual([...urls({ articles: range(1, found) })].toSorted());
        },
      ),
      { numRuns: 200 },
    );
  });
});
