import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { Combination } from '~/config/news';
import { useHydrated } from '~/ui/useHydrated';
import { cachedLists } from './cachedLists';
import { readScrollPosition, restoreScrollPosition } from './scrollPosition';

const writeDelayMs = 150;
/** Farther from where the browser scrolls after a reload, px, the visitor has scrolled. */
const scrollTolerance = 200;

function hasVisitorScrolled(y: number): boolean {
  const reach = document.documentElement.scrollHeight - window.innerHeight;
  // At the top the browser has yet to scroll: some do it late.
  return window.scrollY > 0 && Math.abs(window.scrollY - Math.min(y, reach)) > scrollTolerance;
}

interface ScrollPositionOptions {
  readonly list: RefObject<HTMLElement | null>;
  /** What covers the list's upper end when it sticks. */
  readonly bar: RefObject<HTMLElement | null>;
  readonly filters: Combination;
  /** Whether the list on the page is of these filters. */
  readonly isShown: boolean;
}

/** Keeps where the window stands in the list at each entry of the history, and goes back there with the entry. */
export function useScrollPosition({ list, bar, filters, isShown }: ScrollPositionOptions): void {
  const { key } = useLocation();
  /** Until the page hydrates, the visitor may scroll without the application knowing. */
  const isUnwatched = useRef(!useHydrated());

  useLayoutEffect(() => {
    const position = cachedLists.get(key, filters)?.scrollPosition;
    const isLeftAlone = isUnwatched.current && hasVisitorScrolled(position?.y ?? 0);
    isUnwatched.current = false;
    if (position && !isLeftAlone && list.current) return restoreScrollPosition(list.current, position);
    return undefined;
  }, [key, filters, list]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const write = () => {
      if (!isShown || list.current === null) return;
      cachedLists.setScrollPosition(key, readScrollPosition(list.current, bar.current));
    };
    const writeSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(write, writeDelayMs);
    };
    const save = () => {
      write();
      cachedLists.save();
    };
    window.addEventListener('scroll', writeSoon, { passive: true });
    // Before a link leads away.
    document.addEventListener('click', write, true);
    window.addEventListener('pagehide', save);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('scroll', writeSoon);
      document.removeEventListener('click', write, true);
      window.removeEventListener('pagehide', save);
    };
  }, [key, isShown, list, bar]);
}
