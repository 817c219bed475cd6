import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { motion } from '~/theme/layout';

const { durationMs: duration, easing, offsetPx, staggerMs } = motion.reveal;

const hidden = { opacity: '0', transform: 'translateY(1.75rem)' } as const;
const shown = { opacity: '', transform: '' } as const;

/** An element is marked by an empty `data-reveal`, which then says how far it is. */
function mark(element: HTMLElement, state: 'waiting' | 'done'): void {
  element.dataset['reveal'] = state;
  Object.assign(element.style, state === 'waiting' ? hidden : shown);
}

const isMotionUnwanted = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Fades it up after those before it in its list; `data-stagger` on one of its ancestors says how long after, in ms. */
function reveal(element: HTMLElement): void {
  mark(element, 'done');
  if (isMotionUnwanted()) return;
  const item = element.closest('li') ?? element;
  const turn = Math.min(4, [...(item.parentElement?.children ?? [])].indexOf(item));
  const stagger = Number(element.closest<HTMLElement>('[data-stagger]')?.dataset['stagger'] ?? staggerMs);
  element.animate([hidden, { opacity: 1, transform: 'none' }], {
    duration,
    easing,
    delay: turn * stagger,
    fill: 'backwards',
  });
}

const marked = (state: string) => document.querySelectorAll<HTMLElement>(`[data-reveal="${state}"]`);

/**
 * Fades elements marked `data-reveal` up, once, as they come 100 px into the window. Only what is still out of
 * sight when this runs is hidden first, so that nothing is hidden without script and nothing seen disappears.
 */
export function useReveal(): void {
  const { pathname } = useLocation();

  // Each page brings its own elements.
  // oxlint-disable-next-line react/exhaustive-deps
  useEffect(() => {
    if (!('IntersectionObserver' in window) || isMotionUnwanted()) return;
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (!isIntersecting || !(target instanceof HTMLElement)) continue;
          reveal(target);
          observer.unobserve(target);
        }
      },
      { rootMargin: `0px 0px -${offsetPx}px 0px` },
    );
    // The first answer tells where each element is without asking for a layout.
    const sorter = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting, boundingClientRect } of entries) {
        sorter.unobserve(target);
        if (isIntersecting || boundingClientRect.top < 0 || !(target instanceof HTMLElement)) continue;
        mark(target, 'waiting');
        observer.observe(target);
      }
    });
    for (const element of marked('')) sorter.observe(element);
    return () => {
      sorter.disconnect();
      observer.disconnect();
      for (const element of marked('waiting')) mark(element, 'done');
    };
  }, [pathname]);
}
