/** Animates the chart between pages: each page shows another crop of the same picture. */
import { closestTarget } from '~/lib/events';
import { motion } from '~/theme/layout';

/** The element with the chart that is shown. */
const chartStage = () => document.querySelector('main [data-chart]');

/** Position of the chart at the last click, if that was on a link and the chart was visible; null otherwise. */
let chartBefore: DOMRect | null = null;

function rememberChartPosition(): void {
  const place = chartStage()?.getBoundingClientRect();
  chartBefore = place !== undefined && place.bottom > 0 ? place : null;
}

// The first click may come before this script is loaded.
rememberChartPosition();
addEventListener(
  'click',
  (event) => {
    if (closestTarget(event, 'a[href]') === null) chartBefore = null;
    else rememberChartPosition();
  },
  { capture: true },
);

/** Pans the chart from the previous page's crop to the new page's, with the new page scrolled to its top. */
export function animateChartFromPreviousPage(): readonly Animation[] {
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
