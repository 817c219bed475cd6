// Written by `npm run artwork`.
import type { PictureFile } from '~/assets/picture-file';
import fileSvg from './hero-wind.svg?no-inline';

export const heroWindPicture: PictureFile = {
  src: fileSvg,
  width: 2200,
  height: 1240,
  sources: [],
};
