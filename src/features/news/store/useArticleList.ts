import { useDeferredValue, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { useStore } from 'zustand';
import { newsPageSize } from '~/config/limits';
import { hasNextPage } from '~/features/news/sources/growList';
import { type NewsSelection, selectionKey } from '~/news/selection';
import { newsStore } from './newsStore';
import { readShownCount, writeShownCount } from './shownCount';

/** A change of the list that screen readers announce. */
type ListChange =
  | { readonly kind: 'none' }
  /** The list took the place of another one. */
  | { readonly kind: 'shown' }
  | { readonly kind: 'added'; readonly count: number };

const none: ListChange = { kind: 'none' };

interface ArticleListOptions {
  /** Called when no article came. The function must be stable. */
  readonly onFailure: (error: unknown) => void;
  /** Called for a source that failed although another one had articles. The function must be stable. */
  readonly onSourceFailure: (message: string) => void;
  /** Called after the visitor chose another list and it is shown. The function must be stable. */
  readonly onChange: () => void;
  /** Called after a reload that shows fewer articles than before. The function must be stable. */
  readonly onShortened: () => void;
}

/** The articles of the address's selection, as many as the history entry shows, so that going back shows as many again. */
export function useArticleList(selection: NewsSelection, options: ArticleListOptions) {
  const { onChange, onFailure, onShortened, onSourceFailure } = options;
  const { key: entryKey, hash } = useLocation();
  const isPop = useNavigationType() === NavigationType.Pop;
  const { lists, loading } = useStore(newsStore);

  // The previous list stays until the list of the address is loaded.
  const [available, setAvailable] = useState(selection);
  if (lists[selectionKey(selection)] !== undefined && selectionKey(available) !== selectionKey(selection))
    setAvailable(selection);
  // The chosen filter is painted first, and its list with the next render. Back and forward restore a scroll position, so
  // they render the list at once.
  const deferred = useDeferredValue(available);
  const shownSelection = isPop ? available : deferred;
  const shownKey = selectionKey(shownSelection);

  const [announcement, setAnnouncement] = useState(none);
  const [entry, setEntry] = useState({ key: entryKey, selection: selectionKey(selection), count: readShownCount() });
  const isNewEntry = entry.key !== entryKey || entry.selection !== selectionKey(selection);
  if (isNewEntry) {
    // The next announcement may be the same text, which is announced only if it was removed before.
    setAnnouncement(none);
    // A link to a fragment, such as the skip link, makes a history entry that shows as many articles.
    const isSameList = entry.selection === selectionKey(selection) && hash !== '';
    setEntry({
      key: entryKey,
      selection: selectionKey(selection),
      count: readShownCount() ?? (isSameList ? entry.count : undefined),
    });
  }

  const list = lists[shownKey];
  const count = entry.count ?? newsPageSize;
  const articles = useMemo(() => list?.articles.slice(0, count) ?? [], [list, count]);
  /** Whether the list of the address is not shown yet: it is loading, or failed to load. */
  const showsPreviousList = list === undefined || shownKey !== selectionKey(selection);
  const status = loading[selectionKey(selection)] ?? 'idle';

  const addressKey = selectionKey(selection);
  const currentKey = useRef(addressKey);
  useEffect(() => {
    currentKey.current = addressKey;
    return () => {
      currentKey.current = '';
    };
  }, [addressKey]);

  /** A failure is reported while its selection is that of the address. */
  async function attempt(request: () => Promise<void>): Promise<void> {
    try {
      await request();
    } catch (error) {
      if (currentKey.current === addressKey) onFailure(error);
    }
  }

  useEffect(() => {
    let isCurrent = true;
    newsStore.load(selection).catch((error: unknown) => {
      if (isCurrent) onFailure(error);
    });
    return () => {
      isCurrent = false;
    };
  }, [selection, onFailure]);

  const lastShown = useRef(shownKey);
  useLayoutEffect(() => {
    if (lastShown.current === shownKey) return;
    lastShown.current = shownKey;
    setAnnouncement(isPop ? none : { kind: 'shown' });
    if (!isPop) onChange();
  }, [shownKey, isPop, onChange]);

  const isShortened = useRef((readShownCount() ?? 0) > (list?.articles.length ?? 0));
  useEffect(() => {
    if (isShortened.current) onShortened();
    isShortened.current = false;
  }, [onShortened]);

  /** Shows twelve more articles: those that the tab has, or new ones from the sources. */
  async function showMore(): Promise<void> {
    if (status === 'loading') return;
    setAnnouncement(none);
    await attempt(async () => {
      const before = Math.min(count, articles.length);
      for (const failure of await newsStore.fetchMore(selection, before)) onSourceFailure(failure);
      if (currentKey.current !== addressKey) return;
      const length = newsStore.getState().lists[addressKey]?.articles.length ?? 0;
      const next = Math.min(before + newsPageSize, length);
      writeShownCount(next);
      setEntry((old) => ({ ...old, count: next }));
      setAnnouncement({ kind: 'added', count: next - before });
    });
  }

  const hasMore =
    list !== undefined &&
    !(showsPreviousList && status !== 'idle') &&
    (list.articles.length > count || hasNextPage(list));

  return {
    list,
    articles,
    /** The loading state of the address's list. */
    status,
    announcement,
    showsPreviousList,
    hasMore,
    showMore,
    /** Loads the list of the address again after it failed. */
    retry: () => attempt(() => newsStore.load(selection)),
  };
}

export type ArticleListView = Readonly<ReturnType<typeof useArticleList>>;
