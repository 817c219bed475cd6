/** The table of pages, and what follows from it. */
import { type Language, languageIds, languages } from './languages';
import { allNews, type NewsSelection, selectionPath } from './selection';

/** A group of links that every page has. */
export type LinkGroup = 'header' | 'footer' | 'legal';

export interface Page {
  /** Path without base path and language prefix. */
  readonly path: `/${string}`;
  /**
   * Name of the page's component, by which the build finds its file (scripts/build/application-files.ts); src/app/pageLoaders.tsx
   * imports it. If it is left out, the name follows from the id: `HomePage`.
   */
  readonly component?: string | undefined;
  /** The groups that link to the page. Each has the order of the table. */
  readonly linkedFrom?: readonly LinkGroup[];
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

export const pageTable: Readonly<Record<BuiltInPageId, Page>> = table;

// Object.keys returns strings, hence the assertion.
export const builtInPageIds = Object.keys(table) as readonly BuiltInPageId[];

export const isRelease = (page: PageId): page is ReleaseId => page.startsWith('press/');

/** The pages that search engines may list, besides the releases. */
export const indexablePages: readonly PageId[] = builtInPageIds.filter((page) => pageTable[page].isHidden !== true);

/** The pages that header, footer or the line of legal links lead to. */
export const getLinkedPages = (group: LinkGroup): readonly BuiltInPageId[] =>
  builtInPageIds.filter((page) => pageTable[page].linkedFrom?.includes(group));

function withoutSlash(path: string): string {
  return path.replace(/\/+$/, '');
}

/** The row of a page. */
export const getPage = (page: PageId): Page =>
  isRelease(page) ? { path: `/${page}`, component: 'ReleasePage' } : pageTable[page];

/** Name of the component that shows a page. */
export function getComponentName(page: PageId): string {
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

/** Creates the routes of all pages in all languages, one for each document of the site. */
export function createPageRoutes(selections: readonly NewsSelection[], releaseIds: readonly ReleaseId[]) {
  const pageIds = [...builtInPageIds, ...releaseIds];
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
    pageRoutes,
    /** Finds the route of a path, with or without a slash at its end; undefined for an unknown path. */
    findRoute: (path: string): PageRoute | undefined => routesByPath.get(withoutSlash(path)),
  };
}

export type PageRoutes = Readonly<ReturnType<typeof createPageRoutes>>;
