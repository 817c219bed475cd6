// Written by `npm run artwork`.
import src from './hero-chart-portrait.svg?no-inline';

export const heroChartPortraitPicture = { src, width: 900, height: 1000, sources: [] };
