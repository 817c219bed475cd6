/** Which picture tells of which company: a drawing of scripts/artwork or a photograph of src/assets/photographs. */
import { findPicture } from '../assets/find-picture';

/** `focus` is the point that stays in sight where the picture is cropped, as CSS `object-position` has it. */
export const companyPictures = {
  careers: { file: findPicture('company-careers'), focus: '90% 50%' },
  services: { file: findPicture('company-services'), focus: '64% 50%' },
  advisor: { file: findPicture('company-advisor'), focus: '34% 50%' },
  commerce: { file: findPicture('company-commerce'), focus: '46% 50%' },
  energy: { file: findPicture('company-energy'), focus: '62% 50%' },
} as const;
