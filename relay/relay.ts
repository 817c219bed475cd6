/** The relay: a site's pages ask it for news, and it asks the service with a token that nobody sees. */
import { Hono } from 'hono';
import { relayLimits } from '~/config/limits';
import { type ArticlesQuery, parseRelayQuery } from '~/features/news/model/query';
import { messageOf } from '~/lib/messageOf';
import { redact } from '~/lib/redact';
import { type CachedAnswer, createAnswers } from './answers';
import type { RelaySettings } from './settings';
import type { RelayHost } from './store';

/** Refusals have the service's error shape, and say nothing of what was asked. */
const refusals = {
  400: ['malformed_parameters', 'Not one of the queries that a page of the site makes.'],
  405: ['method_not_allowed', 'Only GET and HEAD are answered.'],
  500: ['server_error', 'The relay failed to answer.'],
  503: ['no_answer', 'There is no answer at hand, and the service cannot be asked now.'],
} as const;

export function refusal(status: keyof typeof refusals, headers: Readonly<Record<string, string>> = {}): Response {
  const [code, message] = refusals[status];
  return Response.json({ error: { code, message } }, { status, headers: { 'Cache-Control': 'no-store', ...headers } });
}

/** What a request asks for; null where it is no question of the site's pages. */
export function queryOf({ url }: Request, pagesMax?: number): ArticlesQuery | null {
  const { pathname, search } = new URL(url);
  return pathname === '/' ? parseRelayQuery(search, pagesMax) : null;
}

function responseOf(answer: CachedAnswer): Response {
  if (answer.kind === 'none')
    return refusal(503, { 'Retry-After': String(Math.max(1, Math.ceil(answer.retryAfterMs / 1_000))) });
  const freshSeconds = Math.ceil(answer.freshForMs / 1_000);
  return new Response(answer.body, {
    headers: {
      'Cache-Control': `public, max-age=${Math.max(freshSeconds, relayLimits.staleSeconds)}`,
      'Content-Type': 'application/json; charset=utf-8',
      'Last-Modified': new Date(answer.askedAt).toUTCString(),
      ...(freshSeconds === 0 && { Warning: '110 - "Response is Stale"' }),
    },
  });
}

/** Answers `GET /?region=haiti&category=business&page=2` (model/query.ts, `relayQuery`), and nothing else. */
export function createRelay(settings: RelaySettings, host: RelayHost, pagesMax: number = relayLimits.pagesMax): Hono {
  const getAnswer = createAnswers(settings, host, pagesMax);
  const app = new Hono();
  app.use(async (c, next) => {
    await next();
    // The same for everyone: a cache gives one visitor's answer to the next.
    c.header('Access-Control-Allow-Origin', settings.siteOrigin);
    c.header('X-Content-Type-Options', 'nosniff');
  });
  app.get('*', async (c) => {
    const query = queryOf(c.req.raw, pagesMax);
    return query === null ? refusal(400) : responseOf(await getAnswer(query));
  });
  app.all('*', () => refusal(405, { Allow: 'GET, HEAD' }));
  app.onError((error) => {
    host.log(`the relay failed: ${redact(messageOf(error), settings.token)}`);
    return refusal(500);
  });
  return app;
}
