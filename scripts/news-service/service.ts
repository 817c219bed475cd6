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
  /** Calls a day; past them 402 is answered. */
  readonly usageLimit?: number;
  /** Calls a minute; past them 429 is answered. */
  readonly rateLimit?: number;
  /** The service's clock, in ms. */
  readonly now?: () => number;
}

export interface NewsService {
  readonly app: Hono<NodeEnv>;
  readonly faults: FaultControl;
}

/** The path of the all-news call. */
export const newsPath = '/v1/news/all';
const minuteMs = 60_000;
const dayMs = 86_400_000;

/** Counts calls in windows of a fixed length. */
function createMeter(limit: number, windowMs: number, now: () => number) {
  let start = now();
  let used = 0;
  return {
    take() {
      if (now() - start >= windowMs) {
        start = now();
        used = 0;
      }
      used += 1;
      return {
        isWithin: used <= limit,
        remaining: Math.max(0, limit - used),
        secondsLeft: Math.ceil((start + windowMs - now()) / 1_000),
      };
    },
  };
}

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
  rateLimit = 10_000,
  now = Date.now,
}: NewsServiceOptions): NewsService {
  const find = createIndex(articles);
  const control = createFaultControl();
  const usage = createMeter(usageLimit, dayMs, now);
  const rate = createMeter(rateLimit, minuteMs, now);

  function answer(request: NewsRequest, faults: Faults): string {
    const { limit, page } = request;
    const found = faults.has('empty') ? [] : find(request);
    const start = Math.max(0, (page - 1) * limit - faults.numberOf('shift'));
    const part = found.slice(start, start + (faults.has('half') ? Math.floor(limit / 3) : limit));
    const data = faults.has('broken') ? part.map(spoil) : part;
    return JSON.stringify({ meta: { found: found.length, returned: data.length, limit, page }, data });
  }

  async function answerNews(c: Context<NodeEnv>): Promise<Response> {
    const { searchParams } = new URL(c.req.url);
    control.record(searchParams);
    const faults = parseFaults(c.req.header('X-News-Fault') ?? searchParams.get('fault') ?? control.next(searchParams));
    await sleep(faults.numberOf('delay'));
    const minute = rate.take();
    c.header('X-RateLimit-Limit', String(rateLimit));
    c.header('X-RateLimit-Remaining', String(minute.remaining));
    if (requireToken !== undefined && searchParams.get('api_token') !== requireToken) return sendError(c, 401);
    const day = usage.take();
    c.header('X-UsageLimit-Limit', String(usageLimit));
    c.header('X-UsageLimit-Remaining', String(day.remaining));
    if (!day.isWithin) return sendError(c, 402);
    if (!minute.isWithin) {
      c.header('Retry-After', String(minute.secondsLeft));
      return sendError(c, 429);
    }
    const request = parseRequest(searchParams, maxLimit);
    if (typeof request === 'string') return sendError(c, 400, request);
    const body = answer(request, faults);
    return faults.fail(c, body, now()) ?? sendJson(c, body);
  }

  const app = new Hono<NodeEnv>();
  app.get(newsPath, answerNews);
  app.onError((error, c) => sendError(c, error instanceof RangeError ? 400 : 500, error.message));
  app.notFound((c) => sendError(c, 404));
  return { app, faults: control };
}
