/** Reads which pages there are in data/pages. Their words are read by scripts/generate/content. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '~/config/knownLanguages';
import { builtInPageIds, pageTable } from '~/content/pageTable';
import { dataPageSettingsSchema } from '~/pages/data/dataPageSettings.node.ts';
import { parseData } from '~/schemas/dataFile';
import { listEntries } from '~scripts/lib/system-files';
import type { AddedPages, AddedPageSource } from '~scripts/settings/added-pages';
import type { ErrorCollector } from '~scripts/settings/collect-errors';
import { readJson } from '~scripts/settings/read-json';

/** First parts of paths that a built site has besides those of its pages. */
export const reservedNames: ReadonlySet<string> = new Set([
  'admin',
  'assets',
  'feeds',
  'files',
  'index',
  'licences',
  'news-data',
  'news-relay',
  'page-data',
  'samples',
  'search-index',
]);

const builtInPaths: ReadonlySet<string> = new Set(builtInPageIds.map((page) => pageTable[page].path));

/** Finds what is wrong with the name of a page's folder; null if it is valid. */
function findNameError(name: string, languages: readonly Language[]): string | null {
  if (!/^[a-z\d]+(?:-[a-z\d]+)*$/.test(name)) return 'name it as in our-team: small letters, digits and hyphens';
  if (builtInPaths.has(`/${name}`)) return `the site has a page at /${name}: take another name`;
  const isReserved = reservedNames.has(name) || languages.some((id) => id === name);
  return isReserved ? `/${name} is an address of the site’s own: take another name` : null;
}

/** Reads the pages of `data/pages` in their order. */
export function readDataPages(
  { dataFolder, languages }: AddedPageSource,
  { errors, read }: ErrorCollector,
): AddedPages {
  const readPage = (name: string) => {
    const id = `pages/${name}` as const;
    const file = join(dataFolder, id, 'page.json');
    const parse = (settings: unknown) => parseData(dataPageSettingsSchema, settings, (path) => `${file}: ${path}`);
    const settings = read(
      () => parse(existsSync(file) ? readJson(file) : {}),
      () => parse({}),
    );
    const { footer, legalLine, openings, order = Infinity } = settings;
    const linkedFrom = legalLine ? (['legal'] as const) : footer ? (['footer'] as const) : [];
    const timedParts = openings.map((opening) => ({ file: `${id}/page.json`, partId: opening.id, period: opening }));
    return { order, page: { id, linkedFrom }, timedParts };
  };
  const files = listEntries(join(dataFolder, 'pages')).flatMap((entry) => {
    const error = entry.isDirectory()
      ? findNameError(entry.name, languages)
      : 'a page is a folder, with a file for each language in it';
    if (error !== null) {
      errors.push(`${join(dataFolder, 'pages', entry.name)}: ${error}`);
      return [];
    }
    return [readPage(entry.name)];
  });
  // The folders are sorted by name, and sorting keeps the order of equal pages.
  const sorted = files.toSorted((a, b) => (a.order === b.order ? 0 : a.order - b.order));
  const pages = sorted.map(({ page }) => page);
  return { all: pages, shown: pages, timedParts: sorted.flatMap(({ timedParts }) => timedParts) };
}
