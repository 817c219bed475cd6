/** The news of a selection, in its document and as files of the site whose names every deploy keeps. */
import * as v from 'valibot';
import { newsPageTimesLimitMax } from '~/config/limits';
import { fields, is, wholeNumber } from '~/shared/schema';
import { instant, storedArticles } from './article';
import { type NewsSelection, keyOf } from './selection';

export const count = wholeNumber(0, 'not a count');
export const pageSize = wholeNumber(1, 'not a page size');
export const version = v.literal(1, is('not 1'));

/** Where articles came from. `sample` is the embedded service. Samples and live news never meet. */
export const originSchema = v.picklist(['live', 'sample'], is('neither live nor sample'));

export type NewsOrigin = v.InferOutput<typeof originSchema>;

const id = v.pipe(v.string(is('no id')), v.regex(/^[a-z\d-]+$/, is('no id')));

/** Id of the JSON element of a document that holds the list the page was rendered from. */
export const newsBlockId = 'news-data';

/** Path of a selection's list, without base: `/news-data/haiti/business.json`. */
export function listPath(selection: NewsSelection): string {
  return `/news-data/${keyOf(selection)}.json`;
}

/** Path of a further page of a snapshot, without base: page 2 has the twelve articles that follow the list. */
export function snapshotPagePath(selection: NewsSelection, page: number): string {
  return `/news-data/${keyOf(selection)}/${page}.json`;
}

/** The first page of a snapshot, and what is known of the pages that follow it. */
export const listSchema = fields({
  version: v.literal(2, is('not 2')),
  region: id,
  category: id,
  /** Where all of the list's articles come from: real ones never follow invented ones. */
  origin: originSchema,
  /** When articles of any selection last changed: an instant, empty if there are no news yet. */
  changedAt: v.union([v.literal(''), instant()], is('no instant')),
  /** Day from which an article is marked as new (`newestDay`); empty for none. */
  freshFrom: v.string(is('no day')),
  /** Whether the list has too few articles for a search engine. */
  isThin: v.boolean(is('neither true nor false')),
  articles: storedArticles,
  /** Articles that the service has in all, and those of one of its pages. */
  total: count,
  pageSize,
  /** Pages of twelve that the snapshot has, this one included. */
  pages: count,
});

export type NewsList = Readonly<v.InferOutput<typeof listSchema>>;

/** A further page of a snapshot: twelve older articles. A deploy with new articles moves the older ones to later pages. */
export const snapshotPageSchema = fields({
  version: v.literal(2, is('not 2')),
  /** Pages of twelve that the snapshot has. */
  pages: count,
  articles: storedArticles,
});

export type SnapshotPage = Readonly<v.InferOutput<typeof snapshotPageSchema>>;

/** A page of live articles, as the relay gives it. */
export const livePageSchema = fields({
  version,
  articles: storedArticles,
  /** Total of the service, over all pages. */
  found: count,
  /** Page size that the service used. */
  limit: pageSize,
  /** Records of the service's page, with those that cannot be shown. */
  returned: count,
});

export type LivePage = Readonly<v.InferOutput<typeof livePageSchema>>;

/** Whether the service has a page, and would give it. */
export function hasLivePage(total: number, pageSize: number, page: number): boolean {
  return total > (page - 1) * pageSize && page * pageSize <= newsPageTimesLimitMax;
}
