import { describe, expect, it, vi } from 'vitest';
import { article, asked, ok, range, service, snapshot, urls } from '../../../../tests/support/articles';
import { defaultChoice } from '../model/filters';
import type { ArticlesQuery, FetchArticles, NewsResult } from '../sources/live';
import type { Snapshot } from '../model/snapshot';
import type { SnapshotResult, SnapshotSource } from '../sources/snapshotSource';
import { createNewsDesk } from './newsStore';

function promised<T>() {
  const settlers: ((value: T) => void)[] = [];
  const promise = new Promise<T>((resolve) => {
    settlers.push(resolve);
  });
  return { promise, settle: (value: T) => settlers.forEach((resolve) => resolve(value)) };
}

const haiti = { ...defaultChoice, region: 'haiti' } as const;
const caribbean = { ...defaultChoice, region: 'caribbean' } as const;

function source(
  known: readonly Snapshot[],
  load: (region: string) => Promise<SnapshotResult> = () => Promise.reject(new Error('not expected')),
): SnapshotSource {
  return { peek: ({ region }) => known.find((item) => item.region === region), load: ({ region }) => load(region) };
}

const first = snapshot('all', range(1, 12), 40);

function desk(fetchArticles: FetchArticles | null, snapshots = source([first])) {
  return createNewsDesk({ first, snapshots, fetchArticles });
}

describe('the first state', () => {
  it('is the prerendered snapshot: all regions, all categories, page 1', () => {
    const { store, hasMore } = desk(service(40));
    expect(store.getState()).toMatchObject({
      region: 'all',
      category: 'all',
      q: '',
      page: 1,
      loading: { kind: 'idle' },
      change: null,
    });
    expect(store.getState().articles).toBe(first.articles);
    expect(hasMore(store.getState())).toBe(true);
  });

  it('has no more without a live service', async () => {
    const { store, hasMore, loadMore } = desk(null);
    expect(hasMore(store.getState())).toBe(false);
    expect(await loadMore()).toEqual({ kind: 'superseded' });
  });
});

describe('show', () => {
  it('shows a snapshot that is there at once', () => {
    const { store, show } = desk(null, source([first, snapshot('haiti', range(50, 52))]));
    void show(haiti);
    expect(store.getState()).toMatchObject({
      region: 'haiti',
      page: 1,
      loading: { kind: 'idle' },
      change: { kind: 'shown', count: 3 },
    });
    expect(urls(store.getState())).toEqual(urls({ articles: range(50, 52) }));
  });

  it('keeps the list until the new one comes', async () => {
    const wait = promised<SnapshotResult>();
    const { store, show, hasMore } = desk(
      service(40),
      source([first], () => wait.promise),
    );
    const shown = show(haiti);
    expect(store.getState()).toMatchObject({ region: 'haiti', loading: { kind: 'first' } });
    expect(store.getState().articles).toBe(first.articles);
    expect(hasMore(store.getState())).toBe(false);
    wait.settle({ kind: 'ok', snapshot: snapshot('haiti', range(50, 50)) });
    expect(await shown).toEqual({ kind: 'done' });
    expect(urls(store.getState())).toEqual(['https://news.example/50']);
  });

  it('keeps the list when the file does not come, and tries again in place', async () => {
    const answers: SnapshotResult[] = [
      { kind: 'failed', message: 'status 503', gone: false },
      { kind: 'ok', snapshot: snapshot('haiti', range(50, 50)) },
    ];
    const { store, show, retry, hasMore } = desk(
      service(40),
      source([first], async () => answers.shift() ?? answers[0] ?? { kind: 'failed', message: '', gone: false }),
    );
    expect(await show(haiti)).toEqual({ kind: 'failed', message: 'status 503', gone: false });
    expect(store.getState()).toMatchObject({ region: 'haiti', loading: { kind: 'failed', step: 'first' } });
    expect(store.getState().articles).toBe(first.articles);
    expect(hasMore(store.getState())).toBe(false);
    expect(await retry()).toEqual({ kind: 'done' });
    expect(urls(store.getState())).toEqual(['https://news.example/50']);
    expect(await retry()).toEqual({ kind: 'superseded' });
  });

  it('never renders a superseded answer, in whatever order answers come', async () => {
    const waits = { haiti: promised<SnapshotResult>(), caribbean: promised<SnapshotResult>() };
    const { store, show } = desk(
      null,
      source([first], (region) => waits[region === 'haiti' ? 'haiti' : 'caribbean'].promise),
    );
    const early = show(haiti);
    const late = show(caribbean);
    waits.caribbean.settle({ kind: 'ok', snapshot: snapshot('caribbean', range(60, 60)) });
    await late;
    waits.haiti.settle({ kind: 'ok', snapshot: snapshot('haiti', range(50, 50)) });
    expect(await early).toEqual({ kind: 'superseded' });
    expect(store.getState()).toMatchObject({ region: 'caribbean', articles: range(60, 60) });
  });

  it('changes nothing for the same choice', async () => {
    const { store, show, loadMore } = desk(service(40));
    await loadMore();
    const before = store.getState();
    expect(await show(defaultChoice)).toEqual({ kind: 'superseded' });
    expect(store.getState()).toBe(before);
  });

  it('resets the page and replaces the list', async () => {
    const { store, show, loadMore } = desk(service(40), source([first, snapshot('haiti', range(50, 61), 30)]));
    await loadMore();
    expect(store.getState().page).toBe(2);
    await show(haiti);
    expect(store.getState()).toMatchObject({ page: 1, found: 30, articles: range(50, 61) });
  });
});

