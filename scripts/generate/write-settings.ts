/** What `src` knows of the settings, and a library's styles. */
import type { SearchTerms } from '~/schemas/filters';
import type { Palette } from '~/theme/Palette';
import type { SiteSettings } from '~scripts/settings/site-settings';
import { constant, type GeneratedFolder } from './generated-folder';

const nameOf = (feature: string) => `has${feature.charAt(0).toUpperCase()}${feature.slice(1)}`;

function writeNews(folder: GeneratedFolder, { categories, regions }: SearchTerms): void {
  const names = categories.map(({ id, serviceName }) => [id, serviceName]);
  folder.writeModule(
    'news.ts',
    'data/filters.json',
    constant(
      'regionIds',
      'readonly string[]',
      regions.map(({ id }) => id),
    ),
    '/** Each with the name of the service for it; empty for those that it has none for. */',
    constant('categoryNames', 'readonly (readonly [id: string, serviceName: string])[]', names),
  );
}

/** Relative to the module: the development server finds no file by an alias in a glob. */
function writeNewsLists(folder: GeneratedFolder): void {
  folder.writeModule(
    'newsLists.ts',
    'data/news',
    "import type { NewsList } from '~/shared/news/newsList';",
    '/** The prerender has the list of every selection; a browser has the one of its document, and fetches others. */',
    'export const newsLists: Readonly<Record<string, NewsList>> = import.meta.env.SSR',
    "  ? import.meta.glob('./public/news-data/*/*.json', { eager: true, import: 'default' })",
    '  : {};',
  );
}

/** Apart, as only a page that calls the news service itself fetches it. */
function writeNewsSearch(folder: GeneratedFolder, searchTerms: SearchTerms): void {
  folder.writeModule(
    'newsSearch.ts',
    'data/filters.json',
    "import type { SearchTerms } from '~/schemas/filters';",
    constant('searchTerms', 'SearchTerms', searchTerms),
  );
}

function writePalette(folder: GeneratedFolder, { onNight, schemes, themeColor }: Palette): void {
  folder.writeModule(
    'palette.ts',
    'data/site.json',
    "import type { Palette } from '~/theme/Palette';",
    '/** Browsers tint their own surfaces with it. */',
    constant('themeColor', 'string', themeColor),
    constant('schemes', "Palette['schemes']", schemes),
    '/** What stands on night backgrounds (hero, header, footer), the same in both schemes. */',
    constant('onNight', "Palette['onNight']", onNight),
  );
}

export function writeSettings(
  folder: GeneratedFolder,
  { searchTerms, site }: SiteSettings,
  facts: { readonly palette: Palette; readonly toastStyles: string; readonly buildYear: number },
): void {
  folder.writeModule(
    'site.ts',
    'data/site.json',
    "import type { Site } from '~/config/site';",
    constant('site', 'Site', site),
    '// Apart, for the scripts in the head of each page.',
    constant('base', 'string', site.base),
    constant('analyticsId', 'string', site.analyticsId),
    constant('counterUrl', 'string', site.counterUrl),
    constant('host', 'string', new URL(site.url).host),
    constant('buildYear', 'number', facts.buildYear),
  );
  const features = Object.entries(site.features).map(([feature, isOn]) => constant(nameOf(feature), 'boolean', isOn));
  folder.writeModule(
    'features.ts',
    'data/site.json',
    '// Parts of the site: the bundler drops the code of those that are off.',
    ...features,
  );
  writeNews(folder, searchTerms);
  writeNewsSearch(folder, searchTerms);
  writeNewsLists(folder);
  writePalette(folder, facts.palette);
  folder.writeModule('toastStyles.ts', 'notistack', constant('toastStyles', 'string', facts.toastStyles));
}
