import type { notFound } from '~/content/en/not-found';

/** The other languages have the keys of the English sentences. */
export type NotFoundContent = typeof notFound;
