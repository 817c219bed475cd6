import { allNews, type NewsSelection, selectionPath } from '../news/selection';
/** The table of pages, and what follows from it. */
import { type Language, languageIds, languages } from './languages';

/** A list of links that every page has. */
export type LinkList = 'header' | 'footer' | 'legal';

export interface Page {
  /** Path without base path and language prefix. */
  readonly path: `/${string}`;
  /**
   * Name of the page's component, by which the build finds its file (scripts/build/application-files.ts); src/app/pageLoaders.ts
   * imports it. If it is left out, the name follows from the id: `HomePage`.
   */
  readonly component?: string | undefined;
  /** The lists that link to the page, in the order of the table. */
  readonly linkedFrom?: readonly LinkList[];
  /** Whether the page is in no site map, and marked `noindex`. */
  readonly isHidden?: true;
}

/** Routes, navigation, footer, breadcrumbs and site map follow from this table. */
const table = {
  home: { path: '/', linkedFrom: ['header'] },
  about: { path: '/about', linkedFrom: ['header', 'footer'] },
  portfolio: { path: '/portfolio', linkedFrom: ['header', 'footer'] },
  news: { path: '/news', linkedFrom: ['header', 'footer'] },
  press: { path: '/press', linkedFrom: ['legal'] },
  contact: { path: '/contact', linkedFrom: ['header', 'footer'] },
  privacy: { path: '/privacy', component: 'LegalPage', linkedFrom: ['legal'] },
  terms: { path: '/terms', component: 'LegalPage', linkedFrom: ['legal'] },
  search: { path: '/search', isHidden: true },
  notFound: { path: '/404', isHidden: true },
} as const satisfies Readonly<Record<string, Page>>;

/** A page of the table. */
export type BuiltInPageId = keyof typeof table;

/** Name of the component that shows such a page. */
export type ComponentName<Id extends BuiltInPageId> = (typeof table)[Id] extends {
  readonly component: infer Name extends string;
}
  ? Name
  : `${Capitalize<Id>}Page`;

/** The page of a release of data/press, by its path without the first slash: `press/new-harbour`. */
export type ReleaseId = `press/${string}`;

export type PageId = BuiltInPageId | ReleaseId;

export interface ListedRelease {
  readonly id: ReleaseId;
  /** The day that it bears, as an ISO date. */
  readonly date?: string;
}

export const pageTable: Readonly<Record<BuiltInPageId, Page>> = table;

// Object.keys returns strings, hence the assertion.
export const builtInPageIds = Object.keys(table) as readonly BuiltInPageId[];

export const isRelease = (page: PageId): page is ReleaseId => page.startsWith('press/');

/** The pages that search engines may list, besides the releases. */
export const indexablePages: readonly PageId[] = builtInPageIds.filter((page) => pageTable[page].isHidden !== true);

/** The pages that a list of links has. */
export const linkedPages = (list: LinkList): readonly BuiltInPageId[] =>
  builtInPageIds.filter((page) => pageTable[page].linkedFrom?.includes(list));

function withoutSlash(path: string): string {
  return path.replace(/\/+$/, '');
}

/** The row of a page. */
export const getPage = (page: PageId): Page =>
  isRelease(page) ? { path: `/${page}`, component: 'ReleasePage' } : pageTable[page];

/** Name of the component that shows a page. */
export function componentName(page: PageId): string {
  return getPage(page).component ?? `${page.charAt(0).toUpperCase()}${page.slice(1)}Page`;
}

/** What the router shows at a path: a page in one language, and of the news a selection. */
export interface PageRoute {
  readonly page: PageId;
  readonly language: Language;
  /** `allNews` on every page but the news. */
  readonly selection: NewsSelection;
  /** Path without the base path. */
  readonly path: string;
}

/**
 * Path of a page in a language without the base path, e.g. `/es/about`. The path of a home page ends with a slash, because static
 * hosts serve the `index.html` of a folder at that address without a redirect.
 */
export const pagePath = (page: PageId, language: Language, selection = allNews): string =>
  languages[language].prefix + getPage(page).path + selectionPath(selection);

/** The routes of all pages in all languages, one for each document of the site. */
export function createPages(selections: readonly NewsSelection[], releases: readonly ListedRelease[]) {
  const pageIds = [...builtInPageIds, ...releases.map(({ id }) => id)];
  const pageRoutes: readonly PageRoute[] = languageIds.flatMap((language) =>
    pageIds.flatMap((page) =>
      (page === 'news' ? selections : [allNews]).map((selection) => ({
        page,
        language,
        selection,
        path: pagePath(page, language, selection),
      })),
    ),
  );
  const routesByPath = new Map(pageRoutes.map((route) => [withoutSlash(route.path), route]));
  return {
    releases,
    pageRoutes,
    /** Finds the route of a path, with or without a slash at its end; undefined for an unknown path. */
    findRoute: (path: string): PageRoute | undefined => routesByPath.get(withoutSlash(path)),
  };
}

export type Pages = Readonly<ReturnType<typeof createPages>>;
