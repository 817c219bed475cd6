import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { allNews } from '~/config/news';
import { hasMoreLive, listOf, type NewsList } from '~/features/news/model/newsList';
import type { FetchArticles, NewsResult } from '~/features/news/sources/live';
import type { SnapshotResult, SnapshotSource } from '~/features/news/sources/snapshotSource';
import { list as listWith, liveSource, moreOf, ok, range, service, urls } from '~tests/support/news/articles';
import { createNewsStore } from './newsStore';

function promised<T>() {
  const settlers: ((value: T) => void)[] = [];
  const promise = new Promise<T>((resolve) => {
    settlers.push(resolve);
  });
  return { promise, settle: (value: T) => settlers.forEach((resolve) => resolve(value)) };
}

const haiti = { ...allNews, region: 'haiti' } as const;
const caribbean = { ...allNews, region: 'caribbean' } as const;

function source(
  known: readonly NewsList[],
  load: (region: string) => Promise<SnapshotResult> = () => Promise.reject(new Error('not expected')),
): SnapshotSource {
  return { peek: ({ region }) => known.find((item) => item.region === region), load: ({ region }) => load(region) };
}

const first = listWith({ live: { found: 40 } });

function storeOf(fetchArticles: FetchArticles | null, snapshots = source([first])) {
  const sources = fetchArticles === null ? [] : [liveSource(fetchArticles)];
  return createNewsStore({ filters: allNews, snapshots, more: moreOf(...sources) });
}

it('begins with the first page of what it is given, and with nothing to tell', () => {
  const { list, status } = storeOf(service(40)).getState();
  expect(list).toEqual(listWith({ articles: first.articles, live: { found: 40 } }));
  expect(list.articles).toBe(first.articles);
  expect(status).toEqual({ kind: 'restored' });
});

it('begins empty and loading where its snapshot is not there yet', async () => {
  const wait = promised<SnapshotResult>();
  const { getState, show } = storeOf(
    null,
    source([], () => wait.promise),
  );
  expect(getState()).toMatchObject({ list: { ...allNews, articles: [] }, status: { kind: 'loading' } });
  const shown = show(allNews);
  wait.settle({ kind: 'ok', list: first });
  await shown;
  expect(getState().list.articles).toBe(first.articles);
});

describe('show', () => {
  it('never renders a superseded answer, in whatever order answers come', async () => {
    const waits = { haiti: promised<SnapshotResult>(), caribbean: promised<SnapshotResult>() };
    const { getState, show } = storeOf(
      null,
      source([first], (region) => waits[region === 'haiti' ? 'haiti' : 'caribbean'].promise),
    );
    const early = show(haiti);
    const late = show(caribbean);
    waits.caribbean.settle({ kind: 'ok', list: listWith({ ...caribbean, articles: range(60, 60) }) });
    await late;
    waits.haiti.settle({ kind: 'ok', list: listWith({ ...haiti, articles: range(50, 50) }) });
    expect(await early).toEqual({ kind: 'superseded' });
    expect(getState().list).toMatchObject({ region: 'caribbean', articles: range(60, 60) });
  });
});

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
          const { getState, loadMore } = storeOf(service(found, limit), source([own]));
          for (let click = 0; click < 400 && hasMoreLive(getState().list); click += 1) await loadMore();
          expect([...urls(getState().list)].toSorted()).toEqual([...urls({ articles: range(1, found) })].toSorted());
        },
      ),
      { numRuns: 200 },
    );
  });

  it('is aborted by another list and by leaving, and is not rendered then', async () => {
    for (const end of ['show', 'cancel', 'restore'] as const) {
      const wait = promised<NewsResult>();
      const signals: AbortSignal[] = [];
      const fetchArticles: FetchArticles = (_query, signal) => {
        signals.push(signal);
        return wait.promise;
      };
      const { getState, show, cancel, restore, loadMore } = storeOf(
        fetchArticles,
        source([first, listWith({ ...haiti, articles: range(50, 50) })]),
      );
      const more = loadMore();
      if (end === 'show') await show(haiti);
      if (end === 'cancel') cancel();
      if (end === 'restore') restore(listWith({ ...haiti, articles: range(50, 50) }));
      expect(signals[0]?.aborted).toBe(true);
      const before = getState();
      expect(before.status).toEqual({ kind: end === 'show' ? 'shown' : 'restored' });
      wait.settle(ok(range(13, 24), 40));
      expect(await more).toEqual({ kind: 'superseded' });
      expect(getState()).toBe(before);
    }
  });
});
