// Written by `npm run artwork`.
import type { PictureFile } from '~/assets/picture-file';
import fileSvg from './company-services.svg?no-inline';

export const companyServicesPicture: PictureFile = {
  src: fileSvg,
  width: 1200,
  height: 800,
  sources: [],
};
