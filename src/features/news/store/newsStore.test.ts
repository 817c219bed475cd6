import { describe, expect, it, vi } from 'vitest';
import { allNews } from '~/config/news';
import type { PublishedSnapshot } from '~/features/news/model/published/publishedSnapshot';
import type { FetchArticles, NewsResult } from '~/features/news/sources/live';
import type { SnapshotResult, SnapshotSource } from '~/features/news/sources/snapshotSource';
import {
  asked,
  list as listWith,
  liveSource,
  moreOf,
  ok,
  range,
  service,
  snapshot,
  urls,
} from '~tests/support/news/articles';
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
  known: readonly PublishedSnapshot[],
  load: (region: string) => Promise<SnapshotResult> = () => Promise.reject(new Error('not expected')),
): SnapshotSource {
  return { peek: ({ region }) => known.find((item) => item.region === region), load: ({ region }) => load(region) };
}

const first = snapshot('all', range(1, 12), 40);

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
  wait.settle({ kind: 'ok', snapshot: first });
  await shown;
  expect(getState().list.articles).toBe(first.articles);
});

describe('show', () => {
  it('shows a snapshot that is there at once', () => {
    const { getState, show } = storeOf(null, source([first, snapshot('haiti', range(50, 52))]));
    void show(haiti);
    expect(getState()).toMatchObject({ list: { region: 'haiti', live: { page: 1 } }, status: { kind: 'shown' } });
    expect(urls(getState().list)).toEqual(urls({ articles: range(50, 52) }));
  });

  it('keeps the list until the new one comes', async () => {
    const wait = promised<SnapshotResult>();
    const { getState, show } = storeOf(
      service(40),
      source([first], () => wait.promise),
    );
    const { list } = getState();
    const shown = show(haiti);
    expect(getState()).toEqual({ list, status: { kind: 'loading' } });
    wait.settle({ kind: 'ok', snapshot: snapshot('haiti', range(50, 50)) });
    expect(await shown).toEqual({ kind: 'done', failures: [] });
    expect(urls(getState().list)).toEqual(['https://news.example/50']);
  });

  it('keeps the list when the file does not come, and may be tried again', async () => {
    const answers: SnapshotResult[] = [
      { kind: 'failed', message: 'status 503', gone: false },
      { kind: 'ok', snapshot: snapshot('haiti', range(50, 50)) },
    ];
    const { getState, show } = storeOf(
      service(40),
      source([first], async () => answers.shift() ?? { kind: 'failed', message: '', gone: false }),
    );
    const { list } = getState();
    expect(await show(haiti)).toEqual({ kind: 'failed', message: 'status 503', gone: false });
    expect(getState()).toEqual({ list, status: { kind: 'failed' } });
    expect(await show(haiti)).toEqual({ kind: 'done', failures: [] });
    expect(urls(getState().list)).toEqual(['https://news.example/50']);
  });

  it('never renders a superseded answer, in whatever order answers come', async () => {
    const waits = { haiti: promised<SnapshotResult>(), caribbean: promised<SnapshotResult>() };
    const { getState, show } = storeOf(
      null,
      source([first], (region) => waits[region === 'haiti' ? 'haiti' : 'caribbean'].promise),
    );
    const early = show(haiti);
    const late = show(caribbean);
    waits.caribbean.settle({ kind: 'ok', snapshot: snapshot('caribbean', range(60, 60)) });
    await late;
    waits.haiti.settle({ kind: 'ok', snapshot: snapshot('haiti', range(50, 50)) });
    expect(await early).toEqual({ kind: 'superseded' });
    expect(getState().list).toMatchObject({ region: 'caribbean', articles: range(60, 60) });
  });
});

describe('load more', () => {
  it('appends page after page until the total is reached', async () => {
    const fetchArticles = service(40);
    const { getState, loadMore } = storeOf(fetchArticles);
    while ((await loadMore()).kind === 'done');
    expect(urls(getState().list)).toEqual(urls({ articles: range(1, 40) }));
    expect(asked(fetchArticles)).toEqual([2, 3, 4]);
    expect(getState()).toMatchObject({ list: { live: { page: 4 } }, status: { kind: 'added', count: 4 } });
  });

  it('sends one request for a double click', async () => {
    const fetchArticles = service(40);
    const { loadMore } = storeOf(fetchArticles);
    const outcomes = await Promise.all([loadMore(), loadMore(), loadMore()]);
    expect(outcomes.map(({ kind }) => kind)).toEqual(['done', 'superseded', 'superseded']);
    expect(fetchArticles).toHaveBeenCalledTimes(1);
  });

  it('ends at a page without records, whatever total is named', async () => {
    const fetchArticles = vi.fn<FetchArticles>(async () => ok([], 1_000));
    const { loadMore } = storeOf(fetchArticles);
    await loadMore();
    expect(await loadMore()).toEqual({ kind: 'superseded' });
    expect(fetchArticles).toHaveBeenCalledTimes(1);
  });

  it('keeps the list when a call fails, and tries the same page again', async () => {
    const answers: NewsResult[] = [{ kind: 'failed', message: 'status 429' }, ok(range(13, 24), 40)];
    const fetchArticles = vi.fn<FetchArticles>(async () => answers.shift() ?? ok([], 0));
    const { getState, loadMore } = storeOf(fetchArticles);
    expect(await loadMore()).toEqual({ kind: 'failed', message: 'status 429', gone: false });
    expect(getState()).toMatchObject({ list: { live: { page: 1 } }, status: { kind: 'failed' } });
    expect(getState().list.articles).toBe(first.articles);
    await loadMore();
    expect(asked(fetchArticles)).toEqual([2, 2]);
    expect(getState().list.articles).toHaveLength(24);
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
        source([first, snapshot('haiti', range(50, 50))]),
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
