/** "Load More": appends what is not shown yet, live first if there is a source, then from the site's own snapshot. */
import { newsPageSize, newsTimeoutMs } from '~/config/limits';
import { getJson } from '~/lib/getJson';
import { getErrorMessage } from '~/shared/getErrorMessage';
import type { Article } from '~/shared/news/article';
import { withoutDuplicates } from '~/shared/news/article';
import {
  hasLivePage,
  type LivePage,
  type NewsList,
  type SnapshotPage,
  snapshotPagePath,
  snapshotPageSchema,
} from '~/shared/news/newsList';
import { parseOrThrow } from '~/shared/schema';
import { site } from '~generated/site';
import { fetchList } from './lists';
import { type AskLive, liveSource, mayGoOnLive } from './live';

/** The source and number of a list's next page; null at the end of the list. */
export type NextPage =
  | { readonly from: 'live'; readonly page: number }
  | { readonly from: 'snapshot'; readonly page: number }
  | null;

/** A list that a tab has loaded, which only grows. */
export interface LoadedList extends NewsList {
  readonly next: NextPage;
}

/** The most calls of the service for one click. The smallest plan returns three articles a call, so these make twelve. */
const liveCallsMax = 4;
/** The most calls for a click without new articles so far: the first pages of a small plan may all be shown already. */
const fruitlessCallsMax = 8;

function firstSnapshotPage({ pages }: NewsList): NextPage {
  return pages > 1 ? { from: 'snapshot', page: 2 } : null;
}

/** Adds the next page to a list from document or file. */
export function toLoadedList(list: NewsList, canAskLive = mayGoOnLive(list.origin)): LoadedList {
  const isLive = canAskLive && hasLivePage(list.total, list.pageSize, 2);
  return { ...list, next: isLive ? { from: 'live', page: 2 } : firstSnapshotPage(list) };
}

function append(list: LoadedList, articles: readonly Article[]): readonly Article[] {
  return [...list.articles, ...withoutDuplicates(articles, list.articles)];
}

function withLivePage(list: LoadedList, page: number, answer: Omit<LivePage, 'version'>): LoadedList {
  // Live pages of another size than the snapshot's do not continue it, so they are read from the first one on.
  if (answer.limit !== list.pageSize && page > 1)
    return { ...list, pageSize: answer.limit, next: { from: 'live', page: 1 } };
  const hasNext = answer.returned > 0 && hasLivePage(answer.found, answer.limit, page + 1);
  return {
    ...list,
    articles: append(list, answer.articles),
    total: answer.found,
    pageSize: answer.limit,
    next: hasNext ? { from: 'live', page: page + 1 } : firstSnapshotPage(list),
  };
}

function withSnapshotPage(list: LoadedList, page: number, { articles, pages }: SnapshotPage): LoadedList {
  const next: NextPage = page < pages ? { from: 'snapshot', page: page + 1 } : null;
  return { ...list, articles: append(list, articles), pages, next };
}

async function getSnapshotPage(list: NewsList, page: number): Promise<SnapshotPage> {
  const path = snapshotPagePath(list, page);
  const where = `news ${path}`;
  try {
    const json = await getJson(site.base + path.slice(1), { where, timeoutMs: newsTimeoutMs, cache: 'no-cache' });
    return parseOrThrow(snapshotPageSchema, json, where);
  } catch (error) {
    // A deploy may have removed the page: the file of the list has the current number of pages.
    const { pages } = await fetchList(list).catch(() => list);
    if (page <= pages) throw error;
    return { version: 2, pages, articles: [] };
  }
}

export interface MoreNews {
  readonly list: LoadedList;
  /** A line for the console for each source that failed although another source had articles. */
  readonly failures: readonly string[];
}

/**
 * A list with twelve articles more, or fewer at its end. Ends within the time limits of its calls.
 * @throws Error with a line for the console if nothing came, as a source failed
 */
export type LoadMore = (list: LoadedList) => Promise<MoreNews>;

export function createLoadMore(askLive: AskLive | null): LoadMore {
  return async (before) => {
    let list = before;
    const failures: string[] = [];
    const lacksArticles = () => list.articles.length < before.articles.length + newsPageSize;
    const callsMax = () => (list.articles.length > before.articles.length ? liveCallsMax : fruitlessCallsMax);
    for (let call = 0; call < callsMax() && list.next?.from === 'live' && lacksArticles(); call += 1) {
      const { page } = list.next;
      const { region, category } = list;
      try {
        if (askLive === null) throw new Error('live news: the site has no source');
        list = withLivePage(list, page, await askLive({ region, category, page }));
      } catch (error) {
        failures.push(getErrorMessage(error));
        list = { ...list, next: firstSnapshotPage(list) };
      }
    }
    try {
      while (list.next?.from === 'snapshot' && lacksArticles())
        list = withSnapshotPage(list, list.next.page, await getSnapshotPage(list, list.next.page));
    } catch (error) {
      failures.push(getErrorMessage(error));
    }
    if (failures.length > 0 && list.articles.length === before.articles.length) throw new Error(failures.join('; '));
    return { list, failures };
  };
}

export const loadMore = createLoadMore(liveSource);
