/** The embedded news service: the real one's interface over a corpus, as a Hono application. */
import { setTimeout as sleep } from 'node:timers/promises';
import { type Context, Hono } from 'hono';
import { cors } from 'hono/cors';
import { type FaultControl, createControlApp, createFaultControl } from './control';
import { type Fault, type NodeEnv, isFailure, parseFaults, sendError, sendFailure, sendJson } from './faults';
import { type NewsRequest, createRequestParser } from './parameters';
import { createSearchIndex } from './search-index';
import type { WireArticle } from './wire-article';

export interface NewsServiceOptions {
  readonly articles: readonly WireArticle[];
  /** Largest page of the plan; a larger `limit` is clamped. */
  readonly maxLimit?: number;
  /** The one accepted token; without it any token, or none, is accepted. */
  readonly requireToken?: string;
  /** Calls a day, and a minute; past them 402 and 429 are answered. */
  readonly usageLimit?: number;
  readonly rateLimit?: number;
  /** Opens `/control/faults` and `/control/requests`, for browser tests. */
  readonly control?: boolean;
  /** The service's clock, in ms. */
  readonly now?: () => number;
}

export interface NewsService {
  /** Answers `/v1/news/all`; give it to a server, or to another application under a path of its own. */
  readonly app: Hono<NodeEnv>;
  readonly faults: FaultControl;
}

/** The path of the all-news call. */
export const newsPath = '/v1/news/all';
const minuteMs = 60_000;
const dayMs = 86_400_000;

const allowedMethods = ['GET', 'HEAD', 'OPTIONS'];
const anyPageMayCall = cors({
  origin: '*',
  allowMethods: allowedMethods,
  allowHeaders: ['Accept', 'Content-Type', 'X-News-Fault'],
  exposeHeaders: [
    'X-RateLimit-Limit',
    'X-RateLimit-Remaining',
    'X-UsageLimit-Limit',
    'X-UsageLimit-Remaining',
    'Retry-After',
  ],
  maxAge: 600,
});

/** Counts calls in windows of a fixed length. */
function createMeter(limit: number, windowMs: number, now: () => number) {
  let start = now();
  let used = 0;
  const roll = () => {
    if (now() - start < windowMs) return;
    start = now();
    used = 0;
  };
  return {
    limit,
    /** False when the window is used up. */
    take(): boolean {
      roll();
      used += 1;
      return used <= limit;
    },
    remaining: () => Math.max(0, limit - used),
    secondsLeft: () => Math.max(1, Math.ceil((start + windowMs - now()) / 1_000)),
  };
}

function spoil(record: WireArticle, index: number): unknown {
  return [
    null,
    'text',
    { ...record, title: null },
    { ...record, url: 'javascript:alert(1)' },
    { ...record, published_at: 'soon' },
  ][index % 5];
}

/** Makes a service over a corpus. */
export function createNewsService(options: NewsServiceOptions): NewsService {
  const {
    maxLimit = 25,
    requireToken,
    usageLimit = 100_000,
    rateLimit = 10_000,
    control = false,
    now = Date.now,
  } = options;
  const index = createSearchIndex(options.articles);
  const parseRequest = createRequestParser(maxLimit);
  const faultControl = createFaultControl();
  const usage = createMeter(usageLimit, dayMs, now);
  const rate = createMeter(rateLimit, minuteMs, now);

  function answer(request: NewsRequest, faults: readonly Fault[]): string {
    const shift = faults.reduce((sum, fault) => sum + (fault.kind === 'shift' ? fault.by : 0), 0);
    const has = (kind: Fault['kind']) => faults.some((fault) => fault.kind === kind);
    const start = Math.max(0, (request.page - 1) * request.limit - shift);
    const count = has('half') ? Math.floor(request.limit / 3) : request.limit;
    const { articles, found } = has('empty') ? { articles: [], found: 0 } : index.find(request, start, count);
    const data = has('broken') ? articles.map(spoil) : articles;
    return JSON.stringify({ meta: { found, returned: data.length, limit: request.limit, page: request.page }, data });
  }

  async function answerNews(c: Context<NodeEnv>): Promise<Response> {
    const { searchParams } = new URL(c.req.url);
    faultControl.record(searchParams);
    const asked = c.req.header('X-News-Fault') ?? searchParams.get('fault') ?? faultControl.next(searchParams);
    const faults = parseFaults(asked ?? '');
    if (faults === null) return sendError(c, 400, `Unknown fault: ${asked}`);
    await sleep(faults.reduce((sum, fault) => sum + (fault.kind === 'delay' ? fault.ms : 0), 0));
    const isWithinRate = rate.take();
    c.header('X-RateLimit-Limit', String(rate.limit));
    c.header('X-RateLimit-Remaining', String(rate.remaining()));
    if (requireToken !== undefined && searchParams.get('api_token') !== requireToken) return sendError(c, 401);
    const isWithinUsage = usage.take();
    c.header('X-UsageLimit-Limit', String(usage.limit));
    c.header('X-UsageLimit-Remaining', String(usage.remaining()));
    if (!isWithinUsage) return sendError(c, 402);
    if (!isWithinRate) {
      c.header('Retry-After', String(rate.secondsLeft()));
      return sendError(c, 429);
    }
    const parsed = parseRequest(searchParams);
    if (parsed.kind === 'malformed') return sendError(c, 400, parsed.message);
    const body = answer(parsed.request, faults);
    const failure = faults.find(isFailure);
    return failure === undefined ? sendJson(c, body) : sendFailure(c, failure, body, now());
  }

  const app = new Hono<NodeEnv>();
  app.use(anyPageMayCall, async (c, next) => {
    c.header('Cache-Control', 'no-store');
    await next();
  });
  app.get(newsPath, answerNews);
  app.all(newsPath, (c) => {
    c.header('Allow', allowedMethods.join(', '));
    return sendError(c, 405);
  });
  if (control) app.route('/control', createControlApp(faultControl));
  app.notFound((c) => sendError(c, 404));
  return { app, faults: faultControl };
}
