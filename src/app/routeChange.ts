/** What a change of route does beyond showing the page. It comes with the first sign that one is meant (prefetchOnIntent). */
import { heroChartPortraitPicture } from '~/assets/pictures/hero-chart-portrait';
import { motion } from '~/theme/layout';

/** What keeps a visitor from waiting: whoever does one of these reads, or goes on, already. */
const impatience = ['pointerdown', 'keydown', 'wheel'];

/** What the chart of the hero lies on: the same picture on every page, of which each shows another stretch. */
function chartStage(): Element | null {
  const chart = document.querySelector(`main img[src="${heroChartPortraitPicture.src}"]`);
  return chart?.closest('picture')?.parentElement ?? null;
}

/** Where the chart was when a link was pressed; null where it was out of sight. */
let chartBefore: DOMRect | null = null;

function rememberChart(): void {
  const place = chartStage()?.getBoundingClientRect();
  chartBefore = place !== undefined && place.bottom > 0 ? place : null;
}

// The first press may come before this script does.
rememberChart();
addEventListener('click', rememberChart, { capture: true });

/** The chart pans from the stretch that was shown to that of the page which is shown now, at its top. */
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
 * The title of the page that is shown now rises, then its lead, then its actions (specification, section 9), while the
 * chart behind them pans. All of them can be read and pressed from the first frame on, and whatever the visitor does
 * ends the motion.
 */
export function animatePage(): void {
  const title = document.querySelector('main h1');
  if (title === null || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const parts = [title, title.nextElementSibling, title.nextElementSibling?.nextElementSibling];
  const { durationMs: duration, staggerMs, easing } = motion.page;
  const animations = [
    ...panChart(),
    ...parts.flatMap((part, index) =>
      part instanceof HTMLElement
        ? [
            part.animate([{ opacity: 0.4, translate: '0 1rem' }, {}], {
              duration,
              delay: index * staggerMs,
              easing,
              fill: 'backwards',
            }),
          ]
        : [],
    ),
  ];
  const listening = new AbortController();
  const finish = ({ target }: Event) => {
    // What is being pressed stays under the finger.
    if (!parts.some((part) => target instanceof Node && part?.contains(target)))
      for (const animation of animations) animation.finish();
  };
  for (const type of impatience) addEventListener(type, finish, { passive: true, signal: listening.signal });
  animations.at(-1)?.addEventListener('finish', () => listening.abort());
}
