import type { about } from '~/content/en/about';

/** The other languages have the keys of the English sentences. */
export type AboutContent = typeof about;
