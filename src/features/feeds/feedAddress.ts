import type { Language } from '~/config/knownLanguages';

/** The content type of a feed. */
export const feedType = 'application/atom+xml';

/** `/feeds/haiti.xml` */
export const feedPath = (name: string): string => `/feeds/${name}.xml`;

/** Name of the feed of releases in a language. */
export const pressFeedName = (language: Language): string => `press/${language}`;
