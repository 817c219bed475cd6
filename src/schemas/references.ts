/**
 * Checks what a file of the data refers to: published languages, regions and categories of the news, pages, files. The schemas do
 * not depend on settings, so references are checked after the shape, when all data is at hand.
 */
import * as v from 'valibot';
import type { Language } from '~/config/knownLanguages';
import { builtInPageIds, describeMissingPage } from '~/content/pageTable';
import { DataError, describeUnknownKey, type DescribedSchema, parseData } from './dataFile';
import { filesPath } from './files';
import { findImages, findLinks } from './markdown';

/** What a file may refer to, by the settings of the site. */
export interface References {
  /** The languages that every text must be written in. */
  readonly languages: readonly Language[];
  /** Ids of data/filters.json. */
  readonly regions: readonly string[];
  readonly categories: readonly string[];
  /** Whether there is a page at a path of the default language. */
  readonly hasPage: (path: string) => boolean;
  /** Whether there is a file of a name in data/files. */
  readonly hasFile: (name: string) => boolean;
}

interface KeyError {
  /** Path of the key in the file: `filters.regions.haiti`. */
  readonly path: string;
  readonly message: string;
}

/** The language that a field is written in; undefined if it is the same in all. */
export function getSchemaLanguage(schema: DescribedSchema): unknown {
  return v.getMetadata(schema.wrapped ?? schema)['language'];
}

/** The fields of an object that are written in a published language: they must be there. */
export function languageKeys(
  entries: NonNullable<DescribedSchema['entries']>,
  { languages }: Pick<References, 'languages'>,
): readonly string[] {
  return Object.keys(entries).filter((key) => {
    const entry = entries[key];
    return entry !== undefined && languages.some((id) => id === getSchemaLanguage(entry));
  });
}

/** The keys that a record must have, by the metadata of its schema; undefined if it may have any keys. */
export function getReferenceKeys(
  { keysOf: list }: Readonly<Record<string, unknown>>,
  references: Pick<References, 'regions' | 'categories'>,
): readonly string[] | undefined {
  return list === 'regions' || list === 'categories' ? references[list] : undefined;
}

/** The addresses in a text of Markdown, or the text if it is the address of a link. */
function findSchemaLinks(schema: DescribedSchema, text: string): readonly string[] {
  const { isLink, isPageName, widget } = v.getMetadata(schema);
  if (isLink === true) return [text];
  // A page that the site comes with may be off: its links are then left out. The schema refuses what is not a name.
  const isAddedPage = isPageName === true && /^[\w-]+$/.test(text) && !builtInPageIds.some((id) => id === text);
  if (isAddedPage) return [`/${text}`];
  return widget === 'markdown' ? findLinks(text) : [];
}

interface Link {
  /** Path of the key in the file. */
  readonly path: string;
  readonly address: string;
}

/** Lists what a function finds in the texts of a value, each with the path of its text. */
function listFromTexts(
  find: (schema: DescribedSchema, text: string) => readonly string[],
  schema: DescribedSchema,
  value: unknown,
  path = '',
): readonly { readonly path: string; readonly result: string }[] {
  const { wrapped, entries = {}, item, value: recordValue } = schema;
  if (wrapped !== undefined) return listFromTexts(find, wrapped, value, path);
  if (typeof value === 'string') return find(schema, value).map((result) => ({ path, result }));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => {
    const inner = item ?? entries[key] ?? recordValue;
    return inner === undefined ? [] : listFromTexts(find, inner, part, path === '' ? key : `${path}.${key}`);
  });
}

/** Lists the addresses that a value links to. */
export const listLinks = (schema: DescribedSchema, value: unknown): readonly Link[] =>
  listFromTexts(findSchemaLinks, schema, value).map(({ path, result }) => ({ path, address: result }));

const findSchemaImages = (schema: DescribedSchema, text: string): readonly string[] =>
  v.getMetadata(schema)['widget'] === 'markdown' ? findImages(text) : [];

/** Lists the pictures that the Markdown of a value names. */
export const listMarkdownImages = (schema: DescribedSchema, value: unknown) =>
  listFromTexts(findSchemaImages, schema, value).map(({ path, result }) => ({ path, name: result }));

/** The error of a link to a page or file of the site; null if there is such a page or file. */
function findLinkError(address: string, { hasFile, hasPage }: References): string | null {
  const [path = ''] = address.split(/[?#]/);
  if (path.startsWith(filesPath)) {
    const name = path.slice(filesPath.length);
    return hasFile(name) ? null : `${address}: there is no file data/files/${name}`;
  }
  return !path.startsWith('/') || hasPage(path) ? null : `${address}: ${describeMissingPage(path)}`;
}

const createMissingKeyError = (path: string): KeyError => ({ path, message: 'this is missing' });

/**
 * Finds the keys of languages, regions and categories that a value lacks, or that the site does not have.
 * @param value the content of the file; parts that do not have the shape of the schema are skipped
 */
function findKeyErrors(
  schema: DescribedSchema,
  value: unknown,
  references: References,
  path = '',
): readonly KeyError[] {
  const { wrapped, entries = {}, item, value: recordValue } = schema;
  if (wrapped !== undefined) return findKeyErrors(wrapped, value, references, path);
  if (typeof value !== 'object' || value === null) return [];
  const at = (key: string) => (path === '' ? key : `${path}.${key}`);
  const keys = getReferenceKeys(v.getMetadata(schema), references);
  const unknownKey = keys && Object.keys(value).find((key) => !keys.includes(key));
  return [
    ...[...(keys ?? []), ...languageKeys(entries, references)]
      .filter((key) => !(key in value))
      .map((key) => createMissingKeyError(at(key))),
    ...(unknownKey === undefined
      ? []
      : [{ path: at(unknownKey), message: describeUnknownKey(unknownKey, keys ?? []) }]),
    ...Object.entries(value).flatMap(([key, part]) => {
      const inner = item ?? entries[key] ?? recordValue;
      return inner === undefined ? [] : findKeyErrors(inner, part, references, at(key));
    }),
  ];
}

/**
 * Finds the errors in the references of a value, a line each.
 * @param getPlace returns the beginning of an error's line, by the path of the key in the file
 */
export function findReferenceErrors(
  schema: v.GenericSchema,
  value: unknown,
  references: References,
  getPlace: (path: string) => string,
): readonly string[] {
  const linkErrors = listLinks(schema, value).flatMap(({ address, path }) => {
    const message = findLinkError(address, references);
    return message === null ? [] : [{ path, message }];
  });
  return [...findKeyErrors(schema, value, references), ...linkErrors].map(
    ({ path, message }) => `${getPlace(path)}: ${message}`,
  );
}

/**
 * Parses the content of a file by its schema, and checks its references.
 * @param getPlace returns the beginning of an error's line, by the path of the key in the file
 * @throws DataError with each error
 */
export function parseWithReferences<Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
  references: References,
  getPlace: (path: string) => string,
): v.InferOutput<Schema> {
  const errors = [...findReferenceErrors(schema, value, references, getPlace)];
  try {
    const parsed = parseData(schema, value, getPlace);
    if (errors.length === 0) return parsed;
  } catch (error) {
    if (!(error instanceof DataError)) throw error;
    errors.unshift(...error.errors);
  }
  throw new DataError(errors);
}
