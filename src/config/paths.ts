import { type Language, languages } from './languages';

/** The one table of pages and their paths, without base path and language prefix. */
export const paths = {
  home: '/',
  about: '/about',
  portfolio: '/portfolio',
  news: '/news',
  contact: '/contact',
  privacy: '/privacy',
  terms: '/terms',
  search: '/search',
  notFound: '/404',
} as const;

export type PageId = keyof typeof paths;

export const pageIds = Object.keys(paths) as readonly PageId[];

/**
 * Router path of a page in a language, e.g. `/es/about`. The router adds the base path. A home page ends in a slash,
 * the address a static host serves a folder's `index.html` from without a redirect.
 */
export function pathOf(page: PageId, language: Language): string {
  const prefix = languages[language].prefix;
  return prefix + paths[page];
}
