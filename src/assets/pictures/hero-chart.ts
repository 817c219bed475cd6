// Written by `npm run artwork`.
import type { PictureFile } from '~/assets/picture-file';
import fileSvg from './hero-chart.svg?no-inline';

export const heroChartPicture: PictureFile = {
  src: fileSvg,
  width: 2200,
  height: 1240,
  sources: [],
};
