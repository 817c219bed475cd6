/** The table of pages, and what follows from it for a site with certain settings. It imports nothing generated. */
import type { Language } from '~/config/knownLanguages';
import { newestReleasesMax } from '~/config/limits';
import type { Site } from '~/config/site.node.ts';
import { allNews, type NewsSelection, selectionPath } from '~/shared/news/selection';

/** A list of links that every page has. */
export type LinkList = 'header' | 'footer' | 'legal';

export interface Page {
  /** Path without base path and language prefix. */
  readonly path: `/${string}`;
  /** Name of the page's component, which several pages can share; if it is left out, the name follows from the id: `HomePage`. */
  readonly component?: string;
  /** The lists in the footer that link to the page, in the order of the table; data/site.json has the links of the header. */
  readonly linkedFrom?: readonly Exclude<LinkList, 'header'>[];
  /** Whether the page is in no site map, and marked `noindex`. */
  readonly isHidden?: true;
  /** The part of the site that the page belongs to. If that part is off, there is no such page, and no link to it. */
  readonly feature?: keyof Site['features'] | 'press';
  /** Whether each selection of the news has a document, at `selectionPath` below the path of the page. */
  readonly hasSelections?: true;
}

/** Routes, navigation, footer, breadcrumbs and site map follow from this table. */
const table = {
  home: { path: '/' },
  about: { path: '/about', linkedFrom: ['footer'] },
  portfolio: { path: '/portfolio', linkedFrom: ['footer'], feature: 'companies' },
  news: { path: '/news', linkedFrom: ['footer'], feature: 'news', hasSelections: true },
  press: { path: '/press', linkedFrom: ['footer'], feature: 'press' },
  contact: { path: '/contact', linkedFrom: ['footer'] },
  privacy: { path: '/privacy', component: 'LegalPage', linkedFrom: ['legal'] },
  terms: { path: '/terms', component: 'LegalPage', linkedFrom: ['legal'] },
  accessibility: { path: '/accessibility', component: 'LegalPage', linkedFrom: ['legal'], feature: 'accessibility' },
  search: { path: '/search', feature: 'search', isHidden: true },
  messageSent: { path: '/message-sent', component: 'MessageOutcomePage', feature: 'messages', isHidden: true },
  messageFailed: { path: '/message-failed', component: 'MessageOutcomePage', feature: 'messages', isHidden: true },
  notFound: { path: '/404', isHidden: true },
} as const satisfies Readonly<Record<string, Page>>;

/** A page that the site comes with. */
export type BuiltInPageId = keyof typeof table;

/** A page that an owner has added, by its folder in the data: `pages/team`. */
export type DataPageId = `pages/${string}`;

/** A release, by its file in the data, or all releases of a year: `press/new-harbour`, `press/2026`. */
export type PressPageId = `press/${string}`;

export type PageId = BuiltInPageId | DataPageId | PressPageId;

/** What the table of pages has to know of a page that an owner has added. */
export interface DataPage {
  readonly id: DataPageId;
  /** The list in the footer that links to it. */
  readonly linkedFrom: NonNullable<Page['linkedFrom']>;
}

export const pageTable: Readonly<Record<BuiltInPageId, Page>> = table;

/** Ids of every page that the site comes with, those that are off included: an owner's data may have sentences for them. */
// Object.keys returns strings, hence the assertion.
export const builtInPageIds = Object.keys(table) as readonly BuiltInPageId[];

const dataPagesFolder = 'pages';

export const isDataPage = (page: PageId): page is DataPageId => page.startsWith(`${dataPagesFolder}/`);

export const isPressPage = (page: PageId): page is PressPageId => page.startsWith('press/');

export const isPressYear = (page: PressPageId): boolean => /\/\d{4}$/.test(page);

interface DatedRelease {
  readonly id: PressPageId;
  /** ISO date. */
  readonly date: string;
}

export const releaseYear = ({ date }: Pick<DatedRelease, 'date'>): string => date.slice(0, 4);

/** The years that have a page: none if the press page lists all releases. */
export function listPressYears(releases: readonly Pick<DatedRelease, 'date'>[]): readonly string[] {
  return releases.length > newestReleasesMax ? [...new Set(releases.map(releaseYear))] : [];
}

