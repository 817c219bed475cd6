/** The plates by which data/companies may name their picture. src/assets/companyPlates.ts has the files of each. */
export const companyPlateNames = ['cabotaje', 'faro', 'malla', 'rumbo', 'soley'] as const;

export type CompanyPlateName = (typeof companyPlateNames)[number];
