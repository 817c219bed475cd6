/**
 * Makes one call to the news service, for the refresh, the relay, or a page with a public token, within limits of time and size.
 * A failure is a value.
 */
import { containsToken, redact } from '~/lib/redact';
import { type Body, readAnswer, RefusedAnswer } from './readAnswer';
import { type ArticlesPage, parseNewsResponse } from './response';
import type { SearchTerms } from './searchTerms';
import { type ArticlesQuery, createServiceQuery } from './serviceQuery';

type AnswerHeaders = Pick<Headers, 'get'>;

function parseCount(text: string | null): number | null {
  return /^\d{1,12}$/.test(text ?? '') ? Number(text) : null;
}

/** Parses a date of HTTP (RFC 9110, section 5.6.7). `Date.parse` alone would read `-5` as a year. */
function parseTime(text: string | null): number | null {
  const time = /^[A-Z][a-z]{2}, \d\d [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d GMT$/.test(text ?? '')
    ? Date.parse(text ?? '')
    : NaN;
  return Number.isNaN(time) ? null : time;
}

/** Facts from the headers of the service's answer; each is null if its header is missing. */
function readHeaders(headers: AnswerHeaders) {
  return {
    callsPerDay: parseCount(headers.get('x-usagelimit-limit')),
    callsLeft: parseCount(headers.get('x-usagelimit-remaining')),
    /** The service's clock, in ms since 1970. */
    date: parseTime(headers.get('date')),
  };
}

/**
 * How long the service asks to wait, in ms. A date is compared with the time of the service's clock if the answer has it,
 * since this machine's clock may be wrong. Source: RFC 9110, section 10.2.3.
 */
function retryAfterMs(headers: AnswerHeaders): number | null {
  const value = headers.get('retry-after')?.trim() ?? '';
  if (/^\d{1,9}$/.test(value)) return Number(value) * 1_000;
  const until = parseTime(value);
  return until === null ? null : Math.max(0, until - (parseTime(headers.get('date')) ?? Date.now()));
}

/** The part of `fetch` that browsers and node-fetch have in common. */
export type Fetch = (
  address: URL,
  init: {
    readonly redirect: 'manual';
    readonly signal: AbortSignal;
    readonly headers: Readonly<Record<string, string>>;
  },
) => Promise<{
  readonly status: number;
  readonly headers: AnswerHeaders;
  readonly body: Body | null;
}>;

export interface ServiceClient {
  readonly fetch: Fetch;
  readonly url: URL;
  readonly token: string;
  readonly terms: SearchTerms;
  /** Time limit of the whole call, body included. */
  readonly timeoutMs: number;
  /** This machine's time, in ms since 1970. */
  readonly now: () => number;
}

type HeaderFacts = Readonly<ReturnType<typeof readHeaders>>;

/** A failed call. Its reason repeats neither the address nor a word of the service's answer. */
export interface ServiceFailure extends HeaderFacts {
  readonly kind: 'failed';
  readonly reason: string;
  /** Null if no answer came. */
  readonly status: number | null;
  /** How long the service asks to wait; null if it does not say. */
  readonly waitMs: number | null;
  /** Whether the same call may succeed a moment later. */
  readonly isTemporary: boolean;
}

export type ServiceAnswer = (HeaderFacts & { readonly kind: 'ok'; readonly page: ArticlesPage }) | ServiceFailure;

/** The reasons of the failures that these statuses mean. */
const statusReasons: ReadonlyMap<number, string> = new Map([
  [401, 'the service refuses the token (401): check NEWS_API_TOKEN'],
  [402, 'the plan’s calls are used up (402): the next day has new ones'],
  [403, 'the plan does not allow this call (403): check the plan, or set NEWS_API_URL to a service it allows'],
  [429, 'the service is asked too often (429): it takes calls again later'],
]);

const redirectReason =
  'the service redirects the call, which is not followed, as the token would go there: check NEWS_API_URL';

/** Whether every other call would fail too after a status: the token or the plan allows none. */
export function shouldStopCalling(status: number | null): boolean {
  return status === 401 || status === 402 || status === 403;
}

/** Describes a network error without its message, which contains the address and so the token. */
function networkReason(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return /^E[A-Z_]{2,40}$/.test(code) ? `no connection (${code})` : 'no connection, or it broke off';
}

/** Calls the service. Never throws, and always ends within the time limit. */
export async function askService(query: ArticlesQuery, client: ServiceClient): Promise<ServiceAnswer> {
  const { fetch, now, terms, timeoutMs, token, url } = client;
  const address = new URL(url);
  address.search = String(createServiceQuery({ ...query, host: url.hostname, token }, terms));
  // Pages with a public token run this too, in browsers that lack AbortSignal.any.
  const controller = new AbortController();
  let isTimeOver = false;
  const timer = setTimeout(() => {
    isTimeOver = true;
    controller.abort();
  }, timeoutMs);
  let facts: HeaderFacts = readHeaders(new Headers());
  const failed = (reason: string, failure: Partial<ServiceFailure> = {}): ServiceFailure => ({
    kind: 'failed',
    reason,
    status: null,
    waitMs: null,
    isTemporary: false,
    ...facts,
    ...failure,
  });
  try {
    const { body, headers, status } = await fetch(address, {
      // A redirect would send the token to another host.
      redirect: 'manual',
      signal: controller.signal,
      headers: { Accept: 'application/json' },
    });
    facts = readHeaders(headers);
    // Browsers hide the status of a redirect: it is 0.
    if (status === 0 || (status >= 300 && status < 400)) return failed(redirectReason, { status });
    if (status !== 200)
      return failed(statusReasons.get(status) ?? `status ${status}`, {
        status,
        waitMs: retryAfterMs(headers),
        isTemporary: status === 429 || status >= 500,
      });
    const page = parseNewsResponse(await readAnswer(body), terms, Math.max(facts.date ?? 0, now()));
    if (page === null) return failed('the body is no news answer', { status });
    const { articles, problems, returned } = page;
    if (articles.length === 0 && problems.length > 0)
      return failed(redact(`none of ${returned} records can be used: ${problems[0]}`, token), { status });
    if (containsToken(JSON.stringify(page), token)) return failed('the answer repeats the token', { status });
    return { kind: 'ok', page, ...facts };
  } catch (error) {
    if (error instanceof RefusedAnswer) return failed(error.message, { status: 200 });
    // The parser's message quotes the text, which may repeat the token.
    if (error instanceof SyntaxError)
      return failed('the answer is cut off, or no JSON', { status: 200, isTemporary: true });
    const reason = isTimeOver ? `no whole answer within ${timeoutMs / 1_000} s` : networkReason(error);
    return failed(reason, { isTemporary: true });
  } finally {
    clearTimeout(timer);
    // Stops the transfer of a body that was not read completely.
    controller.abort();
  }
}
