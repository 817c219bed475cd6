import { startTransition, useCallback, useEffect, useMemo, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { useStore } from 'zustand';
import { type NewsSelection, selectionKey } from '~/config/selection';
import { hasMore } from '~/features/news/sources/growList';
import { getViewKey, type LoadStatus, type NewsStore } from './newsStore';

interface OpenedList {
  readonly selection: NewsSelection;
  /** Key of what is shown of the list, in the store's `views`. */
  readonly viewKey: string;
  /** Whether the visitor chose the list on this page: neither with the document, nor by going back or forward. */
  readonly isChosen: boolean;
}

/** Property of a history entry's state: a reload shows fewer articles than before. */
const grownProperty = 'hasGrownList';

export function wasListGrown(): boolean {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && Reflect.get(state, grownProperty) === true;
}

/**
 * The list that is on the page: that of the address, or the whole list before it, if any, until that of the address is loaded.
 * @param onFailure called when nothing came. The function must be stable
 */
export function useShownList(store: NewsStore, selection: NewsSelection, onFailure: (error: unknown) => void) {
  const { key: entry } = useLocation();
  const isPop = useNavigationType() === NavigationType.Pop;
  const key = selectionKey(selection);
  const viewKey = useStore(store, (state) => getViewKey(state, entry, selection, isPop));
  const isLoaded = useStore(store, ({ lists }) => lists[key] !== undefined);
  const [opened, setOpened] = useState<OpenedList>({ selection, viewKey, isChosen: false });
  const isOther = isLoaded && opened.viewKey !== viewKey;
  // Back and forward restore a scroll position with the first render, which needs their list at once.
  const isRestored = isPop && isOther;
  const shown = useMemo(
    () => (isRestored ? { selection, viewKey, isChosen: false } : opened),
    [isRestored, selection, viewKey, opened],
  );
  const shownKey = selectionKey(shown.selection);

  useEffect(() => {
    // The chosen filter is painted first, and its list after that.
    if (isOther) startTransition(() => setOpened({ selection, viewKey, isChosen: !isPop }));
  }, [isOther, isPop, selection, viewKey]);

  useEffect(() => store.enter(entry, selection, viewKey), [store, entry, selection, viewKey]);

  useEffect(() => {
    let isCurrent = true;
    store.load(selection).catch((error: unknown) => {
      if (isCurrent) onFailure(error);
    });
    return () => {
      isCurrent = false;
    };
  }, [store, selection, onFailure]);

  const list = useStore(store, ({ lists }) => lists[shownKey]);
  const grown = useStore(store, ({ views }) => views[shown.viewKey]);
  const view = useMemo(() => grown ?? (list && store.createView(list)), [grown, list, store]);
  /** The loading state of the address's list. */
  const status: LoadStatus = useStore(store, ({ loadStatus }) => loadStatus[key] ?? 'idle');

  // The list is as long as before if a click failed, or found nothing more.
  const isLonger =
    grown !== undefined && list !== undefined && grown.articles.length > store.createView(list).articles.length;
  useEffect(() => {
    if (isLonger && shown.viewKey === viewKey && !wasListGrown())
      window.history.replaceState({ ...window.history.state, [grownProperty]: true }, '');
  });

  return {
    opened: shown,
    list,
    view,
    isGrown: grown !== undefined,
    hasMore: view !== undefined && list !== undefined && hasMore(view, list),
    /** Whether the address's list is loading or failed to load. The list before it is shown meanwhile, if there is one. */
    isMissing: shownKey !== key || list === undefined,
    status,
    retry: useCallback(() => store.load(selection).catch(onFailure), [store, selection, onFailure]),
  };
}
