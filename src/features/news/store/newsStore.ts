/** The lists of news that this tab has fetched, by selection, with the loading state of each list. */
import { createStore } from 'zustand/vanilla';
import { attributes } from '~/boot/contract';
import { newsPageSize } from '~/config/limits';
import { addressAt } from '~/content/pages';
import { hasNextPage, type LoadedList, type GrowList, growList, toLoadedList } from '~/features/news/sources/growList';
import { type FetchList, fetchList, listInDocument } from '~/features/news/sources/lists';
import { waitUntilParsed } from '~/lib/pause';
import type { NewsList } from '~/news/newsList';
import { type NewsSelection, selectionKey } from '~/news/selection';
import { newsLists } from '~generated/newsLists';
import { site } from '~generated/site';

export interface NewsState {
  /** The lists by `region/category`. A list only grows. */
  readonly lists: Readonly<Partial<Record<string, LoadedList>>>;
  /** The state of the lists that are loading or failed to load, by `region/category`. */
  readonly loading: Readonly<Partial<Record<string, 'loading' | 'failed'>>>;
}

interface NewsStoreOptions {
  /** The lists at the start, which need no request. */
  readonly lists: readonly NewsList[];
  readonly fetchList: FetchList;
  readonly growList: GrowList;
}

export function createNewsStore({ lists, fetchList, growList }: NewsStoreOptions) {
  const store = createStore<NewsState>(() => ({
    lists: Object.fromEntries(lists.map((list) => [selectionKey(list), toLoadedList(list)])),
    loading: {},
  }));
  const { getState, setState } = store;
  const requests = new Map<string, Promise<void>>();

  function setLoading(key: string, loading: 'loading' | 'failed' | undefined): void {
    setState((state) => ({ loading: { ...state.loading, [key]: loading } }));
  }

  /** Adds a list from document or file. A list that the store has stays, because it may have grown. */
  function add(list: NewsList): void {
    setState((state) => ({ lists: { [selectionKey(list)]: toLoadedList(list), ...state.lists } }));
  }

  /** Sets the loading state of a selection until the answer is in the store. If the request fails, the state is `failed`. */
  async function request(key: string, answer: () => Promise<void>): Promise<void> {
    setLoading(key, 'loading');
    try {
      await answer();
      setLoading(key, undefined);
    } catch (error) {
      setLoading(key, 'failed');
      throw error;
    }
  }

  return {
    ...store,
    // React hydrates from this state, which has the document's list by then.
    getInitialState: getState,
    add,
    /**
     * Fetches the list of a selection once; a failed one is fetched again.
     * @throws Error with a line for the console
     */
    async load(selection: NewsSelection): Promise<void> {
      const key = selectionKey(selection);
      if (getState().lists[key] !== undefined) return;
      const fetched =
        requests.get(key) ??
        request(key, async () => add(await fetchList(selection))).finally(() => requests.delete(key));
      requests.set(key, fetched);
      await fetched;
    },
    /**
     * Makes the list of a selection long enough for twelve more than are shown, if a source has them.
     * @param shownCount how many of its articles are on the page
     * @returns a line for each source that failed although another source had articles
     * @throws Error with a line for the console if nothing came
     */
    async fetchMore(selection: NewsSelection, shownCount: number): Promise<readonly string[]> {
      const key = selectionKey(selection);
      const { lists, loading } = getState();
      const list = lists[key];
      if (list === undefined || loading[key] === 'loading') return [];
      if (!hasNextPage(list) || list.articles.length >= shownCount + newsPageSize) return [];
      let failures: readonly string[] = [];
      await request(key, async () => {
        const more = await growList(list);
        ({ failures } = more);
        setState((state) => ({ lists: { ...state.lists, [key]: more.list } }));
      });
      return failures;
    },
  };
}

/** The one news store of this tab. */
export const newsStore = createNewsStore({ lists: Object.values(newsLists), fetchList, growList });

function isOnNewsPage(): boolean {
  const { pathname } = window.location;
  return addressAt(`/${pathname.slice(site.base.length)}`)?.page === 'news';
}

/**
 * Loads the list of a selection before the news page is shown. A news page that is shown already has its own message while
 * another list loads.
 * @throws Error if neither the document nor the file of the selection has the list: its page could not be hydrated
 */
export async function loadSelection(selection: NewsSelection): Promise<void> {
  if (import.meta.env.SSR) return;
  if (document.documentElement.hasAttribute(attributes.ready)) {
    // The page loads a list that failed again, and reports the error.
    const loaded = newsStore.load(selection).catch(() => undefined);
    if (!isOnNewsPage()) await loaded;
    return;
  }
  await waitUntilParsed();
  const list = listInDocument();
  if (list !== undefined) newsStore.add(list);
  await newsStore.load(selection);
}
