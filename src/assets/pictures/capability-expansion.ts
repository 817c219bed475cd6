// Written by `npm run artwork`.
import src from './capability-expansion.svg?no-inline';

export const capabilityExpansionPicture = { src, width: 1200, height: 900, sources: [] };
