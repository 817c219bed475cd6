// Written by `npm run artwork`.
import src from './news.svg?no-inline';

export const newsPicture = { src, width: 1280, height: 720, sources: [] };
