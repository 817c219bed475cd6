/** The names by which data/companies may give a picture. src/assets/companyPictures.ts has the picture of each. */
export const companyPictureNames = [
  'company-advisor',
  'company-careers',
  'company-commerce',
  'company-energy',
  'company-services',
] as const;

export type CompanyPictureName = (typeof companyPictureNames)[number];
