// Written by `npm run artwork`.
import src from './hero-wind-portrait.svg?no-inline';

export const heroWindPortraitPicture = { src, width: 900, height: 1000, sources: [] };
