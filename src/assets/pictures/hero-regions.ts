// Written by `npm run artwork`.
import src from './hero-regions.svg?no-inline';

export const heroRegionsPicture = { src, width: 2200, height: 1240, sources: [] };
