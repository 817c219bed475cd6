// Written by `npm run artwork`.
import type { PictureFile } from '~/assets/picture-file';
import fileSvg from './hero-regions.svg?no-inline';

export const heroRegionsPicture: PictureFile = {
  src: fileSvg,
  width: 2200,
  height: 1240,
  sources: [],
};
