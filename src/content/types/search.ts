import type { search } from '~/content/en/search';

/** The other languages have the keys of the English sentences. */
export type SearchContent = typeof search;