describe('load more', () => {
  it('appends page after page until the total is reached', async () => {
    const fetchArticles = service(40);
    const { store, loadMore, hasMore } = desk(fetchArticles);
    while (hasMore(store.getState())) await loadMore();
    expect(urls(store.getState())).toEqual(urls({ articles: range(1, 40) }));
    expect(asked(fetchArticles)).toEqual([2, 3, 4]);
    expect(store.getState()).toMatchObject({ page: 4, change: { kind: 'added', count: 4 } });
  });

  it('leaves the articles that are there as they are', async () => {
    const { store, loadMore } = desk(service(40));
    await loadMore();
    expect(
      store
        .getState()
        .articles.slice(0, 12)
        .every((item, index) => item === first.articles[index]),
    ).toBe(true);
  });

  it('sends one request for a double click', async () => {
    const fetchArticles = service(40);
    const { loadMore } = desk(fetchArticles);
    const outcomes = await Promise.all([loadMore(), loadMore(), loadMore()]);
    expect(outcomes.map(({ kind }) => kind)).toEqual(['done', 'superseded', 'superseded']);
    expect(fetchArticles).toHaveBeenCalledTimes(1);
  });

  it('adds nothing twice when pages shift between calls', async () => {
    // Three new articles came in since: page 2 starts with three that are shown.
    const shifted = vi.fn<FetchArticles>(async ({ page }) => ok(range((page - 1) * 12 - 2, page * 12 - 3), 43));
    const { store, loadMore } = desk(shifted);
    await loadMore();
    await loadMore();
    expect(new Set(urls(store.getState())).size).toBe(store.getState().articles.length);
    expect(store.getState().articles).toHaveLength(33);
  });

  it('goes on over pages with nothing new, but not for ever', async () => {
    const fetchArticles = vi.fn<FetchArticles>(async () => ok(range(1, 12), 1_000));
    const { store, loadMore, hasMore } = desk(fetchArticles);
    expect(await loadMore()).toEqual({ kind: 'done' });
    expect(fetchArticles).toHaveBeenCalledTimes(3);
    expect(store.getState()).toMatchObject({ page: 4, change: { kind: 'added', count: 0 } });
    expect(hasMore(store.getState())).toBe(true);
  });

  it('ends at a page without records, whatever total is named', async () => {
    const { store, loadMore, hasMore } = desk(vi.fn<FetchArticles>(async () => ok([], 1_000)));
    await loadMore();
    expect(hasMore(store.getState())).toBe(false);
  });

  it('keeps the list when a call fails, and tries the same page again', async () => {
    const answers: NewsResult[] = [{ kind: 'failed', message: 'status 429' }, ok(range(13, 24), 40)];
    const fetchArticles = vi.fn<FetchArticles>(async () => answers.shift() ?? ok([], 0));
    const { store, loadMore, retry, hasMore } = desk(fetchArticles);
    expect(await loadMore()).toEqual({ kind: 'failed', message: 'status 429', gone: false });
    expect(store.getState()).toMatchObject({ loading: { kind: 'failed', step: 'more' }, page: 1 });
    expect(store.getState().articles).toBe(first.articles);
    expect(hasMore(store.getState())).toBe(true);
    await retry();
    expect(asked(fetchArticles)).toEqual([2, 2]);
    expect(store.getState().articles).toHaveLength(24);
  });

  it('is aborted by another choice and by leaving, and is not rendered then', async () => {
    for (const end of ['show', 'leave', 'restore'] as const) {
      const wait = promised<NewsResult>();
      const signals: AbortSignal[] = [];
      const fetchArticles: FetchArticles = (_query, signal) => {
        signals.push(signal);
        return wait.promise;
      };
      const { store, show, leave, restore, loadMore } = desk(
        fetchArticles,
        source([first, snapshot('haiti', range(50, 50))]),
      );
      const more = loadMore();
      if (end === 'show') await show(haiti);
      if (end === 'leave') leave();
      if (end === 'restore') restore({ ...haiti, articles: range(50, 50), page: 1, pageSize: 12, found: 1 });
      expect(signals[0]?.aborted).toBe(true);
      const before = store.getState();
      expect(before.loading).toEqual({ kind: 'idle' });
      wait.settle(ok(range(13, 24), 40));
      expect(await more).toEqual({ kind: 'superseded' });
      expect(store.getState()).toBe(before);
    }
  });
});

describe('a query', () => {
  const mixed = snapshot('all', [article(1, 'Haïti'), article(2, 'other'), article(3, 'HAITI again')], 40);

  it('narrows what is shown', async () => {
    const { store, show, hasMore } = createNewsDesk({ first: mixed, snapshots: source([mixed]), fetchArticles: null });
    await show({ ...defaultChoice, q: 'haiti' });
    expect(store.getState().articles.map(({ title }) => title)).toEqual(['Title 1 Haïti', 'Title 3 HAITI again']);
    expect(hasMore(store.getState())).toBe(false);
  });

  it('joins the live call, from its first page on', async () => {
    const queries: ArticlesQuery[] = [];
    const fetchArticles: FetchArticles = async (query) => {
      queries.push(query);
      return ok([article(3, 'HAITI again'), article(7, 'haiti'), article(8, 'matched by its keywords only')], 2);
    };
    const { store, show, hasMore } = createNewsDesk({ first: mixed, snapshots: source([mixed]), fetchArticles });
    await show({ ...defaultChoice, q: 'haiti' });
    expect(queries).toEqual([{ region: 'all', category: 'all', q: 'haiti', page: 1 }]);
    expect(store.getState().articles.map(({ url }) => url.slice(-1))).toEqual(['1', '3', '7']);
    expect(store.getState().change).toEqual({ kind: 'shown', count: 3 });
    expect(hasMore(store.getState())).toBe(false);
  });
});
