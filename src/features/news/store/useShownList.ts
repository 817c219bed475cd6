import { startTransition, useCallback, useEffect, useMemo, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { useStore } from 'zustand';
import { hasMore } from '~/features/news/sources/growList';
import { type NewsSelection, selectionKey } from '~/news/selection';
import type { LoadStatus, NewsStore } from './newsStore';

interface OpenedList {
  readonly selection: NewsSelection;
  /** Key of the history entry in which the list was opened. A link to a fragment makes another entry of the same list. */
  readonly entry: string;
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
 * The list that is on the page: that of the address, or the whole list before it until that of the address is loaded.
 * @param onFailure called when nothing came. The function must be stable
 */
export function useShownList(store: NewsStore, selection: NewsSelection, onFailure: (error: unknown) => void) {
  const { key: entry } = useLocation();
  const isPop = useNavigationType() === NavigationType.Pop;
  const key = selectionKey(selection);
  const isLoaded = useStore(store, ({ lists }) => lists[key] !== undefined);
  const [chosen, setShown] = useState<OpenedList>({ selection, entry, isChosen: false });
  // Back and forward restore a scroll position with the first render, which needs their list at once.
  const isRestored = isPop && isLoaded && selectionKey(chosen.selection) !== key;
  const shown = useMemo(
    () => (isRestored ? { selection, entry, isChosen: false } : chosen),
    [isRestored, selection, entry, chosen],
  );
  const shownKey = selectionKey(shown.selection);

  const chosenKey = selectionKey(chosen.selection);
  useEffect(() => {
    // The chosen filter is painted first, and its list after that.
    if (isLoaded && chosenKey !== key) startTransition(() => setShown({ selection, entry, isChosen: !isPop }));
  }, [isLoaded, isPop, entry, key, selection, chosenKey]);

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
  const grown = useStore(store, ({ views }) => views[shown.entry]);
  const view = useMemo(() => grown ?? (list && store.createView(list)), [grown, list, store]);
  /** The loading state of the address's list. */
  const status: LoadStatus = useStore(store, ({ loading }) => loading[key] ?? 'idle');

  const isGrown = grown !== undefined;
  useEffect(() => {
    if (isGrown) window.history.replaceState({ ...window.history.state, [grownProperty]: true }, '');
  }, [isGrown]);

  return {
    opened: shown,
    list,
    view,
    isGrown,
    hasMore: view !== undefined && list !== undefined && hasMore(view, list),
    /** Whether the list before that of the address is shown: the latter is loading, or failed to load. */
    isPrevious: shownKey !== key,
    status,
    retry: useCallback(() => store.load(selection).catch(onFailure), [store, selection, onFailure]),
  };
}
