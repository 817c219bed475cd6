/** The relay: a site's pages ask it for news, and it asks the service with a token that nobody sees. */
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { SearchTerms } from '~/config/filtersSchema';
import { relayLimits } from '~/config/limits';
import { type ArticlesQuery, parseRelayQuery } from '~/features/news/model/query';
import { forLog } from '~/lib/forLog';
import { messageOf } from '~/lib/messageOf';
import { redact } from '~/lib/redact';
import { type CachedAnswer, createAnswers } from './answers';
import { clientKey } from './clientKey';
import { contactBytesMax, contactPath, createContact } from './contact/contact';
import type { RelaySettings } from './settings';
import type { RelayHost } from './store';

/** Refusals have the service's error shape, and say nothing of what was asked. */
const refusals = {
  400: ['malformed_parameters', 'Not one of the queries that a page of the site makes.'],
  404: ['not_found', 'This relay has no news.'],
  405: ['method_not_allowed', 'Only GET and HEAD are answered.'],
  413: ['too_large', 'No message of the site is so long.'],
  429: ['rate_limit_reached', 'This visitor has had the calls to the service that one may cause in a day.'],
  500: ['server_error', 'The relay failed to answer.'],
  503: ['no_answer', 'There is no answer at hand, and the service cannot be asked now.'],
} as const;

export function refusal(status: keyof typeof refusals, headers: Readonly<Record<string, string>> = {}): Response {
  const [code, message] = refusals[status];
  return Response.json({ error: { code, message } }, { status, headers: { 'Cache-Control': 'no-store', ...headers } });
}

/** What a request asks for; null where it is no question of the site's pages. */
export function queryOf({ url }: Request, terms: SearchTerms): ArticlesQuery | null {
  const { pathname, search } = new URL(url);
  return pathname === '/' ? parseRelayQuery(search, terms) : null;
}

function responseOf(answer: CachedAnswer): Response {
  if (answer.kind === 'none')
    return refusal(answer.status, { 'Retry-After': String(Math.max(1, Math.ceil(answer.retryAfterMs / 1_000))) });
  const freshSeconds = Math.ceil(answer.freshForMs / 1_000);
  return new Response(answer.body, {
    headers: {
      'Cache-Control': `public, max-age=${Math.max(freshSeconds, relayLimits.staleSeconds)}`,
      'Content-Type': 'application/json; charset=utf-8',
      'Last-Modified': new Date(answer.askedAt).toUTCString(),
    },
  });
}

/** Path at which a host's monitor learns that the relay runs. It costs no call. */
export const healthPath = '/healthz';

/** @param address the visitor's, with or without a port; empty where it is not known */
export type Relay = (request: Request, address: string) => Response | Promise<Response>;

/**
 * Answers `GET /?region=haiti&category=business&page=2` (model/query.ts, `relayQuery`), `healthPath`, and `POST /contact`
 * where the host sends mail; nothing else.
 */
export function createRelay(settings: RelaySettings, host: RelayHost): Relay {
  const getAnswer = createAnswers(settings, host);
  const app = new Hono<{ Bindings: { readonly client: string } }>();
  app.use(async (c, next) => {
    await next();
    // The same for everyone: a cache gives one visitor's answer to the next.
    c.header('Access-Control-Allow-Origin', settings.siteOrigin);
    c.header('X-Content-Type-Options', 'nosniff');
  });
  app.get(healthPath, (c) => c.text('ok\n', 200, { 'Cache-Control': 'no-store' }));
  if (host.sendMail !== undefined) {
    const contact = createContact(settings.siteOrigin, host);
    const limit = bodyLimit({ maxSize: contactBytesMax, onError: () => refusal(413) });
    app.post(contactPath, limit, (c) => contact(c.req.raw, c.env.client));
  }
  app.get('*', async (c) => {
    if (settings.token === '') return refusal(404);
    const query = queryOf(c.req.raw, host.terms);
    return query === null ? refusal(400) : responseOf(await getAnswer(query, c.env.client));
  });
  app.all('*', () => refusal(405, { Allow: 'GET, HEAD' }));
  app.onError((error) => {
    host.log(`the relay failed: ${forLog(redact(messageOf(error), settings.token))}`);
    return refusal(500);
  });
  return (request, address) => app.fetch(request, { client: clientKey(address) });
}
