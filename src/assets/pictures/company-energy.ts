// Written by `npm run artwork`.
import src from './company-energy.svg?no-inline';

export const companyEnergyPicture = { src, width: 1200, height: 800, sources: [] };
