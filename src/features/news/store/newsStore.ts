/** What a tab has fetched of the news, how much of it each entry of its history shows, and what is loading. */
import { createStore } from 'zustand/vanilla';
import { attributes } from '~/boot/contract';
import { newsPageSize } from '~/config/limits';
import { type NewsSelection, keyOf } from '~/config/selection';
import type { NewsList } from '~/features/news/model/newsList';
import { type FetchList, fetchList, listInDocument } from '~/features/news/sources/lists';
import { hasMore, type LoadMore, loadMore } from '~/features/news/sources/loadMore';
import { documentParsed } from '~/lib/pause';
import { newsLists } from '~generated/newsLists';

export type NewsStatus =
  /** The list is in the page as it was sent, or was shown before: nothing to announce. */
  | { readonly kind: 'restored' }
  /** The list took the place of another one. */
  | { readonly kind: 'shown' }
  | { readonly kind: 'added'; readonly count: number }
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' };

/** An entry of the tab's history, and the selection that its address has. */
export interface NewsEntry {
  readonly key: string;
  readonly selection: NewsSelection;
}

export interface NewsState {
  /** By `region/category`. A list only grows. */
  readonly lists: Readonly<Partial<Record<string, NewsList>>>;
  /** How many articles an entry shows, by its key; twelve where that says nothing. */
  readonly counts: Readonly<Partial<Record<string, number>>>;
  /** The entry on the page; the address may have another one by now. Null before the first, which is the address's. */
  readonly entry: NewsEntry | null;
  readonly status: NewsStatus;
}

interface NewsStoreOptions {
  /** What there is without a call. */
  readonly lists: NewsState['lists'];
  readonly fetchList: FetchList;
  readonly hasMore: (list: NewsList) => boolean;
  readonly loadMore: LoadMore;
}

const restored: NewsStatus = { kind: 'restored' };
const loading: NewsStatus = { kind: 'loading' };
const failed: NewsStatus = { kind: 'failed' };

export function countOf({ counts }: Pick<NewsState, 'counts'>, { key }: NewsEntry): number {
  return counts[key] ?? newsPageSize;
}

/** The store's promises reject with what failed, unless a newer request took their place. */
export function createNewsStore({ lists, fetchList, hasMore, loadMore }: NewsStoreOptions) {
  const store = createStore<NewsState>(() => ({ lists, counts: {}, entry: null, status: restored }));
  const { getState, setState } = store;
  const pending = new Map<string, ReturnType<FetchList>>();
  /** Ends the latest request; an answer to any other is not rendered. */
  let current = new AbortController();

  function begin(): AbortSignal {
    current.abort();
    current = new AbortController();
    return current.signal;
  }

  async function request(answer: (signal: AbortSignal) => Promise<(state: NewsState) => Partial<NewsState>>) {
    const signal = begin();
    setState({ status: loading });
    try {
      const change = await answer(signal);
      if (!signal.aborted) setState(change);
    } catch (error) {
      if (signal.aborted) return;
      setState({ status: failed });
      throw error;
    }
  }

  /** A list from document or file, unless there is one, which may have grown. */
  function add(list: NewsList): void {
    setState((state) => ({ lists: { [keyOf(list)]: list, ...state.lists } }));
  }

  /** Asks for a list once; a failure is not kept. */
  async function load(selection: NewsSelection): Promise<void> {
    const key = keyOf(selection);
    if (getState().lists[key] !== undefined) return;
    const asked = pending.get(key) ?? fetchList(selection).finally(() => pending.delete(key));
    pending.set(key, asked);
    add(await asked);
  }

  return {
    ...store,
    // The document's list is in the state before the page hydrates from it.
    getInitialState: getState,
    add,
    load,

    /** At once where its list is there; else the entry before stays until it came. */
    async show(entry: NewsEntry, status: NewsStatus): Promise<void> {
      const { entry: before, ...state } = getState();
      if (state.lists[keyOf(entry.selection)] === undefined)
        return request(async () => {
          await load(entry.selection);
          return () => ({ entry, status: { kind: 'shown' } });
        });
      begin();
      // A link to a place on the page makes an entry that shows as much.
      const isSameList =
        status.kind === 'restored' && before !== null && keyOf(before.selection) === keyOf(entry.selection);
      const counts = isSameList ? { [entry.key]: countOf(state, before), ...state.counts } : state.counts;
      setState({ entry, status, counts });
    },

    /** Shows twelve more where there are so many: those that are there already, else what the sources have. */
    async loadMore(): Promise<void> {
      const { entry, status, ...state } = getState();
      const list = entry === null ? undefined : state.lists[keyOf(entry.selection)];
      if (entry === null || list === undefined || status.kind === 'loading') return;
      const before = Math.min(countOf(state, entry), list.articles.length);
      const wanted = before + newsPageSize;
      const showMore = (next: NewsList) => (state: NewsState) => {
        const shown = Math.min(wanted, next.articles.length);
        return {
          lists: { ...state.lists, [keyOf(next)]: next },
          counts: { ...state.counts, [entry.key]: shown },
          status: { kind: 'added', count: shown - before } as const,
        };
      };
      if (list.articles.length < wanted && hasMore(list))
        return request(async (signal) => showMore(await loadMore(list, signal)));
      setState(showMore(list));
    },

    /** Ends what is loading, and leaves the list as it is. What is announced next may be the same words: they go first. */
    cancel(): void {
      begin();
      if (getState().status.kind !== 'restored') setState({ status: restored });
    },

    /** Forgets the entry, as the page is left. */
    close(): void {
      begin();
      setState({ entry: null, status: restored });
    },
  };
}

/** The tab's. */
export const newsStore = createNewsStore({
  lists: Object.fromEntries(Object.values(newsLists).map((list) => [keyOf(list), list])),
  fetchList,
  hasMore,
  loadMore,
});

/**
 * What the news page needs before it is shown. Where a list is on the page already it says itself that another one loads.
 * @throws Error where the page that was sent could not be hydrated, as it has no list
 */
export async function loadSelection(selection: NewsSelection): Promise<void> {
  if (import.meta.env.SSR) return;
  if (document.documentElement.hasAttribute(attributes.ready)) {
    // Where it fails, the page asks again and reports it.
    const loaded = newsStore.load(selection).catch(() => undefined);
    if (document.querySelector('[data-articles]') === null) await loaded;
    return;
  }
  await documentParsed();
  const list = listInDocument();
  if (list !== undefined) newsStore.add(list);
  await newsStore.load(selection);
}
