import type { home } from '~/content/en/home';

/** The other languages have the keys of the English sentences. */
export type HomeContent = typeof home;
