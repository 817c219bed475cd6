// Written by `npm run artwork`.
import src from './capability-operations.svg?no-inline';

export const capabilityOperationsPicture = { src, width: 1200, height: 900, sources: [] };
