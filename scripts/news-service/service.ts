/** The embedded news service: a Hono application that answers the all-news call of the real service. */
import { type Context, Hono } from 'hono';
import type { NewsOrigin } from '~/news/newsList';
import { createArticleIndex, parseRequest } from './find-articles';
import type { ServiceArticle } from './sample-articles';

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

/** There are calls enough for every page. */
const callsPerDay = 100_000;

interface Plan {
  /** The only accepted token; if undefined, any token or none is accepted. */
  readonly requireToken?: string;
  /** The origin of the articles, as answers state it; the answers of the real service have no origin. */
  readonly origin?: NewsOrigin;
}

export function createNewsService(articles: readonly ServiceArticle[], plan: Plan = {}): Hono {
  const { origin = 'sample', requireToken } = plan;
  const find = createArticleIndex(articles);
  const app = new Hono();
  let callsLeft = callsPerDay;

  app.get(newsPath, (c) => {
    const { searchParams } = new URL(c.req.url);
    if (requireToken !== undefined && searchParams.get('api_token') !== requireToken)
      return refuse(c, 401, 'Invalid API token.');
    callsLeft -= 1;
    c.header('X-UsageLimit-Limit', String(callsPerDay));
    c.header('X-UsageLimit-Remaining', String(callsLeft));
    const request = parseRequest(searchParams);
    if (typeof request === 'string') return refuse(c, 400, request);
    const { limit, page } = request;
    const articlesFound = find(request);
    const data = articlesFound.slice((page - 1) * limit, page * limit);
    return c.json({ meta: { found: articlesFound.length, returned: data.length, limit, page, origin }, data });
  });
  app.notFound((c) => refuse(c, 404, 'Resource could not be found.'));
  return app;
}
