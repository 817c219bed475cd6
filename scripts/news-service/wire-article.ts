import * as v from 'valibot';

const text = v.fallback(v.string(), '');
const textOrNull = v.fallback(v.nullable(v.string()), null);

/**
 * A record as the service sends it. Missing fields become empty ones: what is wrong with a record is its reader's
 * business, not the service's.
 */
export const wireArticleSchema = v.object({
  uuid: text,
  title: textOrNull,
  description: textOrNull,
  keywords: text,
  snippet: textOrNull,
  url: text,
  image_url: textOrNull,
  language: v.fallback(v.pipe(v.string(), v.nonEmpty()), 'en'),
  published_at: text,
  source: text,
  categories: v.fallback(v.pipe(v.array(text), v.readonly()), []),
  /** Told of a search only. */
  relevance_score: v.fallback(v.nullable(v.number()), null),
  locale: text,
});

export type WireArticle = Readonly<v.InferOutput<typeof wireArticleSchema>>;
