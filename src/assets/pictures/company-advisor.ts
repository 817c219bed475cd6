// Written by `npm run artwork`.
import src from './company-advisor.svg?no-inline';

export const companyAdvisorPicture = { src, width: 1200, height: 800, sources: [] };
