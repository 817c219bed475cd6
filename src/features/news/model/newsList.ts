/** What was fetched for some filters, and how far it reaches into each source. */
import * as v from 'valibot';
import { newsPageSize, newsPageTimesLimitMax } from '~/config/limits';
import type { Combination } from '~/config/news';
import { fields } from '~/lib/schema';
import { storedArticles } from './article';
import { combinationEntries, count, originSchema, pageSize, type Snapshot, type SnapshotOrigin } from './snapshot';

/** As the site has it in a file for each combination, and the browser in its storage. */
export const listSchema = fields({
  ...combinationEntries,
  /** Of all its articles: real ones never follow invented ones. */
  origin: originSchema,
  articles: storedArticles,
  /** Pages of the service that the list covers, the page size it really uses, and the total it has. */
  live: fields({ page: count, pageSize, found: count }),
  /** Pages of the archive that the list covers, of those there are. */
  archive: fields({ page: count, pages: count }),
});

export type NewsList = Readonly<v.InferOutput<typeof listSchema>>;

/** A snapshot has twelve articles, however few the service gives at a time: so many of its pages are covered. */
export function listOf(snapshot: Snapshot, origin: SnapshotOrigin, pages: number): NewsList {
  const { region, category, articles, found, limit } = snapshot;
  const page = Math.max(1, Math.round(articles.length / limit));
  return { region, category, origin, articles, live: { page, pageSize: limit, found }, archive: { page: 0, pages } };
}

export function emptyList({ region, category }: Combination, origin: SnapshotOrigin = 'live'): NewsList {
  const live = { page: 0, pageSize: newsPageSize, found: 0 };
  return { region, category, origin, articles: [], live, archive: { page: 0, pages: 0 } };
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
