/** The links and pictures that the data name. */
import * as v from 'valibot';
import { builtInPageIds, describeMissingPage } from '~/content/pageTable';
import type { DescribedSchema } from './dataFile';
import { filesPath } from './files';
import { findImages, findLinks } from './markdown';
import type { SchemaSite } from './schemaSite';

/** Finds what is wrong with a link to a page or file of the site; null if there is such a page or file. */
export function findLinkError(address: string, { hasFile, hasPage }: SchemaSite): string | null {
  const [path = ''] = address.split(/[?#]/);
  if (path.startsWith(filesPath)) {
    const name = path.slice(filesPath.length);
    return hasFile(name) ? null : `${address}: there is no file data/files/${name}`;
  }
  return !path.startsWith('/') || hasPage(path) ? null : `${address}: ${describeMissingPage(path)}`;
}

/** Finds what is wrong with the name of a page; null if it is right. A page that the site comes with may be off: links to it are left out. */
export const findPageNameError = (name: string, site: SchemaSite): string | null =>
  builtInPageIds.some((id) => id === name) ? null : findLinkError(`/${name}`, site);

/** Lists what a function finds in the texts of a value, each with the path of its text. */
function listFromTexts<Result>(
  find: (schema: DescribedSchema, text: string) => readonly Result[],
  schema: DescribedSchema,
  value: unknown,
  path = '',
): readonly { readonly path: string; readonly result: Result }[] {
  const { wrapped, entries = {}, item, value: recordValue } = schema;
  if (wrapped !== undefined) return listFromTexts(find, wrapped, value, path);
  if (typeof value === 'string') return find(schema, value).map((result) => ({ path, result }));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => {
    const inner = item ?? entries[key] ?? recordValue;
    return inner === undefined ? [] : listFromTexts(find, inner, part, path === '' ? key : `${path}.${key}`);
  });
}

/** The addresses in a text of Markdown, or the text if it is the address of a link. */
function findSchemaLinks(schema: DescribedSchema, text: string): readonly string[] {
  const { isLink, widget } = v.getMetadata(schema);
  if (isLink === true) return [text];
  return widget === 'markdown' ? findLinks(text) : [];
}

/** Lists the addresses that a value links to, each with the path of its key in the file. */
export const listLinks = (schema: DescribedSchema, value: unknown) =>
  listFromTexts(findSchemaLinks, schema, value).map(({ path, result }) => ({ path, address: result }));

/** A picture that a value names. */
export interface NamedPicture {
  readonly name: string;
  /** Path of the key in the file. */
  readonly path: string;
  readonly isPortrait: boolean;
}

const findSchemaImages = (schema: DescribedSchema, text: string): readonly string[] =>
  v.getMetadata(schema)['widget'] === 'markdown' ? findImages(text) : [];

/** Lists the pictures that the Markdown of a value names. */
export const listMarkdownImages = (schema: DescribedSchema, value: unknown): readonly NamedPicture[] =>
  listFromTexts(findSchemaImages, schema, value).map(({ path, result }) => ({ path, name: result, isPortrait: false }));

const findSchemaPictures = (schema: DescribedSchema, name: string) => {
  const { isPortrait, widget } = v.getMetadata(schema);
  return widget === 'picture' ? [{ name, isPortrait: isPortrait === true }] : [];
};

/** Lists the pictures that the fields of a value name. */
export const listPictures = (schema: DescribedSchema, value: unknown): readonly NamedPicture[] =>
  listFromTexts(findSchemaPictures, schema, value).map(({ path, result: { isPortrait, name } }) => {
    return { path, name, isPortrait };
  });
