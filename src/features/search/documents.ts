/** What the search looks through: written beside the pages by the prerender, parsed here where the browser gets it. */
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
  /** What the page goes by in navigation and trail, the fullest last. */
  labels: texts,
  /** May be empty. */
  description: v.string(),
  /** Other words for what the page is about. Found, not shown. */
  keywords: texts,
  /** The first is the page's own, under its h1. */
  sections: v.pipe(v.array(sectionDocument), v.readonly()),
});

const articleDocument = v.object({
  /** One of another scheme could run as script where it is made a link. */
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

/** @throws Error naming the first field that is not as it should be */
export function parsePageDocuments(json: unknown): readonly PageDocument[] {
  return parseList(pageDocument, json);
}

/** @throws Error naming the first field that is not as it should be */
export function parseArticleDocuments(json: unknown): readonly ArticleDocument[] {
  return parseList(articleDocument, json);
}
