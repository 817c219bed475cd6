/**
 * The news of a selection, in its document and in a file of the site. The name of the file stays the same with each deploy.
 */
import * as v from 'valibot';
import { newsPageTimesLimitMax } from '~/config/limits';
import { type NewsSelection, selectionKey } from '~/config/selection';
import { objectSchema, valueMessage, wholeNumberAtLeast } from '~/lib/schema';
import { articlesSchema, instantSchema } from './article';

export const countSchema = wholeNumberAtLeast(0, 'not a count');
export const pageSizeSchema = wholeNumberAtLeast(1, 'not a page size');

/**
 * Where articles come from; `sample` means the embedded service. Every answer and file says it, and no list has both sample
 * articles and live news.
 */
export const originSchema = v.picklist(['live', 'sample'], valueMessage('neither live nor sample'));

export type NewsOrigin = v.InferOutput<typeof originSchema>;

const id = v.pipe(v.string(valueMessage('no id')), v.regex(/^[a-z\d-]+$/, valueMessage('no id')));

/** Id of the JSON element of a document that holds the list the page was rendered from. */
export const newsListElementId = 'news-data';

/** Path of a selection's list, without base: `/news-data/haiti/business.json`. */
export function newsListPath(selection: NewsSelection): string {
  return `/news-data/${selectionKey(selection)}.json`;
}

/** The list of a selection: a document has its first twelve articles, the file has all. */
export const newsListSchema = objectSchema({
  region: id,
  category: id,
  /** Where all of the list's articles come from. */
  origin: originSchema,
  /** When articles of any selection last changed. */
  changedAt: instantSchema(),
  /** Day from which an article is marked as new (`newestDay`); empty for none. */
  freshFrom: v.string(valueMessage('not a day')),
  /** Whether the list has too few articles for a search engine. */
  isThin: v.boolean(valueMessage('neither true nor false')),
  articles: articlesSchema,
  /** The number of articles in the list's file. */
  fileLength: countSchema,
  /** The number of articles that the service has, and the number on one of its pages. The refresh has read the first page. */
  total: countSchema,
  pageSize: pageSizeSchema,
});

export type NewsList = Readonly<v.InferOutput<typeof newsListSchema>>;

/** A page of live articles in the relay's format. */
export const liveArticlesPageSchema = objectSchema({
  origin: originSchema,
  articles: articlesSchema,
  /** The number of articles that the service has on all pages. */
  found: countSchema,
  /** The page size that the service used. */
  limit: pageSizeSchema,
  /** The number of records on the service's page, including those that cannot be shown. */
  returned: countSchema,
});

export type LiveArticlesPage = Readonly<v.InferOutput<typeof liveArticlesPageSchema>>;

/** Whether the service has a page, and returns it. */
export function hasServicePage(total: number, pageSize: number, page: number): boolean {
  return total > (page - 1) * pageSize && page * pageSize <= newsPageTimesLimitMax;
}
