import type { Language } from '~/config/languages';

/** The content type of a feed. */
export const feedType = 'application/atom+xml';

/** Path of a feed, such as `/feeds/haiti.xml`. */
export const feedPath = (name: string): string => `/feeds/${name}.xml`;

/** The name of the feed of the releases. The name of the feed of a region is the region's id. */
export const pressFeedName = (language: Language): string => `press/${language}`;
