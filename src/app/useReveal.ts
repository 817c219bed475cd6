import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { motion } from '../theme/layout';

/**
 * Fades elements marked `data-reveal` up, once, as they come 100 px into the window. Only what is still out of
 * sight when this runs is hidden first, so that nothing is hidden without script and nothing seen disappears.
 */
export function useReveal(): void {
  const { pathname } = useLocation();

  // Each page brings its own elements.
  // oxlint-disable-next-line react/exhaustive-deps
  useEffect(() => {
    if (!('IntersectionObserver' in window) || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (!isIntersecting) continue;
          target.setAttribute('data-reveal', 'done');
          observer.unobserve(target);
        }
      },
      { rootMargin: `0px 0px -${motion.reveal.offsetPx}px 0px` },
    );
    // The first answer tells where each element is without asking for a layout.
    const sorter = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting, boundingClientRect } of entries) {
        sorter.unobserve(target);
        if (isIntersecting || boundingClientRect.top < 0) continue;
        target.setAttribute('data-reveal', 'waiting');
        observer.observe(target);
      }
    });
    for (const element of document.querySelectorAll('[data-reveal=""]')) sorter.observe(element);
    return () => {
      sorter.disconnect();
      observer.disconnect();
      for (const element of document.querySelectorAll('[data-reveal=waiting]'))
        element.setAttribute('data-reveal', 'done');
    };
  }, [pathname]);
}
