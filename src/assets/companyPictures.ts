import type { CompanyPictureName } from '~/config/companyPictureNames';
import type { PictureFile } from './pictureFile';
import advisor from './pictures/company-advisor.svg';
import careers from './pictures/company-careers.svg';
import commerce from './pictures/company-commerce.svg';
import energy from './pictures/company-energy.svg';
import services from './pictures/company-services.svg';

const size = { width: 1200, height: 800 } as const;

/** The pictures of companies, by the name that a file of data/companies gives as `picture.name`. */
export const companyPictures: Readonly<Record<CompanyPictureName, PictureFile>> = {
  'company-advisor': { src: advisor, ...size },
  'company-careers': { src: careers, ...size },
  'company-commerce': { src: commerce, ...size },
  'company-energy': { src: energy, ...size },
  'company-services': { src: services, ...size },
};
