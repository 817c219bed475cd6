/** The embedded news service: the real one's all-news call over a corpus, as a Hono application. */
import { type Context, Hono } from 'hono';
import type { WireArticle } from './corpus';
import { createIndex, parseRequest } from './find-articles';

/** The path of the all-news call. */
export const newsPath = '/v1/news/all';

const errors = {
  400: 'malformed_parameters',
  401: 'invalid_api_token',
  402: 'usage_limit_reached',
  404: 'resource_not_found',
} as const;

function refuse(c: Context, status: keyof typeof errors, message: string): Response {
  return c.json({ error: { code: errors[status], message } }, status);
}

interface Plan {
  /** The one accepted token; without it any token, or none, is accepted. */
  readonly requireToken?: string;
  /** Calls of the plan; past them 402 is answered. */
  readonly usageLimit?: number;
}

export function createNewsService(articles: readonly WireArticle[], plan: Plan = {}): Hono {
  const { requireToken, usageLimit = 100_000 } = plan;
  const find = createIndex(articles);
  const app = new Hono();
  let used = 0;

  app.get(newsPath, (c) => {
    const { searchParams } = new URL(c.req.url);
    if (requireToken !== undefined && searchParams.get('api_token') !== requireToken)
      return refuse(c, 401, 'Invalid API token.');
    used += 1;
    c.header('X-UsageLimit-Limit', String(usageLimit));
    c.header('X-UsageLimit-Remaining', String(Math.max(0, usageLimit - used)));
    if (used > usageLimit) return refuse(c, 402, 'The usage limit of your plan has been reached.');
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
