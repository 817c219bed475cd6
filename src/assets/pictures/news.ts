// Written by `npm run artwork`.
import type { PictureFile } from '~/assets/picture-file';
import fileSvg from './news.svg?no-inline';

export const newsPicture: PictureFile = {
  src: fileSvg,
  width: 1280,
  height: 720,
  sources: [],
};
