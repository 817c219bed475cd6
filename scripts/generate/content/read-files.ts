/** Reads the files of the data, and parses each by the schema of its collection. */
import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import type * as v from 'valibot';
import { defaultLanguage, type Language, languageIds } from '~/config/languages';
import { builtInPageIds } from '~/content/pageTable';
import { parseData } from '~/schemas/dataFile';
import type { Collection, CollectionName, Collections } from '~scripts/lib/collections';
import { listDataFiles } from '~scripts/lib/system-files';
import { createErrorCollector } from '~scripts/settings/collect-errors';
import { readJson } from '~scripts/settings/read-json';
import type { SiteSettings } from '~scripts/settings/site-settings';

/** A file of the data. */
export interface DataFile<Value = unknown> {
  readonly collection: CollectionName;
  /** What stands for `*` in the path of the collection: `energy` of `companies/energy.json`; empty if there is no `*`. */
  readonly id: string;
  /** Undefined if the file has no language in its path. */
  readonly language: Language | undefined;
  /** Path in the folder of the data. */
  readonly file: string;
  /** Undefined if the file cannot be read. */
  readonly content?: unknown;
  /** What the schema makes of the content; undefined if the file has errors. */
  readonly value?: Value;
  readonly errors: readonly string[];
  /** The beginning of a line about a key of the file, by its path. */
  readonly getPlace: (path: string) => string;
}

/** Names of the JSON files of a folder, without their ending. */
const listNames = (folder: string): readonly string[] =>
  listDataFiles(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => basename(file, '.json'));

/** The names that stand for `*` in the path of a collection, in the order in which the site has them. */
function listIds({ path }: Collection, { addedPages, dataFolder }: SiteSettings): readonly string[] {
  const [folder = ''] = path.split('/');
  if (!path.includes('*')) return [''];
  if (folder === 'companies') return listNames(join(dataFolder, folder));
  return addedPages.flatMap(({ id }) => (id.startsWith(`${folder}/`) ? [basename(id)] : []));
}

/** Whether the site has the part that a collection is for. */
function isOn(name: CollectionName, { switchedBy }: Collection, { pages, site }: SiteSettings): boolean {
  const page = builtInPageIds.find((id) => id === name);
  if (page !== undefined) return pages.pageIds.includes(page);
  return switchedBy === undefined || site.switches[switchedBy];
}

/** The languages that a file of a collection is there for; one that is undefined if its path has no language. */
function listLanguages({ path }: Collection, { dataFolder }: SiteSettings) {
  // A language without a folder has one error (language-errors.ts), not one for each file.
  return path.includes('{language}')
    ? languageIds.filter((language) => existsSync(join(dataFolder, 'content', language)))
    : [undefined];
}

/** The error of a file that is missing in one language, with the command that copies it from another; undefined if there is none. */
function findMissingTranslation(name: string, otherNames: readonly string[]): string | undefined {
  const original = existsSync(name) ? undefined : otherNames.find((other) => existsSync(other));
  return original && `${name}: the file is missing: cp ${original} ${name}, and translate it`;
}

const noValue = () => undefined;

/** Reads and parses a file. */
function parseFile(name: string, schema: v.GenericSchema) {
  const { errors, read } = createErrorCollector();
  const file = read<{ readonly content: unknown } | undefined>(() => ({ content: readJson(name) }), noValue);
  const getPlace = (path: string) => `${name}: ${path}`;
  const value = read<unknown>(() => file && parseData(schema, file.content, getPlace), noValue);
  return { content: file?.content, value, errors, getPlace };
}

/** The files of a collection that the site needs. */
const listFiles = (name: CollectionName, collection: Collection, siteSettings: SiteSettings) =>
  listIds(collection, siteSettings).flatMap((id) =>
    listLanguages(collection, siteSettings).map((language) => {
      /** Path of the file in the folder of the data. */
      const getPath = (other: Language | undefined) =>
        collection.path.replace('*', id).replace('{language}', other ?? '');
      return { collection: name, id, language, file: getPath(language), getPath };
    }),
  );

/** Reads a file, or says that it is missing in its language. */
function readFile(
  { getPath, ...key }: ReturnType<typeof listFiles>[number],
  schema: v.GenericSchema,
  { dataFolder }: SiteSettings,
): DataFile {
  const path = join(dataFolder, key.file);
  const translations = languageIds.map((other) => join(dataFolder, getPath(key.language && other)));
  const missing = findMissingTranslation(path, translations);
  return missing === undefined
    ? { ...key, ...parseFile(path, schema) }
    : { ...key, errors: [missing], getPlace: (place) => `${path}: ${place}` };
}

/** Reads every file that the site needs, but the settings, which are read before. */
export function readFiles(siteSettings: SiteSettings): readonly DataFile[] {
  const { collections } = siteSettings;
  // Object.entries returns strings, hence the assertion.
  const rows = Object.entries(collections) as [CollectionName, Collection][];
  return rows
    .filter(([name, collection]) => collection.isSetting !== true && isOn(name, collection, siteSettings))
    .flatMap(([name, collection]) =>
      listFiles(name, collection, siteSettings).map((file) => readFile(file, collection.schema, siteSettings)),
    );
}

/** The id of the release that a file is about, if it is about one: `press/new-harbour`. */
export const getAddedPage = ({ file, id }: Pick<DataFile, 'file' | 'id'>): string => `${file.split('/')[0]}/${id}`;

/** The files of a collection. */
export const selectFiles = <Name extends CollectionName>(files: readonly DataFile[], name: Name) =>
  // The schema of the collection has made the values.
  files.filter(({ collection }) => collection === name) as readonly DataFile<
    v.InferOutput<Collections[Name]['schema']>
  >[];

/**
 * Pairs each file of another language with the same file of the default language. A file that is missing, or has errors, is in no pair.
 */
export const pairTranslations = (
  files: readonly DataFile[],
): readonly (readonly [file: DataFile, original: DataFile])[] =>
  files.flatMap((file) => {
    const original = files.find(
      ({ collection, id, language }) =>
        collection === file.collection && id === file.id && language === defaultLanguage && language !== file.language,
    );
    return file.language === undefined || file.value === undefined || original?.value === undefined
      ? []
      : [[file, original] as const];
  });
