/** The news of a selection, in its document and as files of the site whose names every deploy keeps. */
import * as v from 'valibot';
import { newsPageTimesLimitMax } from '~/config/limits';
import { type NewsSelection, keyOf } from '~/config/selection';
import { fields, is, wholeNumber } from '~/lib/schema';
import { type Article, instant, storedArticles, withoutKnown } from './article';

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

/** Path of a page of older articles, without base: 1 has those that follow the list. */
export function archivePath(selection: NewsSelection, page: number): string {
  return `/news-data/${keyOf(selection)}/${page}.json`;
}

export const listSchema = fields({
  version,
  region: id,
  category: id,
  /** Where all of the list's articles come from: real ones never follow invented ones. */
  origin: originSchema,
  /** When articles of any selection last changed: an instant, empty where there are no news yet. */
  changedAt: v.union([v.literal(''), instant()], is('no instant')),
  /** Day from which an article is marked as new (`newestDay`); empty for none. */
  freshFrom: v.string(is('no day')),
  /** Too few articles for a search engine. */
  isThin: v.boolean(is('neither true nor false')),
  articles: storedArticles,
  /** Pages of the service that the list covers, the page size it really uses, and the total it has. */
  live: fields({ page: count, pageSize, found: count }),
  /** Pages of the archive that the list covers, of those there are, and when the newest of them was built from. */
  archive: fields({ page: count, pages: count, changedAt: v.optional(instant()) }),
});

export type NewsList = Readonly<v.InferOutput<typeof listSchema>>;

/** Twelve older articles. The pages are counted from the newest article on, so that a deploy moves articles along. */
export const archivePageSchema = fields({
  version,
  /** When articles of any selection last changed, as in the list. */
  changedAt: instant(),
  /** How many pages there are. */
  pages: count,
  articles: storedArticles,
});

export type ArchivePage = Readonly<v.InferOutput<typeof archivePageSchema>>;

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

/**
 * How far the newest articles of the archive reach into the service, however few it gives at a time: a page that they end in
 * is asked for, unless they are all that there is.
 */
export function liveOf(articles: readonly Article[], found: number, pageSize: number): NewsList['live'] {
  const pages = articles.length / pageSize;
  return { page: found <= articles.length ? Math.max(1, Math.ceil(pages)) : Math.floor(pages), pageSize, found };
}

/** Whether the service has more than the list covers, and would give it. */
export function hasMoreLive({ live: { page, pageSize, found } }: NewsList): boolean {
  return found > page * pageSize && (page + 1) * pageSize <= newsPageTimesLimitMax;
}

export function hasMoreArchived({ archive: { page, pages } }: NewsList): boolean {
  return page < pages;
}

/** The list's articles and those of some others that are not among them. */
export function joined(articles: readonly Article[], others: readonly Article[]): readonly Article[] {
  const fresh = withoutKnown(others, articles);
  return fresh.length === 0 ? articles : [...articles, ...fresh];
}
