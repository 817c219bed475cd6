/** Animations of a route change. Loaded when a visitor first points at a link (prefetchOnIntent). */
import { picture as heroChartPortraitPicture } from 'virtual:picture/hero-chart-portrait';
import { hasChart } from '~/config/features';
import { motion } from '~/theme/layout';

/** The element with the hero's chart. Every page shows another crop of the same picture. */
function chartStage(): Element | null {
  const chart = hasChart ? document.querySelector(`main img[src="${heroChartPortraitPicture.src}"]`) : null;
  return chart?.closest('picture')?.parentElement ?? null;
}

/** Position of the chart when a link was clicked; null if it was not visible. */
let chartBefore: DOMRect | null = null;

function rememberChart(): void {
  const place = chartStage()?.getBoundingClientRect();
  chartBefore = place !== undefined && place.bottom > 0 ? place : null;
}

// The first click may come before this script is loaded.
rememberChart();
addEventListener('click', rememberChart, { capture: true });

/** Pans the chart from the previous page's crop to the new page's, with the new page scrolled to its top. */
function panChart(): readonly Animation[] {
  const stage = chartStage();
  const before = chartBefore;
  chartBefore = null;
  if (stage === null || before === null) return [];
  const now = stage.getBoundingClientRect();
  if (now.width === 0 || before.width === 0) return [];
  const transform = `translate(${before.left - now.left}px, ${before.top - now.top - scrollY}px) scale(${before.width / now.width})`;
  return [
    stage.animate([{ transform, transformOrigin: '0 0' }, { transformOrigin: '0 0' }], {
      duration: motion.page.durationMs,
      delay: 0,
      easing: motion.page.easing,
    }),
  ];
}

/**
 * The title of the new page rises, then its lead, then its actions (specification, section 9), while the
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
    ...panChart(),
    ...parts.map((part, index) =>
      part.animate([{ opacity: 0.4, translate: '0 1rem' }, {}], {
        duration,
        delay: index * staggerMs,
        easing,
        fill: 'backwards',
      }),
    ),
  ];
  const listening = new AbortController();
  const finish = ({ target }: Event) => {
    // A control that is being clicked must not move from under the finger.
    if (!parts.some((part) => target instanceof Node && part.contains(target)))
      for (const animation of animations) animation.finish();
  };
  for (const type of ['pointerdown', 'keydown', 'wheel'])
    addEventListener(type, finish, { passive: true, signal: listening.signal });
  animations.at(-1)?.addEventListener('finish', () => listening.abort());
}
