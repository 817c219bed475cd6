/** The news that this tab has fetched: the lists by selection, and what each entry of the history shows of its list. */
import { createStore } from 'zustand/vanilla';
import { newsLists } from 'virtual:news-lists';
import { attributes } from '~/config/documentNames';
import { type NewsSelection, selectionKey } from '~/config/selection';
import { createListView, growList, type ListView, type ArticleFetchers } from '~/features/news/sources/growList';
import { fetchNewsList, readListFromDocument } from '~/features/news/sources/lists';
import { liveSource } from '~/features/news/sources/live';
import { waitUntilParsed } from '~/lib/pause';
import type { NewsList } from '~/news/newsList';

export type LoadStatus = 'idle' | 'loading' | 'failed';

/** What a history entry shows of a list, and the state of its last *Load More*. */
export interface ListViewState extends ListView {
  readonly status: LoadStatus;
}

export interface NewsState {
  /** The lists as document or file have them, by `region/category`. */
  readonly lists: Readonly<Partial<Record<string, NewsList>>>;
  /** The state of the lists that are loading or failed to load, by `region/category`. */
  readonly loadStatus: Readonly<Partial<Record<string, LoadStatus>>>;
  /** What entries of the history show of a list after *Load More*, by the keys that `getViewKey` returns. */
  readonly views: Readonly<Partial<Record<string, ListViewState>>>;
  /** The view keys of the entries of the history that were shown, by `getEntryKey`. */
  readonly viewKeys: Readonly<Partial<Record<string, string>>>;
  /** What is on the page; null on other pages. */
  readonly current: { readonly selectionKey: string; readonly viewKey: string } | null;
}

/** Entries that no router made have the same key, so an entry's key alone is not enough. */
function getEntryKey(entry: string, selection: NewsSelection): string {
  return `${entry} ${selectionKey(selection)}`;
}

/**
 * Returns the key of what an entry of the history shows of a list. An entry that follows one of the same list, as in another
 * language, has the key of that one.
 * @param isPop whether the visitor went back or forward to the entry
 */
export function getViewKey(
  { current, viewKeys }: Pick<NewsState, 'current' | 'viewKeys'>,
  entry: string,
  selection: NewsSelection,
  isPop: boolean,
): string {
  const entryKey = getEntryKey(entry, selection);
  const viewKey = viewKeys[entryKey];
  if (viewKey !== undefined) return viewKey;
  return !isPop && current?.selectionKey === selectionKey(selection) ? current.viewKey : entryKey;
}

interface NewsStoreOptions extends ArticleFetchers {
  /** The lists at the start, which need no request. */
  readonly lists: readonly NewsList[];
}

export function createNewsStore({ lists, ...sources }: NewsStoreOptions) {
  const store = createStore<NewsState>(() => ({
    lists: Object.fromEntries(lists.map((list) => [selectionKey(list), list])),
    loadStatus: {},
    views: {},
    viewKeys: {},
    current: null,
  }));
  const { getState, setState } = store;
  const requests = new Map<string, Promise<void>>();

  function add(list: NewsList): void {
    setState((state) => ({ lists: { ...state.lists, [selectionKey(list)]: list } }));
  }

  function setLoadStatus(key: string, status: LoadStatus): void {
    setState(({ loadStatus }) => ({ loadStatus: { ...loadStatus, [key]: status } }));
  }

  function setView(key: string, view: ListViewState): void {
    setState(({ views }) => ({ views: { ...views, [key]: view } }));
  }

  /** Creates what a history entry shows of a list before *Load More* is clicked. */
  function createView(list: NewsList): ListViewState {
    return { ...createListView(list, sources.askLive !== null), status: 'idle' };
  }

  async function fetchOnce(selection: NewsSelection): Promise<void> {
    const key = selectionKey(selection);
    setLoadStatus(key, 'loading');
    try {
      add(await sources.fetchList(selection));
      setLoadStatus(key, 'idle');
    } catch (error) {
      setLoadStatus(key, 'failed');
      throw error;
    }
  }

  return {
    ...store,
    // React hydrates from this state, which has the document's list by then.
    getInitialState: getState,
    add,
    createView,
    /** Notes that a history entry is on the page. Returns a function to call when it is left. */
    enter(entry: string, selection: NewsSelection, viewKey: string): () => void {
      setState(({ viewKeys }) => ({
        viewKeys: { ...viewKeys, [getEntryKey(entry, selection)]: viewKey },
        current: { selectionKey: selectionKey(selection), viewKey },
      }));
      return () => setState({ current: null });
    },
    /**
     * Fetches the list of a selection once; a failed one is fetched again.
     * @throws Error with a line for the console
     */
    async load(selection: NewsSelection): Promise<void> {
      const key = selectionKey(selection);
      if (getState().lists[key] !== undefined) return;
      const request = requests.get(key) ?? fetchOnce(selection).finally(() => requests.delete(key));
      requests.set(key, request);
      await request;
    },
    /**
     * Adds articles to what a history entry shows, if a source has some.
     * @param viewKey as `getViewKey` returns it
     * @returns a line for each source that failed although another source had articles
     * @throws Error with a line for the console if nothing came
     */
    async showMore(viewKey: string, selection: NewsSelection): Promise<readonly string[]> {
      const list = getState().lists[selectionKey(selection)];
      if (list === undefined) return [];
      const view = getState().views[viewKey] ?? createView(list);
      if (view.status === 'loading') return [];
      setView(viewKey, { ...view, status: 'loading' });
      try {
        const growth = await growList(view, list, sources);
        add(growth.list);
        setView(viewKey, { ...growth.view, status: 'idle' });
        return growth.failures;
      } catch (error) {
        setView(viewKey, { ...view, status: 'failed' });
        throw error;
      }
    },
  };
}

export type NewsStore = ReturnType<typeof createNewsStore>;

/** The one news store of this tab. */
export const newsStore = createNewsStore({
  lists: Object.values(newsLists),
  fetchList: fetchNewsList,
  askLive: liveSource,
});

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
    // The address does not say whether the news page is shown: on the way back it is that of the page to come.
    if (newsStore.getState().current === null) await loaded;
    return;
  }
  await waitUntilParsed();
  const list = readListFromDocument();
  if (list !== undefined) newsStore.add(list);
  await newsStore.load(selection);
}
