// Written by `npm run artwork`.
import src from './hero-wind.svg?no-inline';

export const heroWindPicture = { src, width: 2200, height: 1240, sources: [] };
