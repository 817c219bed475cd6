import { describe, expect, it, vi } from 'vitest';
import { allNews } from '~/config/selection';
import type { FetchNewsList } from '~/features/news/sources/lists';
import type { AskLive } from '~/features/news/sources/live';
import { sampleList, sampleLivePage, sampleArticles, getUrls } from '~tests/support/news/articles';
import { createNewsStore, getViewKey } from './newsStore';

const haiti = { region: 'haiti', category: 'all' };

/** A store that has the list of all news and fetches the other lists, with a service of forty articles. */
function createTestStore() {
  const askLive = vi.fn<AskLive>(async ({ page }) =>
    sampleLivePage(sampleArticles((page - 1) * 12 + 1, Math.min(40, page * 12)), 40),
  );
  const list = sampleList({ total: 40 });
  const fetchList = vi.fn<FetchNewsList>(async (selection) => ({ ...list, ...selection }));
  const store = createNewsStore({ lists: [list], fetchList, askLive });
  const shown = (entry: string) => getUrls(store.getState().views[entry] ?? { articles: [] });
  return { ...store, askLive, fetchList, shown };
}

const ignore = () => undefined;

describe('load more', () => {
  it('adds to what one history entry shows, and to no other entry of the same list', async () => {
    const store = createTestStore();
    for (let click = 0; click < 3; click += 1) await store.showMore('first', allNews);
    await store.showMore('second', allNews);
    expect(store.shown('first')).toEqual(getUrls({ articles: sampleArticles(1, 40) }));
    expect(store.shown('second')).toHaveLength(24);
  });

  it('is one request at a time for an entry, and other entries load beside it', async () => {
    const store = createTestStore();
    await store.load(haiti);
    let answer: () => void = ignore;
    store.askLive.mockReturnValueOnce(
      new Promise((resolve) => (answer = () => resolve(sampleLivePage(sampleArticles(13, 24), 40)))),
    );
    const first = store.showMore('first', allNews);
    expect(store.getState().views['first']?.status).toBe('loading');
    expect(await store.showMore('first', allNews)).toEqual([]);
    await store.showMore('second', haiti);
    expect([store.shown('second').length, store.askLive.mock.calls.length]).toEqual([24, 2]);
    answer();
    await first;
    expect([store.shown('first').length, store.getState().views['first']?.status]).toEqual([24, 'idle']);
  });

  it('that fails keeps the articles, and can be repeated', async () => {
    const store = createTestStore();
    store.askLive.mockRejectedValueOnce(new Error('busy'));
    await expect(store.showMore('first', allNews)).rejects.toThrow('busy');
    expect([store.shown('first').length, store.getState().views['first']?.status]).toEqual([12, 'failed']);
    await store.showMore('first', allNews);
    expect([store.shown('first').length, store.getState().views['first']?.status]).toEqual([24, 'idle']);
  });
});

it('the list of a selection is fetched once at a time, and a failed one again', async () => {
  const store = createTestStore();
  store.fetchList.mockRejectedValueOnce(new Error('busy'));
  const failure = { status: 'rejected', reason: new Error('busy') };
  expect(await Promise.allSettled([store.load(haiti), store.load(haiti)])).toEqual([failure, failure]);
  expect(store.getState().loadStatus['haiti/all']).toBe('failed');
  await store.load(haiti);
  await store.load(haiti);
  expect([store.fetchList.mock.calls.length, store.getState().loadStatus['haiti/all']]).toEqual([2, 'idle']);
});

describe('the view of a history entry', () => {
  it('is that of the entry before if both are of the same list, also after going back', () => {
    const store = createTestStore();
    const first = getViewKey(store.getState(), 'first', haiti, true);
    store.enter('first', haiti, first)();
    // The filter is clicked again, or the language changes: the entry before is still on the page.
    store.enter('first', haiti, first);
    expect(getViewKey(store.getState(), 'second', haiti, false)).toBe(first);
    store.enter('second', haiti, first)();
    store.enter('third', allNews, getViewKey(store.getState(), 'third', allNews, false));
    expect(getViewKey(store.getState(), 'second', haiti, true)).toBe(first);
  });

  it('is another one for another list under the same key, and for the same list after another page', () => {
    const store = createTestStore();
    const first = getViewKey(store.getState(), 'default', allNews, true);
    const leave = store.enter('default', allNews, first);
    expect(getViewKey(store.getState(), 'default', haiti, true)).not.toBe(first);
    leave();
    expect(getViewKey(store.getState(), 'second', allNews, false)).not.toBe(first);
  });

  it('is another one for an earlier entry of the same list', () => {
    const store = createTestStore();
    store.enter('second', haiti, getViewKey(store.getState(), 'second', haiti, false));
    expect(getViewKey(store.getState(), 'first', haiti, true)).not.toBe(
      getViewKey(store.getState(), 'second', haiti, true),
    );
  });
});
