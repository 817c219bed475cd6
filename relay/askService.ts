/** One call to the news service: time limit, size limit, and every way it can fail as a value. */
import { newsPageSize, relayLimits } from '~/config/limits';
import { type ArticlesQuery, newsQuery } from '~/features/news/model/query';
import { type NewsPage, parseNewsResponse } from '~/features/news/model/response';
import { callsLeft, retryAfterMs } from '~/features/news/model/service/serviceHeaders';
import { readText } from '~/lib/readText';
import { holdsToken } from '~/lib/redact';
import type { RelaySettings } from './settings';

/** `callsLeft`: what the service said is left of the plan; null where it said nothing. */
export type ServiceAnswer = { readonly callsLeft: number | null } & (
  | { readonly kind: 'ok'; readonly page: NewsPage }
  /** The reason holds neither the address nor a word of the service. `waitMs`: nobody should call before. */
  | { readonly kind: 'failed'; readonly reason: string; readonly waitMs: number }
);

/** The host's own, or a stand-in for it. */
export type Fetch = (address: URL, init: RequestInit) => Promise<Response>;

interface CallOptions extends Pick<RelaySettings, 'serviceUrl' | 'token'> {
  readonly fetch: Fetch;
  /** Ms since 1970. */
  readonly now: () => number;
}

/** What nothing but the owner, or the plan's next day, can mend is tried once an hour. */
const ownersFaults: Readonly<Partial<Record<number, string>>> = {
  401: 'the service refuses the token (401): check NEWS_API_TOKEN',
  402: 'the plan’s calls are used up (402)',
  403: 'the plan does not allow this call (403)',
};

function addressOf(query: ArticlesQuery, { serviceUrl, token }: CallOptions): URL {
  const address = new URL(serviceUrl);
  const host = address.hostname;
  address.search = newsQuery({ ...query, limit: newsPageSize, language: 'en', host, token }).toString();
  return address;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The parser's message quotes the text; to the schema, nothing is no answer either.
    return null;
  }
}

function readAnswer(text: string, token: string): NewsPage | string {
  // Whoever repeats the token may do so in an article's address.
  if (holdsToken(text, token)) return 'the answer repeats the token';
  const page = parseNewsResponse(parseJson(text));
  return page.kind === 'ok' ? page : 'the body is no news answer';
}

/** Makes one call. Never throws, and ends within the time limit whatever the service does. */
export async function askService(query: ArticlesQuery, options: CallOptions): Promise<ServiceAnswer> {
  const ending = new AbortController();
  const timeout = AbortSignal.timeout(relayLimits.timeoutMs);
  try {
    const response = await options.fetch(addressOf(query, options), {
      // A redirect would carry the token to whatever host it names.
      redirect: 'manual',
      signal: AbortSignal.any([timeout, ending.signal]),
      headers: { Accept: 'application/json' },
    });
    const { headers, status } = response;
    const left = callsLeft(headers);
    const failed = (reason: string, waitMs = 0): ServiceAnswer => ({ kind: 'failed', reason, waitMs, callsLeft: left });
    if (status !== 200) {
      const ownersFault = ownersFaults[status];
      const askedMs = retryAfterMs(headers, options.now()) ?? 0;
      return failed(
        ownersFault ?? `status ${status}`,
        ownersFault === undefined ? askedMs : relayLimits.longestPauseMs,
      );
    }
    const read = readAnswer(await readText(response, relayLimits.bodyBytesMax), options.token);
    return typeof read === 'string' ? failed(read) : { kind: 'ok', page: read, callsLeft: left };
  } catch {
    // A network's error holds the address, and with it the token.
    const reason = timeout.aborted
      ? `no whole answer within ${relayLimits.timeoutMs / 1_000} s`
      : 'no connection, or it broke off, or the body is too long';
    return { kind: 'failed', reason, waitMs: 0, callsLeft: null };
  } finally {
    // Ends the transfer of a body that was not read to its end.
    ending.abort();
  }
}
