/** The plates by which data/companies may name their picture. src/pages/home/tallPlates.ts and src/pages/portfolio/widePlates.ts have the files of each. */
export const companyPlateNames = ['cabotaje', 'faro', 'malla', 'rumbo', 'soley'] as const;

export type CompanyPlateName = (typeof companyPlateNames)[number];
