/** Which picture tells of which company: the files are drawn, or replaced by photographs, by `npm run artwork`. */
import { pictures } from '../assets/pictures/pictures';

/** `focus` is the point that stays in sight where the picture is cropped, as CSS `object-position` has it. */
export const companyPictures = {
  careers: { file: pictures['company-careers'], focus: '90% 50%' },
  services: { file: pictures['company-services'], focus: '64% 50%' },
  advisor: { file: pictures['company-advisor'], focus: '34% 50%' },
  commerce: { file: pictures['company-commerce'], focus: '46% 50%' },
  energy: { file: pictures['company-energy'], focus: '62% 50%' },
} as const;
