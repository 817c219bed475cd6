/** The relay: the site's pages ask it for news, and it calls the news service with a token that stays on the server. */
import { Hono } from 'hono';
import { forLog } from '~/lib/forLog';
import { getErrorMessage } from '~/lib/getErrorMessage';
import { redact } from '~/lib/redact';
import type { SearchTerms } from '~/news/searchTerms';
import type { ArticlesQuery } from '~/news/serviceQuery';
import { type RelayAnswer, createAnswers } from './answers';
import { toClientKey } from './clientKey';
import type { RelayConfig } from './config';
import { relayLimits } from './limits';
import { parseQuery } from './query';
import type { RelayHost } from './store';

/**
 * Code and message of each error response. They have the shape of the news service's errors, and repeat no part of the
 * request.
 */
const errors = {
  400: ['malformed_parameters', 'The site makes no such query.'],
  405: ['method_not_allowed', 'Only GET and HEAD are answered.'],
  429: [
    'rate_limit_reached',
    'This visitor has caused all the calls to the service that one visitor may cause in a day.',
  ],
  500: ['server_error', 'The relay failed to answer.'],
  503: ['no_answer', 'No answer is cached, and the service cannot be called now.'],
} as const;

export function createErrorResponse(
  status: keyof typeof errors,
  headers: Readonly<Record<string, string>> = {},
): Response {
  const [code, message] = errors[status];
  return Response.json({ error: { code, message } }, { status, headers: { 'Cache-Control': 'no-store', ...headers } });
}

/** Reads the query of a request. Returns null unless a page of the site would make it. */
export function readQuery({ url }: Request, terms: SearchTerms): ArticlesQuery | null {
  const { pathname, search } = new URL(url);
  return pathname === '/' ? parseQuery(search, terms) : null;
}

function toResponse(answer: RelayAnswer): Response {
  if (answer.kind === 'none')
    return createErrorResponse(answer.status, {
      'Retry-After': String(Math.max(1, Math.ceil(answer.retryAfterMs / 1_000))),
    });
  const freshSeconds = Math.ceil(answer.freshForMs / 1_000);
  return new Response(answer.body, {
    headers: {
      'Cache-Control': `public, max-age=${Math.max(freshSeconds, relayLimits.staleSeconds)}`,
      'Content-Type': 'application/json; charset=utf-8',
      'Last-Modified': new Date(answer.askedAt).toUTCString(),
    },
  });
}

/** What the relay's host knows of a request. */
interface RequestBindings {
  /** The visitor's address; empty if it is not known. */
  readonly address: string;
}

/**
 * Creates the relay's application. It answers `GET /?region=haiti&category=business&page=2` (src/news/liveNewsQuery.ts); all
 * other requests are errors. Call it as `app.fetch(request, { address })`.
 */
export function createRelay(config: RelayConfig, host: RelayHost): Hono<{ Bindings: RequestBindings }> {
  const getAnswer = createAnswers(config, host);
  const app = new Hono<{ Bindings: RequestBindings }>();
  app.use(async (c, next) => {
    await next();
    // These headers are the same for every request, since a cache gives the response for one visitor to the next.
    c.header('Access-Control-Allow-Origin', config.siteOrigin);
    c.header('X-Content-Type-Options', 'nosniff');
  });
  app.get('*', async (c) => {
    const query = readQuery(c.req.raw, host.terms);
    if (query === null) return createErrorResponse(400);
    return toResponse(await getAnswer(query, toClientKey(c.env.address)));
  });
  app.all('*', () => createErrorResponse(405, { Allow: 'GET, HEAD' }));
  app.onError((error) => {
    host.log(`the relay failed: ${forLog(redact(getErrorMessage(error), config.token))}`);
    return createErrorResponse(500);
  });
  return app;
}
