import type { news } from '~/content/en/news';

/** The other languages have the keys of the English sentences. */
export type NewsContent = typeof news;
