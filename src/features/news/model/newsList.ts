import { newsPageSize, newsPageTimesLimitMax } from '~/config/limits';
import type { Article } from './article';
import type { Filters } from './filters';
import type { PublishedSnapshot } from './published/publishedSnapshot';
import type { SnapshotOrigin } from './snapshot';

/** What was fetched for some filters, and how far it reaches into each source. */
export interface NewsList extends Filters {
  /** Of all its articles: real ones never follow invented ones. */
  readonly origin: SnapshotOrigin;
  readonly articles: readonly Article[];
  readonly live: {
    /** Pages of `pageSize` that the list covers. */
    readonly page: number;
    /** Page size the service really uses. */
    readonly pageSize: number;
    /** Total the service has. */
    readonly found: number;
  };
  readonly archive: {
    /** Pages that the list covers. */
    readonly page: number;
    /** Pages there are. */
    readonly pages: number;
  };
}

/** A snapshot has twelve articles, however few the service gives at a time: so many of its pages are covered. */
export function listOf(snapshot: PublishedSnapshot): NewsList {
  const { region, category, origin, articles, found, limit, archivePages } = snapshot;
  return {
    region,
    category,
    origin,
    articles,
    live: { page: Math.max(1, Math.round(articles.length / limit)), pageSize: limit, found },
    archive: { page: 0, pages: archivePages },
  };
}

export function emptyList(filters: Filters): NewsList {
  return {
    ...filters,
    origin: 'live',
    articles: [],
    live: { page: 0, pageSize: newsPageSize, found: 0 },
    archive: { page: 0, pages: 0 },
  };
}

/** Whether the service has more than the list covers, and would give it. */
export function hasMoreLive({ live: { page, pageSize, found } }: NewsList): boolean {
  return found > page * pageSize && (page + 1) * pageSize <= newsPageTimesLimitMax;
}

export function hasMoreArchived({ archive: { page, pages } }: NewsList): boolean {
  return page < pages;
}

/** The list's beginning. What is cut off is asked for again, from whichever source it came. */
export function shorten(list: NewsList, length: number): NewsList {
  const { articles, live, archive } = list;
  const cut = articles.length - length;
  if (cut <= 0) return list;
  return {
    ...list,
    articles: articles.slice(0, length),
    live: { ...live, page: Math.max(0, live.page - Math.ceil(cut / live.pageSize)) },
    archive: { ...archive, page: Math.max(0, archive.page - Math.ceil(cut / newsPageSize)) },
  };
}
