import { useDeferredValue, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { useStore } from 'zustand';
import { newsPageSize } from '~/config/limits';
import { type NewsSelection, keyOf } from '~/shared/news/selection';
import { newsStore } from './newsStore';
import { readShownCount, writeShownCount } from './shownCount';

/** What the page says of a change of the list, which assistive technology reads out. */
type Announcement =
  | { readonly kind: 'none' }
  /** The list took the place of another one. */
  | { readonly kind: 'shown' }
  | { readonly kind: 'added'; readonly count: number };

const none: Announcement = { kind: 'none' };

interface ArticleListOptions {
  /** Called when nothing came; has to stay the same function. */
  readonly onFailure: (error: unknown) => void;
  /** Called for a source that failed while another one stood in; has to stay the same function. */
  readonly onSourceFailure: (message: string) => void;
  /** Called after a list that the visitor chose took the place of another one; has to stay the same function. */
  readonly onChange: () => void;
  /** Called after a reload that has fewer articles than there were before it; has to stay the same function. */
  readonly onShortened: () => void;
}

/** The articles of the address's selection, as many as the history entry shows: going back finds them as they were left. */
export function useArticleList(selection: NewsSelection, options: ArticleListOptions) {
  const { onChange, onFailure, onShortened, onSourceFailure } = options;
  const { key: entryKey, hash } = useLocation();
  const isPop = useNavigationType() === NavigationType.Pop;
  const { lists, loading } = useStore(newsStore);

  // Until the list of the address is there, the one before it stays.
  const [available, setAvailable] = useState(selection);
  if (lists[keyOf(selection)] !== undefined && keyOf(available) !== keyOf(selection)) setAvailable(selection);
  // The chosen filter is painted first, and its list with the next render. Back and forward restore a scroll position,
  // for which the list has to be there at once.
  const deferred = useDeferredValue(available);
  const shownSelection = isPop ? available : deferred;
  const shownKey = keyOf(shownSelection);

  const [announcement, setAnnouncement] = useState(none);
  const [entry, setEntry] = useState({ key: entryKey, selection: keyOf(selection), count: readShownCount() });
  const isNewEntry = entry.key !== entryKey || entry.selection !== keyOf(selection);
  if (isNewEntry) {
    // What is announced next may be the same words, which are only read out if they were gone.
    setAnnouncement(none);
    // A link to a place on the page, such as the skip link, makes an entry that shows as much.
    const isSameList = entry.selection === keyOf(selection) && hash !== '';
    setEntry({
      key: entryKey,
      selection: keyOf(selection),
      count: readShownCount() ?? (isSameList ? entry.count : undefined),
    });
  }

  const list = lists[shownKey];
  const count = entry.count ?? newsPageSize;
  const articles = useMemo(() => list?.articles.slice(0, count) ?? [], [list, count]);
  /** Whether the list of the address is not shown yet: it is loading, or failed to load. */
  const isStale = list === undefined || shownKey !== keyOf(selection);
  const status = loading[keyOf(selection)] ?? 'idle';

  const addressKey = keyOf(selection);
  const currentKey = useRef(addressKey);
  useEffect(() => {
    currentKey.current = addressKey;
    return () => {
      currentKey.current = '';
    };
  }, [addressKey]);

  /** A failure is told as long as its selection is the address's. */
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

  /** Shows twelve more: those that the tab has, else what the sources have. */
  async function loadMore(): Promise<void> {
    if (status === 'loading') return;
    setAnnouncement(none);
    await attempt(async () => {
      const before = Math.min(count, articles.length);
      for (const failure of await newsStore.loadMore(selection, before)) onSourceFailure(failure);
      if (currentKey.current !== addressKey) return;
      const length = newsStore.getState().lists[addressKey]?.articles.length ?? 0;
      const next = Math.min(before + newsPageSize, length);
      writeShownCount(next);
      setEntry((old) => ({ ...old, count: next }));
      setAnnouncement({ kind: 'added', count: next - before });
    });
  }

  const hasMore =
    list !== undefined && !(isStale && status !== 'idle') && (list.articles.length > count || list.next !== null);

  return {
    list,
    articles,
    /** How the loading of the address's list stands. */
    status,
    announcement,
    isStale,
    hasMore,
    loadMore,
    /** Asks again for the list of the address, after it failed. */
    retry: () => attempt(() => newsStore.load(selection)),
  };
}

export type ArticleListView = Readonly<ReturnType<typeof useArticleList>>;
