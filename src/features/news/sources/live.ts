/** The live call of the visitor's browser. */
import { liveNewsTimeoutMs, newsPageSize } from '../../../config/limits';
import { getJson } from '../../../lib/getJson';
import type { PageOfArticles } from '../model/newsList';
import { newsQuery, type NewsQuery } from '../model/query';
import { parseNewsResponse } from '../model/response';

export type ArticlesQuery = Pick<NewsQuery, 'region' | 'category' | 'page'>;

export type NewsResult =
  | ({ readonly kind: 'ok' } & PageOfArticles)
  /** One line for the console. */
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'aborted' };

export type FetchArticles = (query: ArticlesQuery, signal: AbortSignal) => Promise<NewsResult>;

interface NewsClientOptions {
  /** Absolute address, or a path of the site itself. */
  readonly url: string;
  /** Public, as everything in the bundle; empty sends none. */
  readonly token: string;
  readonly timeoutMs?: number;
}

/** The returned call never throws, and ends within the time limit whatever the service does. */
export function createNewsClient({ url, token, timeoutMs = liveNewsTimeoutMs }: NewsClientOptions): FetchArticles {
  return async (query, signal) => {
    const address = new URL(url, globalThis.location?.href);
    const parameters = newsQuery({
      ...query,
      limit: newsPageSize,
      language: 'en',
      host: address.hostname,
      token,
    });
    for (const [name, value] of parameters) address.searchParams.set(name, value);
    const json = await getJson(address.href, { timeoutMs, signal });
    if (json.kind !== 'ok') return json;
    const page = parseNewsResponse(json.body);
    return page.kind === 'ok' ? page : { kind: 'failed', message: page.message };
  };
}
