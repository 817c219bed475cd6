import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { breakpoints, motion } from '~/theme/layout';

const { offsetPx, staggerMs } = motion.reveal;

/** In windows in which lists are one column, items appear without a delay, as each comes into view alone. */
const oneColumnQuery = `(max-width: ${breakpoints.sm - 0.01}rem)`;

/** Items of a list appear one after another; `data-stagger` of an ancestor is the time between two of them in ms. */
function getDelay(element: HTMLElement): number {
  if (window.matchMedia(oneColumnQuery).matches) return 0;
  const item = element.closest('li') ?? element;
  const position = Math.min(4, [...(item.parentElement?.children ?? [])].indexOf(item));
  return position * Number(element.closest<HTMLElement>('[data-stagger]')?.dataset['stagger'] ?? staggerMs);
}

/**
 * Fades elements marked `data-reveal` in, once, as they come 100 px into the window (styles: GlobalStyles.tsx). Only
 * elements below the window are hidden first: nothing is hidden without script, and nothing already seen disappears.
 */
export function useReveal(): void {
  const { pathname } = useLocation();

  // Each page brings its own elements.
  // oxlint-disable-next-line react/exhaustive-deps
  useEffect(() => {
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches || !('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting, boundingClientRect } of entries) {
          if (!(target instanceof HTMLElement)) continue;
          const isBelow = !isIntersecting && boundingClientRect.top >= window.innerHeight;
          if (!isBelow) observer.unobserve(target);
          target.style.transitionDelay = isBelow ? '' : `${getDelay(target)}ms`;
          target.dataset['reveal'] = isBelow ? 'waiting' : 'shown';
        }
      },
      { rootMargin: `0px 0px -${offsetPx}px 0px` },
    );
    for (const element of document.querySelectorAll('[data-reveal]:not([data-reveal=shown])'))
      observer.observe(element);
    return () => observer.disconnect();
  }, [pathname]);
}
