import type { contact } from '~/content/en/contact';

/** The other languages have the keys of the English sentences. */
export type ContactContent = typeof contact;
