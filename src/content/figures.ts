/** Figures that the home page opens with. */
import { site } from '~/config/site';
import { companyIds } from './companies';

export const headlineFigures = {
  companies: `${companyIds.length}+`,
  markets: '3',
  founded: String(site.foundingYear),
  countries: '3+',
} as const;
