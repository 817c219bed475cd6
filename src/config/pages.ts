/** The table of pages. Routes, navigation, breadcrumbs and site map follow from it. */
import { type Language, languages } from './languages';

/** A list of links that every page has. */
export type LinkList = 'header' | 'footer' | 'legal';

interface Page {
  /** Path without base path and language prefix. */
  readonly path: `/${string}`;
  /** The lists that link to the page, in the order of the table. */
  readonly lists: readonly LinkList[];
  /** Whether the page is in no site map, and marked `noindex`. */
  readonly isHidden?: true;
}

export const pages = {
  home: { path: '/', lists: ['header'] },
  about: { path: '/about', lists: ['header', 'footer'] },
  portfolio: { path: '/portfolio', lists: ['header', 'footer'] },
  news: { path: '/news', lists: ['header', 'footer'] },
  press: { path: '/press', lists: ['footer'] },
  contact: { path: '/contact', lists: ['header', 'footer'] },
  privacy: { path: '/privacy', lists: ['legal'] },
  terms: { path: '/terms', lists: ['legal'] },
  search: { path: '/search', lists: [], isHidden: true },
  notFound: { path: '/404', lists: [], isHidden: true },
} as const satisfies Readonly<Record<string, Page>>;

export type PageId = keyof typeof pages;

/**
 * Router path of a page in a language, such as `/es/about`; the router adds the base path. That of a home page ends with a slash, because
 * static hosts serve the `index.html` of a folder at that address without a redirect.
 * @param rest what stands below the page: `/haiti` of the news, or the name of a release
 */
export const getPath = (page: PageId, language: Language, rest = ''): string =>
  languages[language].prefix + pages[page].path + rest;
