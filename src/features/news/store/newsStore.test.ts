import { describe, expect, it, vi } from 'vitest';
import { createGrowList, type GrowList, toLoadedList } from '~/features/news/sources/growList';
import type { FetchList } from '~/features/news/sources/lists';
import { type AskLive, serverSource } from '~/features/news/sources/live';
import { allNews } from '~/news/selection';
import { sampleList as listOf, sampleLivePage, sampleArticles, getUrls } from '~tests/support/news/articles';
import { createNewsStore } from './newsStore';

// A site with live news.
vi.mock('~/features/news/sources/live', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  liveSource: vi.fn<AskLive>(),
}));

const haiti = { region: 'haiti', category: 'all' };

/** A service with this number of articles. */
const service = (found: number, limit = 12): AskLive =>
  vi.fn<AskLive>(async ({ page }) =>
    sampleLivePage(sampleArticles((page - 1) * limit + 1, Math.min(found, page * limit)), found, { limit }),
  );

/** A store that has the list of all news and fetches the other lists. */
function storeWith({ total = 40, growList = createGrowList(service(total)) }: { total?: number; growList?: GrowList }) {
  const list = listOf({ total });
  const fetchList = vi.fn<FetchList>(async (selection) => ({ ...list, ...selection }));
  const store = createNewsStore({ lists: [list], fetchList, growList });
  const shown = (key = 'all/all') => getUrls(store.getState().lists[key] ?? { articles: [] });
  return { ...store, fetchList, shown };
}

const ignore = () => undefined;

/** A promise with the function that resolves it. */
function deferred<T>() {
  let resolve: (value: T) => void = ignore;
  const promise = new Promise<T>((onResolve) => {
    resolve = onResolve;
  });
  return { promise, resolve };
}

describe('load more', () => {
  it('appends twelve articles after each click, up to the last one', async () => {
    const store = storeWith({ total: 40 });
    for (const shown of [12, 24, 36]) await store.fetchMore(allNews, shown);
    expect(store.shown()).toEqual(getUrls({ articles: sampleArticles(1, 40) }));
    await store.fetchMore(allNews, 40);
    expect(store.shown()).toHaveLength(40);
  });

  it('requests no articles that the tab has', async () => {
    const growList = vi.fn<GrowList>();
    const store = storeWith({ growList });
    store.setState(({ lists }) => ({
      lists: { ...lists, 'all/all': { ...toLoadedList(listOf({ total: 40 })), articles: sampleArticles(1, 24) } },
    }));
    await store.fetchMore(allNews, 12);
    expect(growList).not.toHaveBeenCalled();
  });

  it('is one request at a time for a selection, and other selections load beside it', async () => {
    const waiting = deferred<Awaited<ReturnType<GrowList>>>();
    const growList = vi.fn<GrowList>(() => waiting.promise);
    const store = storeWith({ growList });
    await store.load(haiti);
    const first = store.fetchMore(allNews, 12);
    expect(store.getState().loading).toMatchObject({ 'all/all': 'loading' });
    expect(await store.fetchMore(allNews, 12)).toEqual([]);
    const other = store.fetchMore(haiti, 12);
    expect(growList).toHaveBeenCalledTimes(2);
    waiting.resolve({
      list: toLoadedList(listOf({ articles: sampleArticles(1, 24) })),
      failures: ['the relay is busy'],
    });
    expect(await first).toEqual(['the relay is busy']);
    await other;
    expect(store.getState().loading).toEqual({ 'all/all': undefined, 'haiti/all': undefined });
  });

  it('that answers late changes its own list alone, whatever was chosen meanwhile', async () => {
    const waiting = deferred<Awaited<ReturnType<GrowList>>>();
    const store = storeWith({ growList: () => waiting.promise });
    const late = store.fetchMore(allNews, 12);
    await store.load(haiti);
    const before = store.getState().lists['haiti/all'];
    waiting.resolve({ list: toLoadedList(listOf({ articles: sampleArticles(1, 24), total: 24 })), failures: [] });
    await late;
    expect(store.getState().lists['haiti/all']).toBe(before);
    expect(store.shown()).toHaveLength(24);
  });

  it('that fails keeps the list, has the state failed, and can be repeated', async () => {
    const growList = vi.fn<GrowList>(createGrowList(service(40)));
    growList.mockRejectedValueOnce(new Error('busy'));
    const store = storeWith({ growList });
    await expect(store.fetchMore(allNews, 12)).rejects.toThrow('busy');
    expect([store.shown().length, store.getState().loading['all/all']]).toEqual([12, 'failed']);
    await store.fetchMore(allNews, 12);
    expect([store.shown().length, store.getState().loading['all/all']]).toEqual([24, undefined]);
  });
});

describe('the list of a selection', () => {
  it('is fetched once at a time, and a failed one again', async () => {
    const store = storeWith({});
    store.fetchList.mockRejectedValueOnce(new Error('busy'));
    const failure = { status: 'rejected', reason: new Error('busy') };
    expect(await Promise.allSettled([store.load(haiti), store.load(haiti)])).toEqual([failure, failure]);
    expect(store.getState().loading['haiti/all']).toBe('failed');
    await store.load(haiti);
    await store.load(haiti);
    expect(store.fetchList).toHaveBeenCalledTimes(2);
    expect(store.shown('haiti/all')).toHaveLength(12);
  });

  it('that has grown is not replaced by the one of the document', async () => {
    const store = storeWith({});
    await store.fetchMore(allNews, 12);
    store.add(listOf({ total: 40 }));
    expect(store.shown()).toHaveLength(24);
  });
});

it('a relay gets region, category and page, and its answer is parsed', async () => {
  const fetched = vi.fn<typeof fetch>(async () => Response.json(sampleLivePage(sampleArticles(13, 24), 40)));
  vi.stubGlobal('fetch', fetched);
  const page = await serverSource('https://relay.example/')({ ...haiti, page: 2 });
  expect(page.articles).toHaveLength(12);
  expect(fetched.mock.calls[0]?.[0]).toBe('https://relay.example/?region=haiti&category=all&page=2');
  fetched.mockResolvedValueOnce(Response.json({ version: 1, articles: [] }));
  await expect(serverSource('https://relay.example/')({ ...haiti, page: 2 })).rejects.toThrow('live news: origin');
});
