/** "Load More": appends what is not shown yet, from a live source if there is one, and fills up from the site's snapshot. */
import { newsPageSize, newsTimeoutMs } from '~/config/limits';
import { getJson } from '~/lib/getJson';
import type { Article } from '~/news/article';
import { withoutDuplicates } from '~/news/article';
import { createIsExcluded } from '~/news/excludedNews';
import {
  hasLivePage,
  type LivePage,
  type NewsList,
  type SnapshotPage,
  snapshotPagePath,
  snapshotPageSchema,
} from '~/news/newsList';
import { typesetArticle } from '~/news/typesetArticle';
import { getErrorMessage } from '~/shared/getErrorMessage';
import { parseOrThrow } from '~/shared/schema';
import { excludedNews } from '~generated/excludedNews';
import { site } from '~generated/site';
import { fetchList } from './lists';
import { type AskLive, liveSource } from './live';

/** A list that a tab has loaded, which only grows. The number of a page is null if its source has no further page. */
export interface LoadedList extends NewsList {
  readonly nextLivePage: number | null;
  readonly nextSnapshotPage: number | null;
}

export function hasNextPage({ nextLivePage, nextSnapshotPage }: LoadedList): boolean {
  return nextLivePage !== null || nextSnapshotPage !== null;
}

/** The most calls of the service for one click that bring articles. The smallest plan returns three a call, so that four make the twelve articles of a click. */
const liveCallsMax = 4;
/** The most calls of the service for one click that bring nothing new. */
const fruitlessCallsMax = 4;

/** Returns the first page of the service that a list does not show completely. */
function firstPageToAsk({ articles }: NewsList, pageSize: number): number {
  return Math.floor(articles.length / pageSize) + 1;
}

/** Adds the next pages to a list from document or file. */
export function toLoadedList(list: NewsList): LoadedList {
  const { pages, pageSize, total } = list;
  const page = firstPageToAsk(list, pageSize);
  // The refresh has read the first page, so there is more only if the service has a second one.
  const isLive = liveSource !== null && hasLivePage(total, pageSize, Math.max(2, page));
  return { ...list, nextLivePage: isLive ? page : null, nextSnapshotPage: pages > 1 ? 2 : null };
}

function append(list: LoadedList, articles: readonly Article[]): readonly Article[] {
  return [...list.articles, ...withoutDuplicates(articles, list.articles)];
}

function withLivePage(list: LoadedList, page: number, answer: Omit<LivePage, 'version'>): LoadedList {
  // Invented and real articles are never in one list.
  if (answer.origin !== list.origin) return { ...list, nextLivePage: null };
  // Pages of another size than expected begin at other articles.
  if (answer.limit !== list.pageSize)
    return { ...list, pageSize: answer.limit, nextLivePage: firstPageToAsk(list, answer.limit) };
  const hasNext = answer.returned > 0 && hasLivePage(answer.found, answer.limit, page + 1);
  return {
    ...list,
    articles: append(list, answer.articles.map(typesetArticle)),
    total: answer.found,
    nextLivePage: hasNext ? page + 1 : null,
  };
}

function withSnapshotPage(list: LoadedList, page: number, { articles, pages }: SnapshotPage): LoadedList {
  const nextSnapshotPage = page < pages ? page + 1 : null;
  return { ...list, articles: append(list, articles), pages, nextSnapshotPage };
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
export type GrowList = (list: LoadedList) => Promise<MoreNews>;

export function createGrowList(askLive: AskLive | null): GrowList {
  // A relay may have been started before the owner excluded an article.
  const isExcluded = createIsExcluded(excludedNews);
  return async (before) => {
    let list = before;
    const failures: string[] = [];
    const lacksArticles = () => list.articles.length < before.articles.length + newsPageSize;
    let [fruitfulCalls, fruitlessCalls] = [0, 0];
    while (
      list.nextLivePage !== null &&
      lacksArticles() &&
      fruitfulCalls < liveCallsMax &&
      fruitlessCalls < fruitlessCallsMax
    ) {
      const { articles, category, nextLivePage: page, region } = list;
      try {
        if (askLive === null) throw new Error('live news: the site has no source');
        const answer = await askLive({ region, category, page });
        const shownArticles = answer.articles.filter((article) => !isExcluded(article));
        list = withLivePage(list, page, { ...answer, articles: shownArticles });
      } catch (error) {
        failures.push(getErrorMessage(error));
        list = { ...list, nextLivePage: null };
      }
      if (list.articles.length > articles.length) fruitfulCalls += 1;
      else fruitlessCalls += 1;
    }
    try {
      while (list.nextSnapshotPage !== null && lacksArticles())
        list = withSnapshotPage(list, list.nextSnapshotPage, await getSnapshotPage(list, list.nextSnapshotPage));
    } catch (error) {
      failures.push(getErrorMessage(error));
    }
    if (failures.length > 0 && list.articles.length === before.articles.length) throw new Error(failures.join('; '));
    return { list, failures };
  };
}

export const growList = createGrowList(liveSource);
