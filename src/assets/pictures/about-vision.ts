// Written by `npm run artwork`.
import src from './about-vision.svg?no-inline';

export const aboutVisionPicture = { src, width: 1200, height: 900, sources: [] };
