import type { Article } from './article';
import type { Filters } from './filters';
import { isWithinReach } from './query';
import type { NewsPage } from './response';
import type { Snapshot } from './snapshot';

/** What was fetched for some filters, and how far into the service's own list it reaches. */
export interface NewsList extends Filters {
  readonly articles: readonly Article[];
  /** Pages of `pageSize` that the list covers. */
  readonly page: number;
  /** Page size the service really uses. */
  readonly pageSize: number;
  /** Total the service has. */
  readonly found: number;
}

/** What a list takes of a page of the service. */
export type PageOfArticles = Pick<NewsPage, 'articles' | 'found' | 'limit' | 'returned'>;

export function listOf({ region, category, articles, found, limit }: Snapshot): NewsList {
  return { region, category, articles, page: 1, pageSize: limit, found };
}

/** A list with a further page of the service: what is new is added, and how far the list reaches is counted anew. */
export function extend(list: NewsList, page: number, answer: PageOfArticles): NewsList {
  const known = new Set(list.articles.map(({ url }) => url));
  const fresh = answer.articles.filter((article) => !known.has(article.url));
  // The service may use another page size than before. Where its page starts behind the list's end, the pages
  // in between are asked for next.
  const covered = Math.floor((list.page * list.pageSize) / answer.limit);
  const isNext = page <= covered + 1;
  const reached = isNext ? Math.max(covered, page) : covered;
  return {
    ...list,
    articles: fresh.length === 0 ? list.articles : [...list.articles, ...fresh],
    page: reached,
    pageSize: answer.limit,
    // A page without a record is the end, whatever total the service names.
    found: answer.returned === 0 && isNext ? Math.min(answer.found, reached * answer.limit) : answer.found,
  };
}

/** Whether the service has more than the list covers. */
export function isContinued({ page, pageSize, found }: NewsList): boolean {
  return found > page * pageSize && isWithinReach(page + 1, pageSize);
}
