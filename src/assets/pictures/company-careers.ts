// Written by `npm run artwork`.
import src from './company-careers.svg?no-inline';

export const companyCareersPicture = { src, width: 1200, height: 800, sources: [] };
