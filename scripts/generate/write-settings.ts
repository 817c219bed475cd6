/** The first files of `.generated`: the settings, which the table of pages and the schemas read, and a library's styles. */
import { categories, regions } from '~scripts/settings/news-filters';
import { readSettings, readSite } from '~scripts/settings/read-settings';
import { derivePalette } from './derive-palette';
import { constant, writeModule } from './generated-folder';
import { writeToastStyles } from './toast-styles';

const nameOf = (feature: string) => `has${feature.charAt(0).toUpperCase()}${feature.slice(1)}`;

function writeNews(): void {
  const names = categories.map(({ id, serviceName }) => [id, serviceName]);
  writeModule(
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

function writePalette(): void {
  const { onNight, schemes, themeColor } = derivePalette(readSettings());
  writeModule(
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

/** @throws DataError where data/site.json or data/filters.json cannot be used */
export function writeSettings(buildYear: number): void {
  const site = readSite(process.env);
  const { headings, text } = readSettings().fonts;
  writeModule(
    'site.ts',
    'data/site.json',
    "import type { Site } from '~/config/site';",
    constant('site', 'Site', site),
    '// Apart, for the scripts in the head of each page.',
    constant('base', 'string', site.base),
    constant('analyticsId', 'string', site.analyticsId),
    constant('counterUrl', 'string', site.counterUrl),
    constant('host', 'string', new URL(site.url).host),
    '/** The faces that every page shows, as CSS `font`. */',
    constant('fontFaces', 'readonly string[]', [`400 1em "${headings}"`, `400 1em "${text}"`, `600 1em "${text}"`]),
    constant('buildYear', 'number', buildYear),
  );
  const features = Object.entries(site.features).map(([feature, isOn]) => constant(nameOf(feature), 'boolean', isOn));
  writeModule(
    'features.ts',
    'data/site.json',
    '// Parts of the site: the bundler drops the code of those that are off.',
    ...features,
  );
  writeNews();
  writePalette();
  writeToastStyles();
}
