/** The embedded news service: the real one's all-news call over a corpus, as a Hono application. */
import { setTimeout as sleep } from 'node:timers/promises';
import { type Context, Hono } from 'hono';
import type { WireArticle } from './corpus';
import {
  type FaultControl,
  type Faults,
  type NodeEnv,
  createFaultControl,
  parseFaults,
  sendError,
  sendJson,
} from './faults';
import { type NewsRequest, createIndex, parseRequest } from './find-articles';

export interface NewsServiceOptions {
  readonly articles: readonly WireArticle[];
  /** Largest page of the plan; a larger `limit` is lowered to it. */
  readonly maxLimit?: number;
  /** The one accepted token; without it any token, or none, is accepted. */
  readonly requireToken?: string;
  /** Calls of the plan; past them 402 is answered. */
  readonly usageLimit?: number;
}

export interface NewsService {
  readonly app: Hono<NodeEnv>;
  readonly faults: FaultControl;
}

/** The path of the all-news call. */
export const newsPath = '/v1/news/all';
/** Records that no reader can show, each spoilt in another way. */
function spoil(record: WireArticle, index: number): unknown {
  return [
    null,
    'text',
    { ...record, title: null },
    { ...record, url: 'javascript:alert(1)' },
    { ...record, published_at: 'soon' },
  ][index % 5];
}

export function createNewsService({
  articles,
  maxLimit = 25,
  requireToken,
  usageLimit = 100_000,
}: NewsServiceOptions): NewsService {
  const find = createIndex(articles);
  const control = createFaultControl();
  let used = 0;

  function answer(request: NewsRequest, faults: Faults): string {
    const { limit, page } = request;
    const found = faults.has('empty') ? [] : find(request);
    const start = (page - 1) * limit;
    const part = found.slice(start, start + (faults.has('half') ? Math.floor(limit / 3) : limit));
    const data = faults.has('broken') ? part.map(spoil) : part;
    return JSON.stringify({ meta: { found: found.length, returned: data.length, limit, page }, data });
  }

  async function answerNews(c: Context<NodeEnv>): Promise<Response> {
    const { searchParams } = new URL(c.req.url);
    control.record(searchParams);
    const faults = parseFaults(c.req.header('X-News-Fault') ?? control.next(searchParams));
    await sleep(faults.delay);
    if (requireToken !== undefined && searchParams.get('api_token') !== requireToken) return sendError(c, 401);
    used += 1;
    c.header('X-UsageLimit-Limit', String(usageLimit));
    c.header('X-UsageLimit-Remaining', String(Math.max(0, usageLimit - used)));
    if (used > usageLimit) return sendError(c, 402);
    const request = parseRequest(searchParams, maxLimit);
    if (typeof request === 'string') return sendError(c, 400, request);
    const body = answer(request, faults);
    return faults.fail(c, body) ?? sendJson(c, body);
  }

  const app = new Hono<NodeEnv>();
  app.get(newsPath, answerNews);
  app.onError((error, c) => sendError(c, error instanceof RangeError ? 400 : 500, error.message));
  app.notFound((c) => sendError(c, 404));
  return { app, faults: control };
}
