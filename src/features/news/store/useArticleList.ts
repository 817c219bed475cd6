import { useLayoutEffect, useMemo } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { useStore } from 'zustand';
import { type NewsSelection, keyOf } from '~/config/selection';
import { hasMore as sourcesHaveMore } from '~/features/news/sources/loadMore';
import { painted } from '~/lib/pause';
import { countOf, newsStore } from './newsStore';

interface ArticleListOptions {
  /** Has to stay the same function. */
  readonly onFailure: (error: unknown) => void;
  /** Called before a list that the visitor chose takes the place of another. Has to stay the same function. */
  readonly beforeShow: () => void;
}

/** The articles that an entry of the history shows: going back finds them as they were left. */
export function useArticleList(selection: NewsSelection, { onFailure, beforeShow }: ArticleListOptions) {
  const { key: locationKey, hash } = useLocation();
  const isClick = useNavigationType() !== NavigationType.Pop;
  const state = useStore(newsStore);
  const { entry: shown, status } = state;
  // The skip link is the browser's, which gives its entry no key of its own: the list goes on as it is.
  const isSkip =
    locationKey === 'default' && hash !== '' && shown !== null && keyOf(shown.selection) === keyOf(selection);
  const key = isSkip ? shown.key : `${locationKey} ${keyOf(selection)}`;
  const entry = shown ?? { key, selection };
  const list = state.lists[keyOf(entry.selection)];
  const count = countOf(state, entry);
  const articles = useMemo(() => list?.articles.slice(0, count) ?? [], [list, count]);
  /** The list is not of the address's selection: theirs is loading, or failed to load. */
  const isStale = list === undefined || keyOf(entry.selection) !== keyOf(selection);

  useLayoutEffect(() => {
    const next = { key, selection };
    if (newsStore.getState().entry === null || !isClick) {
      newsStore.show(next, { kind: 'restored' }).catch(onFailure);
      return undefined;
    }
    newsStore.cancel();
    // The clicked filter is marked first; its list, which takes longer, comes with the frame after.
    let isWanted = true;
    const showAfterPaint = async () => {
      await painted();
      if (!isWanted) return;
      beforeShow();
      await newsStore.show(next, { kind: 'shown' });
    };
    showAfterPaint().catch(onFailure);
    return () => {
      isWanted = false;
    };
  }, [key, selection, isClick, onFailure, beforeShow]);

  useLayoutEffect(() => newsStore.close, []);

  const isUnsettled = status.kind === 'failed' || status.kind === 'loading';
  const hasMore =
    list !== undefined && !(isStale && isUnsettled) && (list.articles.length > count || sourcesHaveMore(list));
  return {
    /** Null while the entry on the page is not the address's. */
    entryKey: entry.key === key ? key : null,
    list,
    articles,
    status,
    isStale,
    hasMore,
    loadMore: () => newsStore.loadMore().catch(onFailure),
    /** Asks again for the list of the address, after it failed. */
    retry: () => newsStore.show({ key, selection }, { kind: 'shown' }).catch(onFailure),
  };
}

export type ArticleListView = Readonly<ReturnType<typeof useArticleList>>;
