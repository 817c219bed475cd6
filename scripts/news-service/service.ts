/** The embedded news service: the real one's all-news call over a corpus, as a Hono application. */
import { type Context, Hono } from 'hono';
import type { WireArticle } from './corpus';
import { createIndex, parseRequest } from './find-articles';

/** The path of the all-news call. */
export const newsPath = '/v1/news/all';

const errors = {
  400: 'malformed_parameters',
  401: 'invalid_api_token',
  404: 'resource_not_found',
} as const;

function refuse(c: Context, status: keyof typeof errors, message: string): Response {
  return c.json({ error: { code: errors[status], message } }, status);
}

/** Calls a day, of which some are always left. */
const callsPerDay = '100000';

/** @param requireToken the one accepted token; without it any token, or none, is accepted */
export function createNewsService(articles: readonly WireArticle[], requireToken?: string): Hono {
  const find = createIndex(articles);
  const app = new Hono();

  app.get(newsPath, (c) => {
    const { searchParams } = new URL(c.req.url);
    if (requireToken !== undefined && searchParams.get('api_token') !== requireToken)
      return refuse(c, 401, 'Invalid API token.');
    c.header('X-UsageLimit-Limit', callsPerDay);
    c.header('X-UsageLimit-Remaining', callsPerDay);
    const request = parseRequest(searchParams);
    if (typeof request === 'string') return refuse(c, 400, request);
    const { limit, page } = request;
    const found = find(request);
    const data = found.slice((page - 1) * limit, page * limit);
    return c.json({ meta: { found: found.length, returned: data.length, limit, page }, data });
  });
  app.notFound((c) => refuse(c, 404, 'Resource could not be found.'));
  return app;
}
