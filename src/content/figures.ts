/** Figures that the home page opens with. */
import { companyIds } from './companies';
import { foundingYear } from './facts';

export const headlineFigures = {
  companies: `${companyIds.length}+`,
  markets: '3',
  founded: String(foundingYear),
  countries: '3+',
} as const;
