// Written by `npm run artwork`.
import type { PictureFile } from '~/assets/picture-file';
import fileSvg from './about-vision.svg?no-inline';

export const aboutVisionPicture: PictureFile = {
  src: fileSvg,
  width: 1200,
  height: 900,
  sources: [],
};
