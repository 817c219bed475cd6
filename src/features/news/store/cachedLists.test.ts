import { describe, expect, it } from 'vitest';
import { allNews } from '~/config/news';
import type { NewsList } from '~/features/news/model/newsList';
import { list as listWith, range } from '~tests/support/news/articles';
import { createCachedLists } from './cachedLists';

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

function cacheIn(storage: ReturnType<typeof memory>, { changedAt = '1', isReturn = true } = {}) {
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

  it.each([
    ['no JSON', (sound: string) => sound.slice(0, -40)],
    ['another shape', () => '{"changedAt":"1"}'],
    ['an address that is a script', (sound: string) => sound.replaceAll('https:', 'javascript:')],
    ['no article', (sound: string) => sound.replaceAll('"articles":[', '"articles":[null,')],
    ['another region', (sound: string) => sound.replaceAll('"all"', '"mars"')],
  ])('are none where the storage holds %s', (_name, spoil) => {
    const storage = memory();
    const before = cacheIn(storage);
    before.setList('k1', listOf(24));
    before.save();
    expect(cacheIn(storage).get('k1', allNews)).toEqual({ list: listOf(24), scrollPosition: null });
    storage.setItem('news-lists', spoil(storage.getItem('news-lists') ?? ''));
    expect(cacheIn(storage).get('k1', allNews)).toBeUndefined();
  });

  it('leave out a row that cannot be read, and a scroll position', () => {
    const storage = memory();
    const rows = [['k1', { list: listOf(12), scrollPosition: { y: 'low' } }], ['k2']];
    storage.setItem('news-lists', JSON.stringify({ changedAt: '1', rows }));
    expect(cacheIn(storage).get('k1', allNews)).toEqual({ list: listOf(12), scrollPosition: null });
  });
});
