// Written by `npm run artwork`.
import src from './capability-investment.svg?no-inline';

export const capabilityInvestmentPicture = { src, width: 1200, height: 900, sources: [] };
