import { newsPageSize, newsPageTimesLimitMax } from '~/config/limits';
import type { Article } from './article';
import type { Filters } from './filters';
import type { PublishedSnapshot } from './published/publishedSnapshot';
import type { SnapshotOrigin } from './snapshot';

/** What was fetched for some filters, and how far into each source's own list it reaches. */
export interface NewsList extends Filters {
  /** Of its articles, of all of them: invented ones are never continued by real ones. */
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

/**
 * A snapshot is the newest twelve that are known, whatever number of them the service gives at a time: so many of the
 * service's pages are not asked for again.
 */
export function listOf({
  region,
  category,
  origin,
  articles,
  found,
  limit,
  archivePages,
}: PublishedSnapshot): NewsList {
  return {
    region,
    category,
    origin,
    articles,
    live: { page: Math.max(1, Math.round(articles.length / limit)), pageSize: limit, found },
    archive: { page: 0, pages: archivePages },
  };
}

/** Whether the service has more than the list covers, and would give it. */
export function hasMoreLive({ live: { page, pageSize, found } }: NewsList): boolean {
  return found > page * pageSize && (page + 1) * pageSize <= newsPageTimesLimitMax;
}

/** Whether the archive has more than the list covers. */
export function hasMoreArchived({ archive: { page, pages } }: NewsList): boolean {
  return page < pages;
}

/** The list's beginning; of what is cut off, the rest is asked for again, wherever it came from. */
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
