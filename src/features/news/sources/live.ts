/** The live service, asked by the browser. */
import { liveNewsTimeoutMs } from '~/config/limits';
import { joined, type NewsList } from '~/features/news/model/newsList';
import { type ArticlesQuery, newsQuery, relayQuery } from '~/features/news/model/query';
import { type NewsPage, parseNewsResponse } from '~/features/news/model/response';
import { getJson } from '~/lib/getJson';
import type { ArticleSource } from './source';

export type PageOfArticles = Pick<NewsPage, 'articles' | 'found' | 'limit' | 'returned'>;

export type NewsResult =
  | ({ readonly kind: 'ok' } & PageOfArticles)
  /** One line for the console. */
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'aborted' };

export type FetchArticles = (query: ArticlesQuery, signal: AbortSignal) => Promise<NewsResult>;

interface NewsClientOptions {
  /** Absolute address, or a path of the site itself: of a relay, or of the service where there is a token. */
  readonly url: string;
  /** Public, as everything in the bundle. Empty for a relay, which has its own. */
  readonly token: string;
  readonly timeoutMs?: number;
}

/** The returned call never throws, and ends within the time limit whatever the service does. */
export function createNewsClient({ url, token, timeoutMs = liveNewsTimeoutMs }: NewsClientOptions): FetchArticles {
  return async (query, signal) => {
    const address = new URL(url, globalThis.location?.href);
    const parameters = token === '' ? relayQuery(query) : newsQuery({ ...query, host: address.hostname, token });
    for (const [name, value] of parameters) address.searchParams.set(name, value);
    const json = await getJson(address.href, { timeoutMs, signal });
    if (json.kind !== 'ok') return json;
    const page = parseNewsResponse(json.body);
    return page.kind === 'ok' ? page : { kind: 'failed', message: page.message };
  };
}

/** A list with a further page of the service. */
function extend(list: NewsList, page: number, answer: PageOfArticles): NewsList {
  const { live, articles } = list;
  // The service may change its page size. Where its page starts after the list's end, the pages in between come next.
  const covered = Math.floor((live.page * live.pageSize) / answer.limit);
  const isNext = page <= covered + 1;
  const reached = isNext ? Math.max(covered, page) : covered;
  return {
    ...list,
    articles: joined(articles, answer.articles),
    live: {
      page: reached,
      pageSize: answer.limit,
      // A page without a record is the end, whatever total the service names.
      found: answer.returned === 0 && isNext ? Math.min(answer.found, reached * answer.limit) : answer.found,
    },
  };
}

export function createLiveSource(fetchArticles: FetchArticles, hasMore: ArticleSource['hasMore']): ArticleSource {
  return {
    // Twelve articles on the smallest plan, which gives three a call.
    pagesPerClick: 4,
    hasMore,
    async next(list, signal) {
      const { region, category, live } = list;
      const page = live.page + 1;
      const answer = await fetchArticles({ region, category, page }, signal);
      return answer.kind === 'ok' ? { kind: 'ok', list: extend(list, page, answer) } : answer;
    },
    leave: (list) => ({ ...list, live: { ...list.live, found: 0 } }),
  };
}
