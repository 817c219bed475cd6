/** Writes the modules with the settings that `src` imports, and with the styles of the toast library. */
import type { PressPageId } from '~/content/pageTable';
import type { SearchTerms } from '~/shared/news/searchTerms';
import type { Palette } from '~/theme/Palette';
import type { SiteSettings } from '~scripts/settings/site-settings';
import { listMarkdownPages } from './content/legal-text';
import { declareConstant, type GeneratedFolder } from './generated-folder';

const toConstantName = (feature: string) => `has${feature.charAt(0).toUpperCase()}${feature.slice(1)}`;

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
    "import type { NewsList } from '~/shared/news/newsList';",
    '/** Prerendering imports the list of every selection. A browser has the list of its document, and fetches others. */',
    'export const newsLists: Readonly<Record<string, NewsList>> = import.meta.env.SSR',
    "  ? import.meta.glob('./public/news-data/*/*.json', { eager: true, import: 'default' })",
    '  : {};',
  );
}

/** Writes the ids of the pages of releases, and the module with their contents. */
function writePressPages(folder: GeneratedFolder, pressPages: readonly PressPageId[]): void {
  folder.writeModule(
    'pressPages.ts',
    'data/press',
    "import type { PressPageId } from '~/content/pageTable';",
    `export const pressPages: readonly PressPageId[] = ${JSON.stringify(pressPages)};`,
  );
  folder.writeModule(
    'pressContents.ts',
    'data/press',
    "import type { PressPageContent } from '~/pages/press/press.node.ts';",
    '/** Prerendering imports all contents. A browser fetches that of the page that it shows. */',
    'export const pressContents: Readonly<Record<string, PressPageContent>> = import.meta.env.SSR',
    "  ? import.meta.glob('./public/press-data/*/*.json', { eager: true, import: 'default' })",
    '  : {};',
  );
}

/** A module of its own, because only pages that call the news service themselves load it. */
function writeNewsSearch(folder: GeneratedFolder, searchTerms: SearchTerms): void {
  folder.writeModule(
    'newsSearch.ts',
    'data/filters.json',
    "import type { SearchTerms } from '~/shared/news/searchTerms';",
    declareConstant('searchTerms', 'SearchTerms', searchTerms),
  );
}

/** A module of its own, because only the news page loads it. */
function writeExcludedNews(folder: GeneratedFolder, { excluded }: SearchTerms): void {
  folder.writeModule(
    'excludedNews.ts',
    'data/filters.json',
    "import type { ExcludedNews } from '~/shared/news/excludedNews';",
    declareConstant('excludedNews', 'ExcludedNews', excluded),
  );
}

function writePalette(folder: GeneratedFolder, { onNight, schemes, themeColor }: Palette): void {
  folder.writeModule(
    'palette.ts',
    'data/site.json',
    "import type { Palette } from '~/theme/Palette';",
    '/** Browsers colour their toolbars with it. */',
    declareConstant('themeColor', 'string', themeColor),
    declareConstant('schemes', "Palette['schemes']", schemes),
    '/** Colours on night backgrounds (hero, header, footer), the same in both schemes. */',
    declareConstant('onNight', "Palette['onNight']", onNight),
  );
}

export function writeSettings(
  folder: GeneratedFolder,
  siteSettings: SiteSettings,
  facts: {
    readonly palette: Palette;
    readonly toastStyles: string;
    readonly buildYear: number;
    readonly hasAnnouncement: boolean;
  },
): void {
  const { dataPages, searchTerms, site } = siteSettings;
  const { pressPages } = siteSettings.pages;
  folder.writeModule(
    'site.ts',
    'data/site.json',
    "import type { Site } from '~/config/site.node.ts';",
    declareConstant('site', 'Site', site),
    '// Single constants for the script in the head of each page, which must not contain all settings.',
    declareConstant('base', 'string', site.base),
    declareConstant('analyticsId', 'string', site.analyticsId),
    declareConstant('counterUrl', 'string', site.counterUrl),
    declareConstant('host', 'string', new URL(site.url).host),
    declareConstant('buildYear', 'number', facts.buildYear),
  );
  const features = Object.entries(site.features).map(([feature, isOn]) =>
    declareConstant(toConstantName(feature), 'boolean', isOn),
  );
  folder.writeModule(
    'features.ts',
    'data/site.json',
    '// Features of the site. The bundler drops the code of a feature that is off.',
    ...features,
    declareConstant('hasDataPages', 'boolean', dataPages.length > 0),
    declareConstant('hasAnnouncement', 'boolean', facts.hasAnnouncement),
    declareConstant('hasPress', 'boolean', pressPages.length > 0),
  );
  folder.writeModule(
    'dataPages.ts',
    'data/pages',
    "import type { DataPage } from '~/content/pageTable';",
    declareConstant(
      'dataPages',
      'readonly DataPage[]',
      dataPages.map(({ id, linkedFrom }) => ({ id, linkedFrom })),
    ),
  );
  folder.writeModule(
    'markdownPages.ts',
    'data/content',
    declareConstant('markdownPages', 'readonly string[]', listMarkdownPages(siteSettings)),
  );
  writePressPages(folder, pressPages);
  writeNews(folder, searchTerms);
  writeNewsSearch(folder, searchTerms);
  writeExcludedNews(folder, searchTerms);
  writeNewsLists(folder);
  writePalette(folder, facts.palette);
  folder.writeModule('toastStyles.ts', 'notistack', declareConstant('toastStyles', 'string', facts.toastStyles));
}
