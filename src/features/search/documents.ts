/** The documents of the search: scripts/build/search-files.ts writes them, the browser parses them. */
import * as v from 'valibot';
import { companyPlateNames } from '~/config/companyPlateNames';
import type { Language } from '~/config/languages';
import { parseOrThrow } from '~/lib/schema';

/** A section of a page, or an article of the news. */
const searchDocument = v.object({
  /** A path of the router with its fragment, or an article's address; any other scheme could run script in a link. */
  href: v.pipe(v.string(), v.regex(/^(?:\/(?!\/)|https?:\/\/)/)),
  heading: v.string(),
  /** The name of a page, or source and categories of an article. All are searched, the first one is shown. */
  names: v.pipe(v.array(v.string()), v.readonly()),
  /** The text of the document, which may be empty. */
  text: v.string(),
  /** UTC day of an article, e.g. 2026-11-21; a page has none. */
  day: v.optional(v.pipe(v.string(), v.isoDate())),
  /** The plate of the company that the document is about. */
  plate: v.optional(v.picklist(companyPlateNames)),
  /** Whether the document is part of a legal text, which comes after all others. */
  isLegal: v.optional(v.literal(true)),
});

export type SearchDocument = Readonly<v.InferOutput<typeof searchDocument>>;

/**
 * Parses the documents of a file.
 * @throws Error that names what is wrong
 */
export function parseDocuments(json: unknown): readonly SearchDocument[] {
  return parseOrThrow(v.array(searchDocument), json, 'search');
}

/** Path without base of a language's pages, or of the articles, which all languages share. */
export function searchFilePath(file: Language | 'news'): string {
  return `/search-index/${file}.json`;
}
