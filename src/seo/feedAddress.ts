import type { Language } from '~/config/languages';

/** The content type of a feed. */
export const feedType = 'application/atom+xml';

/** `/feeds/haiti.xml` */
export const feedPath = (name: string): string => `/feeds/${name}.xml`;

/** The name of the feed of the releases. That of a region's news is the region's id. */
export const pressFeedName = (language: Language): string => `press/${language}`;
