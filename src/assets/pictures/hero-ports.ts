// Written by `npm run artwork`.
import type { PictureFile } from '~/assets/picture-file';
import fileSvg from './hero-ports.svg?no-inline';

export const heroPortsPicture: PictureFile = {
  src: fileSvg,
  width: 2200,
  height: 1240,
  sources: [],
};
