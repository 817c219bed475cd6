// Written by `npm run artwork`.
import src from './company-services.svg?no-inline';

export const companyServicesPicture = { src, width: 1200, height: 800, sources: [] };
