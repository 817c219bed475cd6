// Written by `npm run artwork`.
import type { PictureFile } from '~/assets/picture-file';
import fileSvg from './hero-chart-portrait.svg?no-inline';

export const heroChartPortraitPicture: PictureFile = {
  src: fileSvg,
  width: 900,
  height: 1000,
  sources: [],
};
