/** The relay: a site's pages ask it for news, and it asks the service with a token that nobody sees. */
import { type Context, Hono } from 'hono';
import { relayLimits } from '../src/config/limits';
import { parseRelayQuery } from '../src/features/news/model/query';
import { messageOf } from '../src/lib/messageOf';
import { redact } from '../src/lib/redact';
import { createAllowance } from './allowance';
import { createAnswers, type Given } from './answers';
import { askService, type Fetch } from './askService';
import type { RelaySettings } from './settings';
import type { RelayStore } from './store';

/** What a host gives the relay. */
export interface RelayHost {
  readonly store: RelayStore;
  /** Takes a line without the token. */
  readonly log: (line: string) => void;
  readonly fetch?: Fetch;
  /** Ms since 1970. */
  readonly now?: () => number;
}

/** Refusals have the service's error shape, and say nothing of what was asked. */
const refusals = {
  400: ['malformed_parameters', 'Not one of the queries that a page of the site makes.'],
  405: ['method_not_allowed', 'Only GET and HEAD are answered.'],
  500: ['server_error', 'The relay failed to answer.'],
  503: ['no_answer', 'There is no answer at hand, and the service cannot be asked now.'],
} as const;

function refuse(c: Context, status: keyof typeof refusals): Response {
  const [code, message] = refusals[status];
  c.header('Cache-Control', 'no-store');
  return c.json({ error: { code, message } }, status);
}

function send(c: Context, given: Given): Response {
  if (given.kind === 'none') {
    c.header('Retry-After', String(Math.max(1, Math.ceil(given.retryAfterMs / 1_000))));
    return refuse(c, 503);
  }
  const freshSeconds = Math.ceil(given.freshForMs / 1_000);
  c.header('Cache-Control', `public, max-age=${Math.max(freshSeconds, relayLimits.staleSeconds)}`);
  c.header('Last-Modified', new Date(given.askedAt).toUTCString());
  return c.body(given.body, 200, { 'Content-Type': 'application/json; charset=utf-8' });
}

/**
 * Answers `GET /?region=haiti&category=business&page=2` (model/query.ts, `relayQuery`), and nothing else.
 * @param pagesMax of each region × category
 */
export function createRelay(
  settings: RelaySettings,
  { store, log, now = Date.now, fetch = (address, init) => globalThis.fetch(address, init) }: RelayHost,
  pagesMax: number = relayLimits.pagesMax,
): Hono {
  const { callsPerDay, freshMs, serviceUrl, siteOrigin, token } = settings;
  const answers = createAnswers({
    allowance: createAllowance({ callsPerDay, store, now, log }),
    askService: (query) => askService(query, { fetch, now, serviceUrl, token }),
    freshMs,
    pagesMax,
    store,
    now,
    log,
  });
  const app = new Hono();
  app.use(async (c, next) => {
    // The same to whoever asks: a cache gives one visitor's answer to the next.
    c.header('Access-Control-Allow-Origin', siteOrigin);
    c.header('X-Content-Type-Options', 'nosniff');
    await next();
  });
  app.get('*', async (c) => {
    const { pathname, search } = new URL(c.req.url);
    const query = pathname === '/' ? parseRelayQuery(search, pagesMax) : null;
    return query === null ? refuse(c, 400) : send(c, await answers.get(query));
  });
  app.all('*', (c) => {
    c.header('Allow', 'GET, HEAD');
    return refuse(c, 405);
  });
  app.onError((error, c) => {
    log(`the relay failed: ${redact(messageOf(error), token)}`);
    return refuse(c, 500);
  });
  return app;
}
