import { useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { useStore } from 'zustand';
import { type Combination, keyOf } from '~/config/news';
import { more } from '~/features/news/sources/more';
import { keptListOf, snapshotSource } from '~/features/news/sources/snapshots';
import { currentHref, loadFromHost } from '~/lib/loadFromHost';
import { painted } from '~/lib/pause';
import { cachedLists } from './cachedLists';
import { createNewsStore, type NewsState, type Outcome } from './newsStore';

interface ArticleListOptions {
  /** Called with a line for the console; `isRecovered` where articles came all the same. Has to stay the same function. */
  readonly onFailure: (message: string, isRecovered: boolean) => void;
  /** Called before a list that the visitor chose takes the place of another. Has to stay the same function. */
  readonly beforeShow: () => void;
}

function isUnsettled({ status }: Pick<NewsState, 'status'>): boolean {
  return status.kind === 'loading' || status.kind === 'failed';
}

/** Whether the list is that of some filters. An empty one that is loading stands for a list that never came. */
function isListOf(state: NewsState, filters: Combination): boolean {
  return keyOf(state.list) === keyOf(filters) && !(state.list.articles.length === 0 && isUnsettled(state));
}

/** The list of some filters. Going back and reloading find it as it was left. */
export function useArticleList(filters: Combination, { onFailure, beforeShow }: ArticleListOptions) {
  const { key } = useLocation();
  const isClick = useNavigationType() !== NavigationType.Pop;
  const [store] = useState(() => createNewsStore({ filters, snapshots: snapshotSource, more }));
  const state = useStore(store);
  const { list, status } = state;
  /** The list is not of the address's filters: theirs is loading, or failed to load. */
  const isStale = !isListOf(state, filters);

  const report = useCallback(
    async (pending: Promise<Outcome>) => {
      const outcome = await pending;
      if (outcome.kind === 'done') for (const failure of outcome.failures) onFailure(failure, true);
      if (outcome.kind !== 'failed') return;
      const { message, gone } = outcome;
      // A deploy replaced the file.
      const isLeaving = gone && keptListOf(filters) === undefined && loadFromHost(currentHref());
      if (!isLeaving) onFailure(message, false);
    },
    [filters, onFailure],
  );

  useLayoutEffect(() => {
    const cached = cachedLists.get(key, filters);
    if (cached !== undefined) {
      store.restore(cached.list);
      return undefined;
    }
    const shown = store.getState();
    if (isListOf(shown, filters)) return undefined;
    if (!isClick || keyOf(shown.list) === keyOf(filters)) {
      void report(store.show(filters));
      return undefined;
    }
    store.cancel();
    // The clicked filter is marked first; its list, which takes longer, comes with the frame after.
    let isWanted = true;
    const showAfterPaint = async () => {
      await painted();
      if (!isWanted) return;
      beforeShow();
      await report(store.show(filters));
    };
    void showAfterPaint();
    return () => {
      isWanted = false;
    };
  }, [key, filters, isClick, store, report, beforeShow]);

  useEffect(() => {
    if (!isStale) cachedLists.setList(key, list);
  }, [key, list, isStale]);

  useEffect(() => store.cancel, [store]);

  const loadMore = useCallback(() => report(store.loadMore()), [report, store]);
  /** Does again what failed. */
  const retry = useCallback(
    () => report(isStale ? store.show(filters) : store.loadMore()),
    [report, store, isStale, filters],
  );

  const hasFailed = status.kind === 'failed';
  useEffect(() => {
    if (!hasFailed) return undefined;
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [hasFailed, retry]);

  const hasMore = !(isStale && isUnsettled(state)) && more.hasMore(list);
  return { list, status, isStale, hasMore, loadMore, retry };
}

export type ArticleListView = Readonly<ReturnType<typeof useArticleList>>;
