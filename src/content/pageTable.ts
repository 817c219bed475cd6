/** The table of pages, and what follows from it for a site with certain settings. It imports nothing generated. */
import { type Language, languageIds, languages } from '../config/languages';
import { allNews, type NewsSelection, selectionPath } from '../news/selection';

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
  /**
   * The kinds of pages below it that are added as files, each with the name of its component. Its id is that of the folder in data.
   */
  readonly lists?: Readonly<Record<string, string>>;
  /** Whether the page finds what its query asks for as `q`; the structured data of the site name such a page. */
  readonly takesQuery?: true;
  /** Whether each selection of the news has a document, at `selectionPath` below the path of the page. */
  readonly hasSelections?: true;
}

/** Routes, navigation, footer, breadcrumbs and site map follow from this table. */
const table = {
  home: { path: '/', linkedFrom: ['header'] },
  about: { path: '/about', linkedFrom: ['header', 'footer'] },
  portfolio: { path: '/portfolio', linkedFrom: ['header', 'footer'] },
  news: { path: '/news', linkedFrom: ['header', 'footer'], hasSelections: true },
  press: { path: '/press', linkedFrom: ['legal'], lists: { press: 'ReleasePage' } },
  contact: { path: '/contact', linkedFrom: ['header', 'footer'] },
  privacy: { path: '/privacy', component: 'LegalPage', linkedFrom: ['legal'] },
  terms: { path: '/terms', component: 'LegalPage', linkedFrom: ['legal'] },
  search: { path: '/search', isHidden: true, takesQuery: true },
  notFound: { path: '/404', isHidden: true },
} as const satisfies Readonly<Record<string, Page>>;

/** A page that the site comes with. */
export type BuiltInPageId = keyof typeof table;

/** Name of the component that shows such a page. */
export type ComponentName<Id extends BuiltInPageId> = (typeof table)[Id] extends {
  readonly component: infer Name extends string;
}
  ? Name
  : `${Capitalize<Id>}Page`;

type ListedKind = {
  [Id in BuiltInPageId]: (typeof table)[Id] extends { readonly lists: infer Kinds } ? keyof Kinds & string : never;
}[BuiltInPageId];

export type AddedPageKind = ListedKind;

/** A page that an owner has added, by its kind and name: `press/new-harbour`. */
export type AddedPageId<Kind extends AddedPageKind = AddedPageKind> = `${Kind}/${string}`;

export type PageId = BuiltInPageId | AddedPageId;

export interface AddedPage {
  readonly id: AddedPageId;
  /** The day that it bears, as an ISO date. */
  readonly date?: string;
}

export const pageTable: Readonly<Record<BuiltInPageId, Page>> = table;

/** Ids of every page that the site comes with, those that are off included: an owner's data may have sentences for them. */
// Object.keys returns strings, hence the assertion.
export const builtInPageIds = Object.keys(table) as readonly BuiltInPageId[];

export const isAddedPage = (page: PageId): page is AddedPageId => page.includes('/');

/** The kind and the name of an added page. */
export function splitAddedPage(page: AddedPageId): readonly [kind: AddedPageKind, name: string] {
  // The type of an id says what it begins with, hence the assertion.
  return page.split('/', 2) as [AddedPageKind, string];
}

/**
 * The page that lists the added pages of a kind.
 * @throws Error if no page lists such pages
 */
export function findListPage(kind: string): BuiltInPageId {
  const page = builtInPageIds.find((id) => Object.hasOwn(pageTable[id].lists ?? {}, kind));
  if (page === undefined) throw new Error(`no page lists ${kind}`);
  return page;
}

function withoutSlash(path: string): string {
  return path.replace(/\/+$/, '');
}

/** The row of a page. */
export function getPage(page: PageId): Page {
  if (!isAddedPage(page)) return pageTable[page];
  const [kind, name] = splitAddedPage(page);
  const { path, lists = {} } = pageTable[findListPage(kind)];
  return { path: `${withoutSlash(path)}/${name}` as Page['path'], component: lists[kind] };
}

/** Name of the component that shows a page. */
export function componentName(page: PageId): string {
  return getPage(page).component ?? `${page.charAt(0).toUpperCase()}${page.slice(1)}Page`;
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

/**
 * Router path of a page in a published language, e.g. `/es/about`. The router adds the base path. The path of a home page ends with
 * a slash, because static hosts serve the `index.html` of a folder at that address without a redirect.
 */
export function routerPath(page: PageId, language: Language, selection = allNews) {
  return languages[language].prefix + getPage(page).path + selectionPath(selection);
}

/**
 * The pages of a site and their addresses.
 * @param selections the selections of the news, each of which has a document
 */
export function createPages(selections: readonly NewsSelection[], addedPages: readonly AddedPage[]) {
  const addedPageIds = addedPages.map(({ id }) => id);
  const pageIds: readonly PageId[] = builtInPageIds;
  const indexablePages: readonly PageId[] = pageIds.filter((page) => getPage(page).isHidden !== true);

  const getPath = (page: PageId, language: Language, selection?: NewsSelection): string =>
    routerPath(page, language, selection);

  /** Every document in every published language. */
  const pageAddresses: readonly PageAddress[] = languageIds.flatMap((language) =>
    [...builtInPageIds, ...addedPageIds].flatMap((page) =>
      (getPage(page).hasSelections ? selections : [allNews]).map((selection) => ({
        page,
        language,
        selection,
        path: getPath(page, language, selection),
      })),
    ),
  );

  const addressesByPath = new Map(pageAddresses.map((address) => [withoutSlash(address.path), address]));

  return {
    /** The pages that lists of all pages name. */
    pageIds,
    /** The releases, which no list of all pages names. */
    addedPages,
    addedPageIds,
    /** The pages that lists of all pages name, without those that search engines may not list. */
    indexablePages,
    pageAddresses,
    getPath,
    /** The document at a router path, with or without a slash at its end; undefined for an unknown path. */
    addressAt: (path: string): PageAddress | undefined => addressesByPath.get(withoutSlash(path)),
    linkedPages: (list: LinkList): readonly PageId[] =>
      pageIds.filter((page) => getPage(page).linkedFrom?.includes(list)),
  };
}

export type Pages = Readonly<ReturnType<typeof createPages>>;
