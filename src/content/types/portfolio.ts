import type { portfolio } from '~/content/en/portfolio';

/** The other languages have the keys of the English sentences. */
export type PortfolioContent = typeof portfolio;
