import type { Language } from '~/config/languages';

/** The content type of a feed. */
export const feedType = 'application/atom+xml';

/** `/feeds/haiti.xml` */
export const feedPath = (name: string): string => `/feeds/${name}.xml`;

/** Name of the feed of a page that lists added pages: `press/en`. */
export const listFeedName = (page: string, language: Language): string => `${page}/${language}`;
