/** The live call of the visitor's browser. */
import { liveNewsTimeoutMs, newsPageSize } from '../../../config/limits';
import { getJson } from '../../../lib/getJson';
import type { PageOfArticles } from '../model/newsList';
import { type ArticlesQuery, newsQuery, relayQuery } from '../model/query';
import { parseNewsResponse } from '../model/response';

export type NewsResult =
  | ({ readonly kind: 'ok' } & PageOfArticles)
  /** One line for the console. */
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'aborted' };

export type FetchArticles = (query: ArticlesQuery, signal: AbortSignal) => Promise<NewsResult>;

interface NewsClientOptions {
  /** Absolute address, or a path of the site itself: of a relay, or of the service where there is a token. */
  readonly url: string;
  /** Public, as everything in the bundle. Empty: the address is a relay's, which has its own. */
  readonly token: string;
  readonly timeoutMs?: number;
}

/** The returned call never throws, and ends within the time limit whatever the service does. */
export function createNewsClient({ url, token, timeoutMs = liveNewsTimeoutMs }: NewsClientOptions): FetchArticles {
  return async (query, signal) => {
    const address = new URL(url, globalThis.location?.href);
    const parameters =
      token === ''
        ? relayQuery(query)
        : newsQuery({ ...query, limit: newsPageSize, language: 'en', host: address.hostname, token });
    for (const [name, value] of parameters) address.searchParams.set(name, value);
    const json = await getJson(address.href, { timeoutMs, signal });
    if (json.kind !== 'ok') return json;
    const page = parseNewsResponse(json.body);
    return page.kind === 'ok' ? page : { kind: 'failed', message: page.message };
  };
}
