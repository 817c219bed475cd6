/**
 * The news of a selection, in its document and in a file of the site. The name of the file stays the same with each deploy.
 */
import * as v from 'valibot';
import { newsPageTimesLimitMax } from '~/config/limits';
import { fields, valueMessage, wholeNumber } from '~/lib/schema';
import { articleList, instant } from './article';
import { type NewsSelection, selectionKey } from './selection';

export const count = wholeNumber(0, 'not a count');
export const pageSize = wholeNumber(1, 'not a page size');

/**
 * Where articles come from; `sample` means the embedded service. Every answer and file says it, and no list has both sample
 * articles and live news.
 */
export const originSchema = v.picklist(['live', 'sample'], valueMessage('neither live nor sample'));

export type NewsOrigin = v.InferOutput<typeof originSchema>;

const id = v.pipe(v.string(valueMessage('no id')), v.regex(/^[a-z\d-]+$/, valueMessage('no id')));

/** Id of the JSON element of a document that holds the list the page was rendered from. */
export const newsBlockId = 'news-data';

/** Path of a selection's list, without base: `/news-data/haiti/business.json`. */
export function listPath(selection: NewsSelection): string {
  return `/news-data/${selectionKey(selection)}.json`;
}

/** The list of a selection: a document has its first twelve articles, the file has all. */
export const listSchema = fields({
  region: id,
  category: id,
  /** Where all of the list's articles come from. */
  origin: originSchema,
  /** When articles of any selection last changed: an instant, empty if there are no news yet. */
  changedAt: v.union([v.literal(''), instant()], valueMessage('no instant')),
  /** Day from which an article is marked as new (`newestDay`); empty for none. */
  freshFrom: v.string(valueMessage('no day')),
  /** Whether the list has too few articles for a search engine. */
  isThin: v.boolean(valueMessage('neither true nor false')),
  articles: articleList,
  /** The number of articles in the list's file. */
  fileLength: count,
  /** The number of articles that the service has, and the number on one of its pages. The refresh has read the first page. */
  total: count,
  pageSize,
});

export type NewsList = Readonly<v.InferOutput<typeof listSchema>>;

/** A page of live articles in the relay's format. */
export const livePageSchema = fields({
  origin: originSchema,
  articles: articleList,
  /** The number of articles that the service has on all pages. */
  found: count,
  /** The page size that the service used. */
  limit: pageSize,
  /** The number of records on the service's page, including those that cannot be shown. */
  returned: count,
});

export type LivePage = Readonly<v.InferOutput<typeof livePageSchema>>;

/** Whether the service has a page, and returns it. */
export function hasLivePage(total: number, pageSize: number, page: number): boolean {
  return total > (page - 1) * pageSize && page * pageSize <= newsPageTimesLimitMax;
}
