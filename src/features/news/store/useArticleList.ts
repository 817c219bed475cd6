import { useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { NavigationType, useHref, useLocation, useNavigationType } from 'react-router-dom';
import { useStore } from 'zustand';
import { type Filters, isSameFilters } from '~/features/news/model/filters';
import type { NewsList } from '~/features/news/model/newsList';
import { more } from '~/features/news/sources/more';
import { firstSnapshot, snapshotSource } from '~/features/news/sources/snapshots';
import { loadAcrossDeploys } from '~/lib/loadAcrossDeploys';
import { painted } from '~/lib/pause';
import { useHydrated } from '~/ui/useHydrated';
import { cachedLists } from './cachedLists';
import { createNewsStore, type NewsStatus, type Outcome } from './newsStore';
import { useRetryWhenOnline } from './useRetryWhenOnline';

export interface ArticleListView {
  readonly list: NewsList;
  readonly status: NewsStatus;
  /** The list is not of the address's filters: theirs is on its way, or could not be had. */
  readonly isStale: boolean;
  readonly hasMore: boolean;
  readonly loadMore: () => Promise<void>;
  /** Does again what failed. */
  readonly retry: () => Promise<void>;
}

interface ArticleListOptions {
  /** Called with a line for the console; `isRecovered` where articles came all the same. Has to stay the same function. */
  readonly onFailure: (message: string, isRecovered: boolean) => void;
  /** Called before a list that the visitor chose takes the place of another. Has to stay the same function. */
  readonly beforeShow: () => void;
}

/** The list of some filters. Going back and reloading find it as it was left. */
export function useArticleList(filters: Filters, { onFailure, beforeShow }: ArticleListOptions): ArticleListView {
  const { key, pathname, search } = useLocation();
  const href = useHref({ pathname, search });
  const isPressed = useNavigationType() !== NavigationType.Pop;
  const isHydrated = useHydrated();
  const [store] = useState(() =>
    createNewsStore({ first: snapshotSource.peek(filters) ?? firstSnapshot, snapshots: snapshotSource, more }),
  );
  const { list, status } = useStore(store);
  const isStale = !isSameFilters(list, filters);

  const report = useCallback(
    async (pending: Promise<Outcome>) => {
      const outcome = await pending;
      if (outcome.kind === 'superseded') return;
      if (outcome.kind === 'done') {
        for (const failure of outcome.failures) onFailure(failure, true);
        return;
      }
      const { message, gone } = outcome;
      // What is gone was replaced by a deploy: the page is loaded from there, once.
      const load = () => Promise.reject(new Error(message));
      if (gone) await loadAcrossDeploys(href, load).catch(() => onFailure(message, false));
      else onFailure(message, false);
    },
    [href, onFailure],
  );

  useLayoutEffect(() => {
    if (!isHydrated) return undefined;
    const cached = cachedLists.get(key, filters);
    if (cached !== undefined) {
      store.restore(cached.list);
      return undefined;
    }
    if (isSameFilters(store.getState().list, filters)) return undefined;
    store.cancel();
    if (!isPressed) {
      void report(store.show(filters));
      return undefined;
    }
    // The pressed filter is marked first; its list, which takes longer, comes with the frame after.
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
  }, [key, filters, isHydrated, isPressed, store, report, beforeShow]);

  useEffect(() => {
    if (isHydrated && !isStale) cachedLists.setList(key, list);
  }, [key, list, isHydrated, isStale]);

  useEffect(() => store.cancel, [store]);

  const loadMore = useCallback(() => report(store.loadMore()), [report, store]);
  const retry = useCallback(
    () => report(isStale ? store.show(filters) : store.loadMore()),
    [report, store, isStale, filters],
  );
  useRetryWhenOnline(status.kind === 'failed', retry);

  const isOfOthers = isStale && (status.kind === 'loading' || status.kind === 'failed');
  const hasMore = !isOfOthers && more.hasMore(list);
  return { list, status, isStale, hasMore, loadMore, retry };
}
