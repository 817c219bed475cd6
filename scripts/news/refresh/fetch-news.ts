/** One call of the news service: time limit, size limit, and every way it can fail as a value. */
import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import fetch, { type Headers } from 'node-fetch';
import { parseNewsResponse } from '~/features/news/model/response';
import type { NewsPage } from '~/features/news/model/response';
import { callsLeft, callsPerDay, retryAfterMs } from '~/features/news/model/service/serviceHeaders';
import type { Usage } from './limits';

export type CallResult =
  | { readonly kind: 'ok'; readonly page: NewsPage; readonly usage: Usage }
  /** Trying again may help; `waitMs` is what the service asked for. */
  | { readonly kind: 'retry'; readonly reason: string; readonly waitMs: number | null; readonly rateLimited: boolean }
  /** Trying again will not help. */
  | { readonly kind: 'failed'; readonly reason: string }
  /** No call of this run can succeed; the reason says what to do. `spent`: the plan's calls are used up. */
  | { readonly kind: 'stop'; readonly reason: string; readonly spent: boolean };

/** Connections that the calls of a run share: left alone, node-fetch opens and closes one per call. */
export interface Connections {
  readonly agentFor: (url: URL) => HttpAgent;
  readonly close: () => void;
}

export interface CallOptions {
  readonly connections: Connections;
  /** Longest time for the whole call, body included, in ms. */
  readonly timeoutMs: number;
  /** Longest body, in bytes, once unpacked. */
  readonly bodyMax: number;
  /** Ends the call from outside. */
  readonly signal: AbortSignal;
  /** The clock, in ms since 1970, for Retry-After as a date without a Date header beside it. */
  readonly now: () => number;
}

const stopReasons: Readonly<Record<number, string>> = {
  401: 'the service refuses the token (401): check NEWS_API_TOKEN',
  402: 'the plan’s calls are used up (402): the next day has new ones',
  403: 'the plan does not allow this call (403): check the plan, or set NEWS_API_URL to a service it allows',
};

/** The body grew past the limit. */
class BodyTooLong extends Error {
  override name = 'BodyTooLong';
}

async function readBody(body: AsyncIterable<unknown> | null, bodyMax: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body ?? []) {
    if (!(chunk instanceof Uint8Array)) continue;
    length += chunk.length;
    if (length > bodyMax) throw new BodyTooLong();
    chunks.push(chunk);
  }
  return new TextDecoder().decode(Buffer.concat(chunks));
}

/** The error's own message holds the address, and with it the token: only its code is told. */
function networkReason(error: unknown): string {
  const code = error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
  return /^[A-Z_]{3,40}$/.test(code) ? `no connection (${code})` : 'the connection broke off';
}

function parseJson(text: string): { readonly value: unknown } | null {
  try {
    return { value: JSON.parse(text) };
  } catch {
    // The parser's message quotes the text, which may be anything; the caller tells the kind of fault.
    return null;
  }
}

function readAnswer(text: string, headers: Headers): CallResult {
  const json = parseJson(text);
  if (json === null) {
    const reason = /^\s*</.test(text) ? 'the answer is a web page, not JSON' : 'the answer is cut off or no JSON';
    return { kind: 'retry', reason, waitMs: null, rateLimited: false };
  }
  const page = parseNewsResponse(json.value);
  return page.kind === 'ok'
    ? { kind: 'ok', page, usage: { callsPerDay: callsPerDay(headers), callsLeft: callsLeft(headers) } }
    : { kind: 'failed', reason: page.message };
}

export function createConnections(): Connections {
  const http = new HttpAgent({ keepAlive: true });
  const https = new HttpsAgent({ keepAlive: true });
  return {
    agentFor: ({ protocol }) => (protocol === 'https:' ? https : http),
    close() {
      http.destroy();
      https.destroy();
    },
  };
}

/**
 * Makes one call. Never throws for what a service or network does; no result holds the address or the token.
 * @param url address with its query.
 */
export async function fetchNews(
  url: URL,
  { bodyMax, connections, now, signal, timeoutMs }: CallOptions,
): Promise<CallResult> {
  const ending = new AbortController();
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    // A redirect would carry the token to whatever host it names.
    const response = await fetch(url, {
      redirect: 'manual',
      agent: connections.agentFor(url),
      signal: AbortSignal.any([signal, timeout, ending.signal]),
      headers: { Accept: 'application/json' },
    });
    const { headers, status } = response;
    const stopReason = stopReasons[status];
    if (stopReason !== undefined) return { kind: 'stop', reason: stopReason, spent: status === 402 };
    if (status === 429 || status >= 500)
      return {
        kind: 'retry',
        reason: `status ${status}`,
        waitMs: retryAfterMs(headers, now()),
        rateLimited: status === 429,
      };
    if (status >= 300 && status < 400)
      return { kind: 'failed', reason: `status ${status}: it points elsewhere, which is not followed with a token` };
    if (status !== 200) return { kind: 'failed', reason: `status ${status}` };
    return readAnswer(await readBody(response.body, bodyMax), headers);
  } catch (error) {
    if (error instanceof BodyTooLong)
      return { kind: 'failed', reason: `the answer is longer than ${Math.round(bodyMax / 1_000)} kB` };
    const timedOut = timeout.aborted && !signal.aborted;
    return {
      kind: 'retry',
      reason: timedOut ? `no answer within ${timeoutMs / 1_000} s` : networkReason(error),
      waitMs: null,
      rateLimited: false,
    };
  } finally {
    // Ends the transfer of a body that was not read to its end.
    ending.abort();
  }
}
