/** The documents of the search: the build writes them, the browser parses them. */
import * as v from 'valibot';
import { parse } from '~/lib/schema';

const texts = v.pipe(v.array(v.string()), v.readonly());

/** A heading of a page with the text under it. */
const sectionDocument = v.object({
  heading: v.string(),
  /** Id of the element to scroll to; empty for the page's top. */
  fragment: v.string(),
  text: v.string(),
});

const pageDocument = v.object({
  /** Router path, without base. */
  path: v.pipe(v.string(), v.startsWith('/')),
  /** The page's title, without the brand. */
  title: v.string(),
  /** Its names in navigation and breadcrumbs, the fullest last. */
  labels: texts,
  /** May be empty. */
  description: v.string(),
  /** Searched, not shown. */
  keywords: texts,
  /** The first is the page's own, under its h1. */
  sections: v.pipe(v.array(sectionDocument), v.readonly()),
});

const articleDocument = v.object({
  /** Another scheme could run as script in a link. */
  url: v.pipe(v.string(), v.regex(/^https?:\/\//)),
  title: v.string(),
  /** The beginning of its description; may be empty. */
  text: v.string(),
  source: v.string(),
  /** UTC day, e.g. 2026-11-21. */
  day: v.pipe(v.string(), v.isoDate()),
  categories: texts,
});

export type SectionDocument = Readonly<v.InferOutput<typeof sectionDocument>>;
export type PageDocument = Readonly<v.InferOutput<typeof pageDocument>>;
export type ArticleDocument = Readonly<v.InferOutput<typeof articleDocument>>;

function parseList<Document>(schema: v.GenericSchema<unknown, Document>, json: unknown): readonly Document[] {
  const parsed = parse(v.array(schema), json, 'search');
  if (parsed.kind === 'invalid') throw new Error(parsed.message);
  return parsed.value;
}

export function parsePageDocuments(json: unknown): readonly PageDocument[] {
  return parseList(pageDocument, json);
}

export function parseArticleDocuments(json: unknown): readonly ArticleDocument[] {
  return parseList(articleDocument, json);
}
