// Written by `npm run artwork`.
import type { PictureFile } from '~/assets/picture-file';
import fileSvg from './capability-expansion.svg?no-inline';

export const capabilityExpansionPicture: PictureFile = {
  src: fileSvg,
  width: 1200,
  height: 900,
  sources: [],
};
