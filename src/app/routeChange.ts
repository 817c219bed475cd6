/** Animations of a route change. Loaded when a visitor first points at a link (prefetchOnIntent). */
import { animateChartFromPreviousPage } from '~/features/chart/animateChart';
import { motion } from '~/theme/layout';

/**
 * The title of the new page rises, then its lead, then its actions (specification), while the
 * chart behind them pans. All of them can be read and clicked from the first frame on, and any input of the visitor
 * ends the animation.
 */
export function animatePage(): void {
  const title = document.querySelector('main h1');
  if (title === null || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const lead = title.nextElementSibling;
  const parts = [title, lead, lead?.nextElementSibling].filter((part) => part instanceof Element);
  const { durationMs: duration, staggerMs, easing } = motion.page;
  const animations = [
    ...animateChartFromPreviousPage(),
    ...parts.map((part, index) =>
      part.animate([{ opacity: 0.4, translate: '0 1rem' }, {}], {
        duration,
        delay: index * staggerMs,
        easing,
        fill: 'backwards',
      }),
    ),
  ];
  const controller = new AbortController();
  const finish = ({ target }: Event) => {
    // A control that is being clicked must not move from under the finger.
    if (!parts.some((part) => target instanceof Node && part.contains(target)))
      for (const animation of animations) animation.finish();
  };
  for (const type of ['pointerdown', 'keydown', 'wheel'])
    addEventListener(type, finish, { passive: true, signal: controller.signal });
  animations.at(-1)?.addEventListener('finish', () => controller.abort());
}
