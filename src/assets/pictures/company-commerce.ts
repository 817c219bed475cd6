// Written by `npm run artwork`.
import src from './company-commerce.svg?no-inline';

export const companyCommercePicture = { src, width: 1200, height: 800, sources: [] };
