// Written by `npm run artwork`.
import type { PictureFile } from '~/assets/picture-file';
import fileSvg from './capability-operations.svg?no-inline';

export const capabilityOperationsPicture: PictureFile = {
  src: fileSvg,
  width: 1200,
  height: 900,
  sources: [],
};
