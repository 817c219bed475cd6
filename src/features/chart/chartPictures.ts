/** The chart, and the parts of it that are drawn above it: each is a picture of the whole, in one of two formats. */
import type { PictureFile } from '~/assets/pictureFile';
import tallChart from '~/assets/pictures/hero-chart-portrait.svg';
import wideChart from '~/assets/pictures/hero-chart.svg';
import regions from '~/assets/pictures/hero-regions.svg';
import tallWind from '~/assets/pictures/hero-wind-portrait.svg';
import wideWind from '~/assets/pictures/hero-wind.svg';

const wide = { width: 2200, height: 1240 } as const;
const tall = { width: 900, height: 1000 } as const;

export const chartPictures = {
  wideChart: { src: wideChart, ...wide },
  tallChart: { src: tallChart, ...tall },
  wideWind: { src: wideWind, ...wide },
  tallWind: { src: tallWind, ...tall },
  regions: { src: regions, ...wide },
} as const satisfies Record<string, PictureFile>;
