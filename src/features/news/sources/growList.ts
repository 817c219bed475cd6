/** "Load More": appends what is not shown yet, from live news if there is any, and fills up from the list's file. */
import { newsPageSize } from '~/config/limits';
import { getErrorMessage } from '~/lib/getErrorMessage';
import type { Article } from '~/news/article';
import { withoutDuplicates } from '~/news/article';
import { hasServicePage, type NewsList } from '~/news/newsList';
import { typesetArticle } from '~/news/typesetArticle';
import type { FetchNewsList } from './lists';
import type { AskLive } from './live';

/** A list as a history entry shows it, which only grows. */
export interface ListView {
  /** The articles that are shown. */
  readonly articles: readonly Article[];
  /** The page of the service after the last one that was read; null if it has no further one. */
  readonly nextLivePage: number | null;
  /** The number of articles on a page of the service. */
  readonly pageSize: number;
}

export interface ArticleFetchers {
  /** Asks for a page of live articles; null if the site has no live news. */
  readonly askLive: AskLive | null;
  readonly fetchList: FetchNewsList;
}

/** The most calls of the service for one click. The smallest plan returns three articles a call, so that four make twelve. */
const liveCallsMax = 4;

/** Creates the view of a list that was not grown: its newest twelve. The refresh has read the service's first page. */
export function createListView({ articles, pageSize, total }: NewsList, hasLive: boolean): ListView {
  const nextLivePage = hasLive && hasServicePage(total, pageSize, 2) ? 2 : null;
  return { articles: articles.slice(0, newsPageSize), nextLivePage, pageSize };
}

/** Whether the service, or the list's file, may have articles that are not shown. */
export function hasMore(view: ListView, list: NewsList): boolean {
  if (view.nextLivePage !== null || list.articles.length < list.fileLength) return true;
  return withoutDuplicates(list.articles, view.articles).length > 0;
}

interface Growth {
  readonly view: ListView;
  /** The list, from its file if that was read. */
  readonly list: NewsList;
  /** A line for the console for each source that failed although another source had articles. */
  readonly failures: readonly string[];
}

/**
 * Adds about twelve articles to a view, or fewer at the end of the list. It ends within the time limits of its calls.
 * @throws Error with a line for the console if nothing came, as a source failed
 */
export async function growList(
  view: ListView,
  list: NewsList,
  { askLive, fetchList }: ArticleFetchers,
): Promise<Growth> {
  const { category, region } = list;
  const wantedLength = view.articles.length + newsPageSize;
  const failures: string[] = [];
  let { articles, nextLivePage, pageSize } = view;
  let file = list;

  // Pages of the service are added whole, as many as come nearest to twelve articles: records of a page may have been dropped.
  for (let call = 0; call < liveCallsMax && articles.length + pageSize / 2 <= wantedLength; call += 1) {
    if (askLive === null || nextLivePage === null) break;
    try {
      const page = await askLive({ region, category, page: nextLivePage });
      if (page.origin !== list.origin) {
        // A list never holds both invented and real articles.
        nextLivePage = null;
      } else if (page.limit === pageSize) {
        articles = articles.concat(withoutDuplicates(page.articles.map(typesetArticle), articles));
        const hasNext = page.returned > 0 && hasServicePage(page.found, pageSize, nextLivePage + 1);
        nextLivePage = hasNext ? nextLivePage + 1 : null;
      } else {
        // Pages of another size have other articles, so they are read again from the first.
        pageSize = page.limit;
        nextLivePage = 1;
      }
    } catch (error) {
      // The next click asks for the same page again.
      failures.push(getErrorMessage(error));
      break;
    }
  }
  if (articles.length < wantedLength) {
    try {
      if (list.articles.length < list.fileLength) {
        const newest = await fetchList(list);
        // Invented and real articles are never in one list: after a deploy of the other kind, this list ends.
        file = newest.origin === list.origin ? newest : { ...list, fileLength: list.articles.length };
      }
      const others = withoutDuplicates(file.articles, articles);
      articles = articles.concat(others.slice(0, wantedLength - articles.length));
    } catch (error) {
      failures.push(getErrorMessage(error));
    }
  }
  if (failures.length > 0 && articles.length === view.articles.length) throw new Error(failures.join('; '));
  return { view: { articles, nextLivePage, pageSize }, list: file, failures };
}
