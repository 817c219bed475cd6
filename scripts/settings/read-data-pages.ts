/** Reads the names and settings of the pages that an owner has added, and the names of files to download. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, parse } from 'node:path';
import type { Language } from '~/config/knownLanguages';
import { type AddedPageId, builtInPageIds, type Page, pageTable } from '~/content/pageTable';
import { parseData } from '~/schemas/dataFile';
import { dataPageSettingsSchema, type Opening } from '~/schemas/dataPage';
import { fileTypes } from '~/schemas/files';
import { isSystemFile } from '~scripts/lib/system-files';
import type { ErrorCollector } from './collect-errors';
import { readJson } from './read-json';

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

/** Lists the entries of a folder of the data, sorted; none if there is no such folder. */
const listEntries = (folder: string) =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true })
        .filter(({ name }) => !isSystemFile(name))
        .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    : [];

/** Finds what is wrong with the name of a page's folder; null if it is valid. */
function findNameError(name: string, languages: readonly Language[]): string | null {
  if (!/^[a-z\d]+(?:-[a-z\d]+)*$/.test(name)) return 'name it as in our-team: small letters, digits and hyphens';
  if (builtInPaths.has(`/${name}`)) return `the site has a page at /${name}: take another name`;
  const isReserved = reservedNames.has(name) || languages.some((id) => id === name);
  return isReserved ? `/${name} is an address of the site’s own: take another name` : null;
}

/** The settings of an added page, which are the same in all languages. */
export interface DataPageSettings {
  readonly id: AddedPageId<'pages'>;
  /** The list in the footer that links to it. */
  readonly linkedFrom: NonNullable<Page['linkedFrom']>;
  /** Place in lists of pages; infinite for pages without one, which come last. */
  readonly order: number;
  readonly openings: readonly Opening[];
  /** Whether its `page.json` has errors, so that what stands here replaces it. */
  readonly hasErrors: boolean;
}

/** Reads the pages of `data/pages` in their order. */
export function readDataPages(
  dataFolder: string,
  languages: readonly Language[],
  { errors, read }: ErrorCollector,
): readonly DataPageSettings[] {
  const readPage = (name: string): DataPageSettings => {
    const file = join(dataFolder, 'pages', name, 'page.json');
    const parse = (settings: unknown) => parseData(dataPageSettingsSchema, settings, (path) => `${file}: ${path}`);
    const settings = read<ReturnType<typeof parse> | null>(
      () => parse(existsSync(file) ? readJson(file) : {}),
      () => null,
    );
    const { footer, legalLine, openings, order = Infinity } = settings ?? parse({});
    const linkedFrom = legalLine ? (['legal'] as const) : footer ? (['footer'] as const) : [];
    return { id: `pages/${name}`, linkedFrom, openings, order, hasErrors: settings === null };
  };
  const pages = listEntries(join(dataFolder, 'pages')).flatMap((entry) => {
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
  return pages.toSorted((a, b) => (a.order === b.order ? 0 : a.order - b.order));
}

/** A file that visitors may download. */
export interface Download {
  readonly name: string;
  /** Bytes. */
  readonly size: number;
}

/** Reads the files of `data/files`, sorted by name. */
export function readDownloads(dataFolder: string, { errors }: ErrorCollector): readonly Download[] {
  const folder = join(dataFolder, 'files');
  const entries = listEntries(folder);
  const endings = Object.keys(fileTypes);
  const wrongFiles = entries.flatMap((entry) => {
    const file = join(folder, entry.name);
    if (entry.isDirectory()) return [`${file}: put files beside each other, in no further folder`];
    if (!endings.includes(parse(entry.name).ext.slice(1)))
      return [`${file}: a file to download ends with .${endings.join(', .')}, in small letters`];
    if (!/^[a-z\d][\w-]*(?:\.[\w-]+)+$/i.test(entry.name))
      return [`${file}: name it as in report-2026.pdf: letters from a to z, digits and hyphens`];
    const content = readFileSync(file, 'latin1');
    if (content === '') return [`${file}: this file is empty: export or download it again`];
    return /^\s*<(?:!doctype html|html)/i.test(content)
      ? [`${file}: this is a web page with the name of another file: download it again`]
      : [];
  });
  errors.push(...wrongFiles);
  return entries.map(({ name }) => ({ name, size: statSync(join(folder, name)).size }));
}
