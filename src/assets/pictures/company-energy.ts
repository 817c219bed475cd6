// Written by `npm run artwork`.
import type { PictureFile } from '~/assets/picture-file';
import fileSvg from './company-energy.svg?no-inline';

export const companyEnergyPicture: PictureFile = {
  src: fileSvg,
  width: 1200,
  height: 800,
  sources: [],
};
