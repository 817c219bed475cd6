/** Which picture tells of which company: the files are drawn, or replaced by photographs, by `npm run artwork`. */
import { pictures } from '../assets/pictures/pictures';

export const companyPictures = {
  careers: pictures['company-careers'],
  services: pictures['company-services'],
  advisor: pictures['company-advisor'],
  commerce: pictures['company-commerce'],
  energy: pictures['company-energy'],
} as const;
