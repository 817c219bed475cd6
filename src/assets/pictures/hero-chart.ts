// Written by `npm run artwork`.
import src from './hero-chart.svg?no-inline';

export const heroChartPicture = { src, width: 2200, height: 1240, sources: [] };