/** The pages of releases, the newest first, and of their years. */
export const listPressPages = (releases: readonly DatedRelease[]): readonly PressPageId[] => [
  ...releases.map(({ id }) => id),
  ...listPressYears(releases).map((year): PressPageId => `press/${year}`),
];

/** Path of the file with the content of a release or a year, without base path: `/press-data/es/new-harbour.json`. */
export const pressDataPath = (page: PressPageId, language: Language): string =>
  `/press-data/${language}/${page.slice('press/'.length)}.json`;

/** The row of a page. The path of a page that an owner has added is the name of its folder. */
export function getPage(page: PageId): Page {
  if (isPressPage(page)) return { path: `/${page}`, component: isPressYear(page) ? 'PressYearPage' : 'ReleasePage' };
  return isDataPage(page)
    ? { path: `/${page.slice(dataPagesFolder.length + 1)}`, component: 'DataPage' }
    : pageTable[page];
}

/** Name of the component that shows a page. */
export function componentName(page: PageId): string {
  return getPage(page).component ?? `${page.charAt(0).toUpperCase()}${page.slice(1)}Page`;
}

/** Says why a site has no page at a path of its default language. */
export function describeMissingPage(path: string): string {
  const page = builtInPageIds.find((id) => pageTable[id].path === path);
  if (page === undefined) return 'there is no page at this address';
  return page === 'press'
    ? 'there is no such page as long as data/press has no release'
    : 'this page is off (features in data/site.json)';
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
export function routerPath(
  { languages }: Pick<Site, 'languages'>,
  page: PageId,
  language: Language,
  selection = allNews,
) {
  const { prefix = '' } = languages.find(({ id }) => id === language) ?? {};
  return prefix + getPage(page).path + selectionPath(selection);
}

function withoutSlash(path: string): string {
  return path.replace(/\/+$/, '');
}

/**
 * The pages of a site and their addresses.
 * @param selections the selections of the news, each of which has a document
 * @param dataPages the pages that the owner has added
 * @param pressPages the pages of releases and of their years
 */
export function createPages(
  site: Site,
  selections: readonly NewsSelection[],
  dataPages: readonly DataPage[],
  pressPages: readonly PressPageId[] = [],
) {
  const { header, languages } = site;
  const features = { ...site.features, press: pressPages.length > 0 };
  const isOn = (page: BuiltInPageId) => {
    const { feature } = pageTable[page];
    return feature === undefined || features[feature];
  };
  const pageIds: readonly Exclude<PageId, PressPageId>[] = [
    ...builtInPageIds.filter(isOn),
    ...dataPages.map(({ id }) => id),
  ];
  const indexablePages: readonly PageId[] = pageIds.filter((page) => getPage(page).isHidden !== true);
  const pageNamed = (name: string) => pageIds.find((page) => page === name || page === `${dataPagesFolder}/${name}`);
  const getLists = (page: PageId) => dataPages.find(({ id }) => id === page)?.linkedFrom ?? getPage(page).linkedFrom;

  const getPath = (page: PageId, language: Language, selection?: NewsSelection): string =>
    routerPath(site, page, language, selection);

  /** Every document in every published language. */
  const pageAddresses: readonly PageAddress[] = languages.flatMap(({ id: language }) =>
    [...pageIds, ...pressPages].flatMap((page) =>
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
    /** Ids of the pages that the site has, besides those of releases. */
    pageIds,
    pressPages,
    /** Pages that search engines and the site map may list, besides those of releases. */
    indexablePages,
    pageAddresses,
    getPath,
    /** The document at a router path, with or without a slash at its end; undefined for an unknown path. */
    addressAt: (path: string): PageAddress | undefined => addressesByPath.get(withoutSlash(path)),
    /** The page with a name, as data/site.json writes it; undefined if there is no such page, or if it is off. */
    pageNamed,
    linkedPages: (list: LinkList): readonly PageId[] =>
      list === 'header'
        ? header.flatMap((name) => pageNamed(name) ?? [])
        : pageIds.filter((page) => getLists(page)?.includes(list)),
  };
}

export type SitePages = Readonly<ReturnType<typeof createPages>>;
