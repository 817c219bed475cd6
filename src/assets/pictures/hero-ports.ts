// Written by `npm run artwork`.
import src from './hero-ports.svg?no-inline';

export const heroPortsPicture = { src, width: 2200, height: 1240, sources: [] };
