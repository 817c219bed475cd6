import { type Language, languages, publishedLanguages } from '~/config/languages';
import { selections } from '~/config/news';
import { allNews, type NewsSelection, selectionPath } from '~/config/selection';
import { hasAccessibility, hasCompanies, hasMessages, hasNews, hasSearch } from '~generated/features';
import { site } from '~generated/site';

/** A list of links that every page has. */
export type LinkList = 'header' | 'footer' | 'legal';

export interface Page {
  /** Path without base path and language prefix. */
  readonly path: `/${string}`;
  /** What its component and content are called, where that is not the page's own name. */
  readonly template?: string;
  /** The lists at the foot that it is linked from, in the table's order; data/site.json has those of the header. */
  readonly linkedFrom?: readonly Exclude<LinkList, 'header'>[];
  /** Whether the page is in no site map, and marked `noindex`. */
  readonly isHidden?: true;
  /** Whether its part of the site is off: there is no such page, and no link to it. */
  readonly isOff?: boolean;
  /** Selections that have a document each, at `selectionPath` below the page's own path. */
  readonly selections?: readonly NewsSelection[];
}

/** The table of pages. Routes, navigation, footer, breadcrumbs and site map derive from it. */
const table = {
  home: { path: '/' },
  about: { path: '/about', linkedFrom: ['footer'] },
  portfolio: { path: '/portfolio', linkedFrom: ['footer'], isOff: !hasCompanies },
  news: { path: '/news', linkedFrom: ['footer'], isOff: !hasNews, selections },
  contact: { path: '/contact', linkedFrom: ['footer'] },
  privacy: { path: '/privacy', template: 'legal', linkedFrom: ['legal'] },
  terms: { path: '/terms', template: 'legal', linkedFrom: ['legal'] },
  accessibility: { path: '/accessibility', template: 'legal', linkedFrom: ['legal'], isOff: !hasAccessibility },
  search: { path: '/search', isOff: !hasSearch, isHidden: true },
  messageSent: { path: '/message-sent', template: 'messageOutcome', isOff: !hasMessages, isHidden: true },
  messageFailed: { path: '/message-failed', template: 'messageOutcome', isOff: !hasMessages, isHidden: true },
  notFound: { path: '/404', isHidden: true },
} as const satisfies Readonly<Record<string, Page>>;

export type PageId = keyof typeof table;

export const pages: Readonly<Record<PageId, Page>> = table;

/** Ids of every page that the site can have: an owner's data may have words for one that is off. */
// Object.keys forgets the names it is given, hence the assertion.
export const possiblePageIds = Object.keys(table) as readonly PageId[];

/** Ids of the pages that the site has. */
export const pageIds: readonly PageId[] = possiblePageIds.filter((page) => pages[page].isOff !== true);

/** What a page's component and content are called: `legal` is `LegalPage` with `LegalContent`. */
export const templateOf = (page: PageId): string => pages[page].template ?? page;

/** Name of a page's component, `HomePage`. Pages of one template share it. */
export function componentOf(page: PageId): string {
  const name = templateOf(page);
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}Page`;
}

/**
 * Router path of a page in a language, e.g. `/es/about`. The router adds the base path. A home page ends in a slash,
 * the address a static host serves a folder's `index.html` from without a redirect.
 */
export function pathOf(page: PageId, language: Language, selection = allNews): string {
  return languages[language].prefix + pages[page].path + selectionPath(selection);
}

/** A document of the site. */
export interface PageAddress {
  readonly page: PageId;
  readonly language: Language;
  /** `allNews` on every page that has no selections. */
  readonly selection: NewsSelection;
  /** Router path. */
  readonly path: string;
}

/** Every document in every published language. */
export const pageAddresses: readonly PageAddress[] = publishedLanguages.flatMap((language) =>
  pageIds.flatMap((page) =>
    (pages[page].selections ?? [allNews]).map((selection) => ({
      page,
      language,
      selection,
      path: pathOf(page, language, selection),
    })),
  ),
);

function withoutSlash(path: string): string {
  return path.replace(/\/+$/, '');
}

const addressesByPath = new Map(pageAddresses.map((address) => [withoutSlash(address.path), address]));

/** What a router path shows, with or without a slash at its end; undefined for an unknown path. */
export function addressAt(path: string): PageAddress | undefined {
  return addressesByPath.get(withoutSlash(path));
}

export function linkedPages(list: LinkList): readonly PageId[] {
  if (list === 'header') return site.header.flatMap((name) => pageIds.filter((page) => page === name));
  return pageIds.filter((page) => pages[page].linkedFrom?.includes(list));
}

/** Those that search engines and the site map may list. */
export const indexablePages: readonly PageId[] = pageIds.filter((page) => pages[page].isHidden !== true);

interface NamedPages {
  readonly pages: Readonly<Record<PageId, { readonly name: string; readonly shortName?: string | undefined }>>;
}

/** A page's name in header and menu, where space is short. */
export function shortNameOf(page: PageId, { pages: names }: NamedPages): string {
  return names[page].shortName ?? names[page].name;
}
