/** The links that the data name. */
import * as v from 'valibot';
import { describeMissingPage } from '~/content/pageTable';
import type { DescribedSchema } from './dataFile';
import { findLinks } from './markdown';
import type { SchemaSite } from './schemaSite';

/** Finds what is wrong with a link to a page of the site; null if there is such a page. */
export function findLinkError(address: string, { hasPage }: SchemaSite): string | null {
  const [path = ''] = address.split(/[?#]/);
  return !path.startsWith('/') || hasPage(path) ? null : `${address}: ${describeMissingPage(path)}`;
}

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

const findSchemaLinks = (schema: DescribedSchema, text: string): readonly string[] =>
  v.getMetadata(schema)['isMarkdown'] === true ? findLinks(text) : [];

/** Lists the addresses that the Markdown of a value links to, each with the path of its key in the file. */
export const listLinks = (schema: DescribedSchema, value: unknown) =>
  listFromTexts(findSchemaLinks, schema, value).map(({ path, result }) => ({ path, address: result }));
