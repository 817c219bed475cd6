/** Names of the drawings that a company's file may name. */
export const companyPictureNames = [
  'company-advisor',
  'company-careers',
  'company-commerce',
  'company-energy',
  'company-services',
] as const;
