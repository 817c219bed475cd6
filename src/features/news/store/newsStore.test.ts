import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { allNews, keyOf } from '~/config/selection';
import { hasMoreLive, liveOf, type NewsList } from '~/features/news/model/newsList';
import type { FetchList } from '~/features/news/sources/lists';
import { createLoadMore } from '~/features/news/sources/loadMore';
import type { getJson } from '~/lib/getJson';
import { list as listWith, livePage, range, relayOf, urls } from '~tests/support/news/articles';
import { countOf, createNewsStore, type NewsEntry } from './newsStore';

const first = listWith({ live: { found: 40 } });
const haiti = { region: 'haiti', category: 'all' };
const restored = { kind: 'restored' } as const;

/** @param relay answers what the list does not have */
function storeOf(relay: typeof getJson, list = first) {
  const fetchList = vi.fn<FetchList>(async (selection) => ({ ...list, ...selection }));
  const loadMore = createLoadMore('/', 'https://relay.example/', relay);
  const store = createNewsStore({ lists: { 'all/all': list }, fetchList, hasMore: hasMoreLive, loadMore });
  return { ...store, fetchList };
}

/** What is on the page. */
function shownIn({ getState }: ReturnType<typeof storeOf>): readonly string[] {
  const { entry, lists, counts } = getState();
  if (entry === null) return [];
  const articles = lists[keyOf(entry.selection)]?.articles ?? [];
  return urls({ articles: articles.slice(0, countOf({ counts }, entry)) });
}

const entryOf = (key: string, selection = allNews): NewsEntry => ({ key, selection });

describe('load more', () => {
  it('ends at a page without records, whatever total is named', async () => {
    const relay = vi.fn<typeof getJson>(async () => livePage([], 1_000));
    const { show, loadMore } = storeOf(relay);
    await show(entryOf('a'), restored);
    await loadMore();
    await loadMore();
    expect(relay).toHaveBeenCalledTimes(1);
  });

  it('comes to every article, whatever page size the service has', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 25 }),
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 0, max: 150 }),
        async (before, limit, found) => {
          const articles = range(1, Math.min(before, found));
          const start = listWith({ articles, live: liveOf(articles, found, limit) });
          const store = storeOf(relayOf(found, limit), start);
          await store.show(entryOf('a'), restored);
          const more = () => {
            const list = store.getState().lists['all/all'];
            return list !== undefined && (hasMoreLive(list) || shownIn(store).length < list.articles.length);
          };
          for (let click = 0; click < 400 && more(); click += 1) await store.loadMore();
          expect([...shownIn(store)].toSorted()).toEqual([...urls({ articles: range(1, found) })].toSorted());
        },
      ),
      { numRuns: 200 },
    );
  });
});

describe('the lists of a tab', () => {
  it('only grow, and each entry of the history shows as much of them as it did, whatever was done in between', async () => {
    const step = fc.oneof(fc.constant('more' as const), fc.record({ key: fc.nat(4), isHaiti: fc.boolean() }));
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 20 }), async (steps) => {
        const store = storeOf(relayOf(60));
        const known = new Map<string, number>();
        let lists: Readonly<Partial<Record<string, NewsList>>> = {};
        await store.show(entryOf('start'), { kind: 'shown' });
        for (const step of steps) {
          const before = shownIn(store);
          if (step === 'more') await store.loadMore();
          else
            await store.show(entryOf(`${step.key} ${step.isHaiti}`, step.isHaiti ? haiti : allNews), { kind: 'shown' });
          const { entry } = store.getState();
          const key = entry?.key ?? '';
          const shown = shownIn(store);
          const length = step === 'more' ? Math.min(60, before.length + 12) : (known.get(key) ?? 12);
          expect(shown).toEqual(urls({ articles: range(1, length) }));
          known.set(key, shown.length);
          for (const [name, list] of Object.entries(lists))
            expect(urls(store.getState().lists[name] ?? first).slice(0, list?.articles.length)).toEqual(
              urls(list ?? first),
            );
          ({ lists } = store.getState());
        }
        expect(store.fetchList.mock.calls.length).toBeLessThanOrEqual(1);
      }),
      { numRuns: 100 },
    );
  });

  it('are asked for once at a time, and a failure is asked for again', async () => {
    const { load, fetchList, getState } = storeOf(relayOf(12));
    fetchList.mockRejectedValueOnce(new Error('busy'));
    const failure = { status: 'rejected', reason: new Error('busy') };
    expect(await Promise.allSettled([load(haiti), load(haiti)])).toEqual([failure, failure]);
    await load(haiti);
    expect(fetchList).toHaveBeenCalledTimes(2);
    expect(getState().lists['haiti/all']?.articles).toHaveLength(12);
  });

  it('show as much as before at a place on the page, which makes an entry of its own', async () => {
    const store = storeOf(relayOf(40));
    await store.show(entryOf('a'), restored);
    await store.loadMore();
    await store.show(entryOf('b'), restored);
    expect(shownIn(store)).toHaveLength(24);
    await store.show(entryOf('c'), { kind: 'shown' });
    expect(shownIn(store)).toHaveLength(12);
  });
});
