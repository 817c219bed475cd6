import { useCallback, useEffect, useLayoutEffect, useMemo } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { useStore } from 'zustand';
import { type NewsSelection, keyOf } from '~/config/selection';
import { hasMore as goesOn } from '~/features/news/sources/lists';
import { painted } from '~/lib/pause';
import { countOf, type Failure, newsStore } from './newsStore';

interface ArticleListOptions {
  /** Has to stay the same function. */
  readonly onFailure: (failure: Failure) => void;
  /** Called before a list that the visitor chose takes the place of another. Has to stay the same function. */
  readonly beforeShow: () => void;
}

/** The articles that an entry of the history shows: going back finds them as they were left. */
export function useArticleList(selection: NewsSelection, { onFailure, beforeShow }: ArticleListOptions) {
  const { key: locationKey } = useLocation();
  const key = `${locationKey} ${keyOf(selection)}`;
  const isClick = useNavigationType() !== NavigationType.Pop;
  const state = useStore(newsStore);
  const { status } = state;
  const entry = state.entry ?? { key, selection };
  const list = state.lists[keyOf(entry.selection)];
  const count = countOf(state, entry);
  const articles = useMemo(() => list?.articles.slice(0, count) ?? [], [list, count]);
  /** The list is not of the address's selection: theirs is loading, or failed to load. */
  const isStale = list === undefined || keyOf(entry.selection) !== keyOf(selection);

  const report = useCallback(
    async (pending: Promise<readonly Failure[]>) => {
      for (const failure of await pending) onFailure(failure);
    },
    [onFailure],
  );

  useLayoutEffect(() => {
    const next = { key, selection };
    const { entry: shown } = newsStore.getState();
    if (shown === null || !isClick) {
      void report(newsStore.show(next, { kind: 'restored' }));
      return undefined;
    }
    newsStore.cancel();
    // The clicked filter is marked first; its list, which takes longer, comes with the frame after.
    let isWanted = true;
    const showAfterPaint = async () => {
      await painted();
      if (!isWanted) return;
      beforeShow();
      await report(newsStore.show(next, { kind: 'shown' }));
    };
    void showAfterPaint();
    return () => {
      isWanted = false;
    };
  }, [key, selection, isClick, report, beforeShow]);

  useLayoutEffect(() => newsStore.close, []);

  const loadMore = useCallback(() => report(newsStore.loadMore()), [report]);
  /** Does again what failed. */
  const retry = useCallback(
    () => report(isStale ? newsStore.show({ key, selection }, { kind: 'shown' }) : newsStore.loadMore()),
    [report, isStale, key, selection],
  );

  const hasFailed = status.kind === 'failed';
  useEffect(() => {
    if (!hasFailed) return undefined;
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [hasFailed, retry]);

  const isUnsettled = hasFailed || status.kind === 'loading';
  const hasMore = list !== undefined && !(isStale && isUnsettled) && (list.articles.length > count || goesOn(list));
  return {
    entryKey: entry.key,
    isCurrent: entry.key === key,
    list,
    articles,
    status,
    isStale,
    hasMore,
    loadMore,
    retry,
  };
}

export type ArticleListView = Readonly<ReturnType<typeof useArticleList>>;
