import { chartPictures } from './chartPictures';

const ground = {
  content: '""',
  position: 'fixed',
  zIndex: -1,
  inset: '50% 0 0',
  background: `url(${chartPictures.tallChart.src}) 0 75% / max(100%, 41rem)`,
  maskImage: 'linear-gradient(transparent 30%, #0008)',
} as const;

/**
 * The chart behind the lower part of the menu, with its southern lights on the right. In a low window it has no chart, because the
 * links would lie on it.
 */
export const menuChartStyle = { '@media (min-height: 32rem)': { '&::before': ground } };
