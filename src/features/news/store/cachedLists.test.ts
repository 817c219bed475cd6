import { describe, expect, it } from 'vitest';
import { allNews } from '~/config/news';
import type { NewsList } from '~/features/news/model/newsList';
import { list as listWith, range } from '~tests/support/news/articles';
import { type CachedLists, createCachedLists } from './cachedLists';

const haiti = { ...allNews, region: 'haiti' } as const;

function listOf(count: number, more: Partial<NewsList> = {}): NewsList {
  return listWith({ articles: range(1, count), live: { page: Math.ceil(count / 12), found: 1_000 }, ...more });
}

function memory() {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  };
}

function cacheIn(storage: ReturnType<typeof memory>, { changedAt = '1', isReturn = true } = {}): CachedLists {
  return createCachedLists({ changedAt, storage: () => storage, isReturn: () => isReturn });
}

describe('cached lists', () => {
  it('are found with their scroll position by the entry that shows the same filters', () => {
    const cache = cacheIn(memory());
    const list = listOf(24, haiti);
    cache.setList('k1', list);
    cache.setScrollPosition('k1', { y: 900, article: { index: 5, top: 120 } });
    cache.setScrollPosition('unknown', { y: 1, article: null });
    expect(cache.get('k1', haiti)).toEqual({ list, scrollPosition: { y: 900, article: { index: 5, top: 120 } } });
    expect(cache.get('k1', allNews)).toBeUndefined();
    expect(cache.get('unknown', allNews)).toBeUndefined();
    cache.setList('k1', listOf(36, haiti));
    expect(cache.get('k1', haiti)?.scrollPosition?.y).toBe(900);
  });

  it('survive a reload', () => {
    const storage = memory();
    const before = cacheIn(storage);
    before.setList('k1', listOf(24));
    before.setList('k2', listOf(12, haiti));
    before.setScrollPosition('k1', { y: 900, article: null });
    before.save();
    const after = cacheIn(storage);
    expect(after.get('k1', allNews)).toEqual({ list: listOf(24), scrollPosition: { y: 900, article: null } });
    expect(after.get('k2', haiti)).toEqual({ list: listOf(12, haiti), scrollPosition: null });
  });

  it('end with the snapshots, and with a document that was not come back to', () => {
    const storage = memory();
    const before = cacheIn(storage);
    before.setList('k1', listOf(24));
    before.save();
    expect(cacheIn(storage, { changedAt: '2' }).get('k1', allNews)).toBeUndefined();
    expect(cacheIn(storage, { isReturn: false }).get('k1', allNews)).toBeUndefined();
  });

  it('are bounded: the latest first, and what is cut is asked for again', () => {
    const storage = memory();
    const before = cacheIn(storage);
    for (let index = 0; index < 30; index += 1) before.setList(`k${index}`, listOf(1));
    before.setList('old', listOf(24));
    before.setList('long', listOf(2_400));
    before.save();
    const after = cacheIn(storage);
    const long = after.get('long', allNews)?.list;
    expect(long?.articles).toHaveLength(500);
    expect(long?.live.page).toBe(41);
    expect(after.get('old', allNews)).toBeUndefined();
    expect(before.get('k0', allNews)).toBeUndefined();
    expect(before.get('k29', allNews)).toBeDefined();
  });

  it('leave out the rows that cannot be read', () => {
    const storage = memory();
    const sound = { list: listOf(12), scrollPosition: { y: 'low' } };
    const rows = [['k1', sound], ['k2', { ...sound, list: { ...sound.list, region: 'mars' } }], ['k3']];
    storage.setItem('news-lists', JSON.stringify({ changedAt: '1', rows }));
    const cache = cacheIn(storage);
    expect(cache.get('k1', allNews)).toEqual({ list: listOf(12), scrollPosition: null });
    expect(cache.get('k2', allNews)).toBeUndefined();
  });
});
