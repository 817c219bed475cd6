// Written by `npm run artwork`.
import type { PictureFile } from '~/assets/picture-file';
import fileSvg from './hero-wind-portrait.svg?no-inline';

export const heroWindPortraitPicture: PictureFile = {
  src: fileSvg,
  width: 900,
  height: 1000,
  sources: [],
};
