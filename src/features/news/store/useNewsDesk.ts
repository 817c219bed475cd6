import {
  type RefObject,
  startTransition,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useOptimistic,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { flushSync } from 'react-dom';
import { useHref, useLocation, useNavigate } from 'react-router-dom';
import { useStore } from 'zustand';
import { site } from '../../../config/site';
import { loadAcrossDeploys } from '../../../lib/loadAcrossDeploys';
import { messageOf } from '../../../lib/messageOf';
import { painted } from '../../../lib/pause';
import { type Choice, isSameChoice, readChoice, searchOf } from '../model/filters';
import type { FetchArticles } from '../sources/live';
import { placeOf, returnTo } from './scrollPosition';
import { firstSnapshot, snapshotSource, snapshotsRefreshedAt } from '../sources/snapshots';
import { createNewsDesk, type NewsState, type Outcome } from './newsStore';
import { createVisits } from './visits';

const { url, publicToken: token } = site.liveNews;

/** The call and the parsing of its answers come with the first one asked for. */
const fetchLive: FetchArticles = async (query, signal) => {
  try {
    const { createNewsClient } = await import('../sources/live');
    return await createNewsClient({ url, token })(query, signal);
  } catch (error) {
    // The call itself never throws: this is its own code that could not be had.
    return { kind: 'failed', message: messageOf(error) };
  }
};

const fetchArticles = url === '' ? null : fetchLive;

const visits = createVisits({
  edition: snapshotsRefreshedAt,
  storage: () => window.sessionStorage,
  isReturn: () =>
    performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type !== 'navigate'),
});

const placeDelayMs = 150;
/** Between the bar and the start of a list that was scrolled to, px. */
const standOff = 24;
/** How far the window may stand from where the browser put it after a reload without the visitor having scrolled, px. */
const scrollTolerance = 200;

const never = () => () => undefined;

/** True in the render that takes over the prerendered page. */
function useIsHydrating(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
}

function isComplete({ loading }: NewsState): boolean {
  return loading.kind === 'idle' || loading.kind === 'more' || (loading.kind === 'failed' && loading.step === 'more');
}

interface NewsDeskView {
  readonly state: NewsState;
  readonly hasMore: boolean;
  /** What the visitor chose, marked at once; the state follows. */
  readonly choice: Choice;
  /** Marks a choice, and shows its list and its address once the mark is painted. */
  readonly choose: (choice: Choice) => void;
  readonly loadMore: () => Promise<void>;
  readonly retry: () => void;
}

interface NewsDeskOptions {
  /** What stands over the list when it sticks. */
  readonly bar: RefObject<HTMLElement | null>;
  readonly list: RefObject<HTMLElement | null>;
  /** Told of every failure, with a line for the console. Has to stay the same function. */
  readonly onFailure: (message: string) => void;
}

/** A desk that follows the address: its choice, and per entry of the history the list and the place in it. */
export function useNewsDesk({ bar, list, onFailure }: NewsDeskOptions): NewsDeskView {
  const { key, search, pathname } = useLocation();
  const page = useHref(pathname);
  // What the address asks for.
  const wanted = useMemo(() => readChoice(search), [search]);
  const navigate = useNavigate();
  const [desk] = useState(() => createNewsDesk({ first: firstSnapshot, snapshots: snapshotSource, fetchArticles }));
  const state = useStore(desk.store);
  const { region, category, q } = state;
  const [choice, mark] = useOptimistic<Choice>(useMemo(() => ({ region, category, q }), [region, category, q]));
  const isHydrating = useRef(useIsHydrating());

  const report = useCallback(
    async (pending: Promise<Outcome>) => {
      const outcome = await pending;
      if (outcome.kind !== 'failed') return;
      const { message, gone } = outcome;
      if (!gone) {
        onFailure(message);
        return;
      }
      // The host has a newer edition than this tab: the wanted page is loaded from it, once.
      const refuse = () => Promise.reject(new Error(message));
      await loadAcrossDeploys(page + searchOf(desk.store.getState()), refuse).catch(() => onFailure(message));
    },
    [desk, page, onFailure],
  );

  // Before the paint: the prerendered list of all news is not seen where the address or the history has another.
  useLayoutEffect(() => {
    const visit = visits.recall(key, search);
    const reach = document.documentElement.scrollHeight - window.innerHeight;
    // At its top, the browser has yet to scroll: some do it late.
    const wasScrolled =
      isHydrating.current &&
      window.scrollY > 0 &&
      Math.abs(window.scrollY - Math.min(visit?.place?.y ?? 0, reach)) > scrollTolerance;
    isHydrating.current = false;
    const keep = (state: NewsState) => {
      if (isComplete(state) && isSameChoice(state, wanted)) visits.keepListing(key, state);
    };
    const unsubscribe = desk.store.subscribe(keep);
    if (visit === undefined) void report(desk.show(wanted));
    else desk.restore(visit.listing);
    keep(desk.store.getState());
    const place = visit?.place;
    let isGone = false;
    let endReturn: (() => void) | undefined;
    // After the router has scrolled, which knows nothing of the list's length, and before the paint.
    queueMicrotask(() => {
      if (place && !wasScrolled && !isGone && list.current) endReturn = returnTo(list.current, place);
    });
    return () => {
      isGone = true;
      endReturn?.();
      unsubscribe();
    };
  }, [desk, key, search, wanted, list, report]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const note = () => {
      // A new choice is shown, and scrolled to, before the history has its entry.
      if (list.current === null || !isSameChoice(desk.store.getState(), wanted)) return;
      visits.keepPlace(key, placeOf(list.current, bar.current?.getBoundingClientRect().bottom ?? 0));
    };
    const noteSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(note, placeDelayMs);
    };
    const save = () => {
      note();
      visits.save();
    };
    window.addEventListener('scroll', noteSoon, { passive: true });
    document.addEventListener('click', note, true);
    window.addEventListener('pagehide', save);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('scroll', noteSoon);
      document.removeEventListener('click', note, true);
      window.removeEventListener('pagehide', save);
    };
  }, [desk, key, wanted, bar, list]);

  useEffect(() => {
    const retry = () => void report(desk.retry());
    window.addEventListener('online', retry);
    return () => {
      window.removeEventListener('online', retry);
      desk.leave();
    };
  }, [desk, report]);

  const choose = useCallback(
    (next: Choice) => {
      startTransition(async () => {
        mark(next);
        await painted();
        if (list.current === null) return;
        flushSync(() => void report(desk.show(next)));
        // Deep in the old list, the new one is shown from its start.
        const past = list.current.getBoundingClientRect().top - (bar.current?.getBoundingClientRect().bottom ?? 0);
        if (past < 0) window.scrollBy({ top: past - standOff, behavior: 'instant' });
        navigate(
          { pathname, search: searchOf(next) },
          { preventScrollReset: true, replace: isSameChoice(next, wanted) },
        );
      });
    },
    [desk, bar, list, report, mark, navigate, pathname, wanted],
  );

  const loadMore = useCallback(() => report(desk.loadMore()), [desk, report]);
  const retry = useCallback(() => void report(desk.retry()), [desk, report]);
  return { state, hasMore: desk.hasMore(state), choice, choose, loadMore, retry };
}
