// Written by `npm run artwork`.
import type { PictureFile } from './picture-file';
import { companyAdvisorPicture } from './pictures/company-advisor';
import { companyCareersPicture } from './pictures/company-careers';
import { companyCommercePicture } from './pictures/company-commerce';
import { companyEnergyPicture } from './pictures/company-energy';
import { companyServicesPicture } from './pictures/company-services';

export const companyPictures: Readonly<Record<string, PictureFile | undefined>> = {
  'company-advisor': companyAdvisorPicture,
  'company-careers': companyCareersPicture,
  'company-commerce': companyCommercePicture,
  'company-energy': companyEnergyPicture,
  'company-services': companyServicesPicture,
};
