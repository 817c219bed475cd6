/** What the refresh and the relay know of the news service besides its query and its answers: address and headers. */
import type { Invalid, Parsed } from '../../../lib/schema';

/** The all-news call of TheNewsApi. */
const defaultServiceUrl = 'https://api.thenewsapi.com/v1/news/all';

function refuse(wanted: string): Invalid {
  return { kind: 'invalid', message: `NEWS_API_URL: ${wanted}` };
}

function isLoopback({ hostname }: URL): boolean {
  return ['127.0.0.1', 'localhost', '[::1]'].includes(hostname);
}

function parseUrl(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}

/**
 * Parses `NEWS_API_URL`; an empty text is the default. The message never repeats the address: someone may have put the
 * token into it.
 */
export function parseServiceUrl(text: string): Parsed<URL> {
  const url = parseUrl(text === '' ? defaultServiceUrl : text);
  if (url === null) return refuse(`not an absolute address, such as ${defaultServiceUrl}`);
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isLoopback(url)))
    return refuse('must be https, or http on a loopback host');
  if (url.username !== '' || url.password !== '' || url.search !== '' || url.hash !== '')
    return refuse('must hold no credentials and no query; the token goes into NEWS_API_TOKEN');
  return { kind: 'ok', value: url };
}

/** Headers of an answer, whoever fetched it. */
interface AnswerHeaders {
  readonly get: (name: string) => string | null;
}

/**
 * How long the service asks to wait, in ms, or null. A date is compared with the service's own clock where it
 * tells it, since ours may be wrong. Source: RFC 9110, section 10.2.3.
 */
export function retryAfterMs(headers: AnswerHeaders, now: number): number | null {
  const value = headers.get('retry-after')?.trim() ?? '';
  if (/^\d{1,9}$/.test(value)) return Number(value) * 1_000;
  const until = Date.parse(value);
  if (Number.isNaN(until)) return null;
  const serviceNow = Date.parse(headers.get('date') ?? '');
  return Math.max(0, until - (Number.isNaN(serviceNow) ? now : serviceNow));
}

/** Calls that the plan has left for the day, or null where the service does not say. */
export function callsLeft(headers: AnswerHeaders): number | null {
  const value = headers.get('x-usagelimit-remaining') ?? '';
  return /^\d{1,12}$/.test(value) ? Number(value) : null;
}
