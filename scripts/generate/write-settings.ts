/** Writes the modules that `src` imports and that are not sentences of pages. */
import type { AddedPage } from '~/content/pageTable';
import type { SearchTerms } from '~/news/searchTerms';
import type { SiteSettings } from '~scripts/settings/site-settings';
import { declareConstant, type GeneratedFolder } from './generated-folder';

function writeNews(folder: GeneratedFolder, { categories, regions }: SearchTerms): void {
  const names = categories.map(({ id, serviceName }) => [id, serviceName]);
  folder.writeModule(
    'news.ts',
    'data/filters.json',
    declareConstant(
      'regionIds',
      'readonly string[]',
      regions.map(({ id }) => id),
    ),
    '/** Each category with the name that the news service has for it; empty if the service has none. */',
    declareConstant('categoryNames', 'readonly (readonly [id: string, serviceName: string])[]', names),
  );
}

/** The glob is relative to the module, because the development server does not resolve an alias in a glob. */
function writeNewsLists(folder: GeneratedFolder): void {
  folder.writeModule(
    'newsLists.ts',
    'data/news',
    "import type { NewsList } from '~/news/newsList';",
    '/** Prerendering imports the list of every selection. A browser has the list of its document, and fetches others. */',
    'export const newsLists: Readonly<Record<string, NewsList>> = import.meta.env.SSR',
    "  ? import.meta.glob('./public/news-data/*/*.json', { eager: true, import: 'default' })",
    '  : {};',
  );
}

/** Writes the pages that the owner has added, and the module with their contents. */
function writeAddedPages(folder: GeneratedFolder, { addedPages, pages }: SiteSettings): void {
  const shownPages = addedPages.flatMap(({ id }): readonly AddedPage[] =>
    pages.addedPageIds.includes(id) ? [{ id }] : [],
  );
  folder.writeModule(
    'addedPages.ts',
    'what the owner has added to data',
    "import type { AddedPage } from '~/content/pageTable';",
    declareConstant('addedPages', 'readonly AddedPage[]', shownPages),
  );
  folder.writeModule(
    'addedPageContents.ts',
    'what the owner has added to data',
    '/** Prerendering imports all contents. A browser fetches that of the page that it shows. */',
    'export const addedPageContents: Readonly<Record<string, unknown>> = import.meta.env.SSR',
    "  ? import.meta.glob('./public/page-data/*/*/*/*.json', { eager: true, import: 'default' })",
    '  : {};',
  );
}

/** A module of its own, because only pages that call the news service themselves load it. */
function writeNewsSearch(folder: GeneratedFolder, searchTerms: SearchTerms): void {
  folder.writeModule(
    'newsSearch.ts',
    'data/filters.json',
    "import type { SearchTerms } from '~/news/searchTerms';",
    declareConstant('searchTerms', 'SearchTerms', searchTerms),
  );
}

/** A module of its own, because only the news page loads it. */
function writeExcludedNews(folder: GeneratedFolder, { excluded }: SearchTerms): void {
  folder.writeModule(
    'excludedNews.ts',
    'data/filters.json',
    "import type { ExcludedNews } from '~/news/excludedNews';",
    declareConstant('excludedNews', 'ExcludedNews', excluded),
  );
}

export function writeSettings(folder: GeneratedFolder, siteSettings: SiteSettings, buildYear: number): void {
  const { searchTerms, site } = siteSettings;
  folder.writeModule(
    'site.ts',
    'data/site.json',
    "import type { Site } from '~/config/site.node.ts';",
    declareConstant('site', 'Site', site),
    '// Single constants for the script in the head of each page, which must not contain all settings.',
    declareConstant('base', 'string', site.base),
    declareConstant('analyticsId', 'string', site.analyticsId),
    declareConstant('callsNewsService', 'boolean', site.liveNews !== null),
    declareConstant('buildYear', 'number', buildYear),
  );
  writeAddedPages(folder, siteSettings);
  writeNews(folder, searchTerms);
  writeNewsSearch(folder, searchTerms);
  writeExcludedNews(folder, searchTerms);
  writeNewsLists(folder);
}
