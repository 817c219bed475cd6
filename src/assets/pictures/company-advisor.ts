// Written by `npm run artwork`.
import type { PictureFile } from '~/assets/picture-file';
import fileSvg from './company-advisor.svg?no-inline';

export const companyAdvisorPicture: PictureFile = {
  src: fileSvg,
  width: 1200,
  height: 800,
  sources: [],
};
