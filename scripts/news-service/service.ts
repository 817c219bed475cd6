/** The embedded news service: the real one's interface over a corpus, as a plain node http handler. */
import type { IncomingMessage, ServerResponse } from 'node:http';

import { type FaultControl, answerControl, createFaultControl } from './control';
import { type Fault, isFailure, parseFaults, send, sendError, sendFailure } from './faults';
import { type NewsRequest, parseRequest } from './parameters';
import { createSearchIndex } from './search-index';
import type { WireArticle } from './wire-article';

export interface NewsServiceOptions {
  readonly articles: readonly WireArticle[];
  /** Path in front of `/v1/news/all`, without trailing slash, for servers that do not strip it. */
  readonly pathPrefix?: string;
  /** Largest page of the plan; a larger `limit` is clamped. */
  readonly maxLimit?: number;
  /** The one accepted token; without it any token, or none, is accepted. */
  readonly requireToken?: string;
  /** Calls a day, and a minute; past them 402 and 429 are answered. */
  readonly usageLimit?: number;
  readonly rateLimit?: number;
  /** Opens `…/control/faults` and `…/control/requests`, for browser tests. */
  readonly control?: boolean;
  /** The service's clock, in ms. */
  readonly now?: () => number;
}

export interface NewsService {
  /** Answers one request; a path that is not the service's gets a 404 in its error shape. */
  readonly handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  readonly faults: FaultControl;
}

const newsPath = '/v1/news/all';
const exposedHeaders =
  'X-RateLimit-Limit, X-RateLimit-Remaining, X-UsageLimit-Limit, X-UsageLimit-Remaining, Retry-After';
const minuteMs = 60_000;
const dayMs = 86_400_000;

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

/** Makes a service over a corpus. It holds no socket: give `handle` to a server, or mount it in one. */
export function createNewsService(options: NewsServiceOptions): NewsService {
  const {
    pathPrefix = '',
    maxLimit = 25,
    requireToken,
    usageLimit = 100_000,
    rateLimit = 10_000,
    control = false,
    now = Date.now,
  } = options;
  const index = createSearchIndex(options.articles);
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

  async function answerNews(request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> {
    const asked =
      request.headers['x-news-fault'] ?? url.searchParams.get('fault') ?? faultControl.next(url.searchParams);
    const faults = parseFaults(String(asked ?? ''));
    if (faults === null) return sendError(response, 400, `Unknown fault: ${String(asked)}`);
    const delayMs = faults.reduce((sum, fault) => sum + (fault.kind === 'delay' ? fault.ms : 0), 0);
    if (delayMs > 0) {
      await new Promise<void>((resolve) => {
        setTimeout(resolve, delayMs);
      });
    }
    const withinRate = rate.take();
    response.setHeader('X-RateLimit-Limit', rate.limit).setHeader('X-RateLimit-Remaining', rate.remaining());
    const parsed = parseRequest(url.searchParams, maxLimit);
    if (requireToken !== undefined && url.searchParams.get('api_token') !== requireToken)
      return sendError(response, 401);
    const withinUsage = usage.take();
    response.setHeader('X-UsageLimit-Limit', usage.limit).setHeader('X-UsageLimit-Remaining', usage.remaining());
    if (!withinUsage) return sendError(response, 402);
    if (!withinRate) {
      response.setHeader('Retry-After', rate.secondsLeft());
      return sendError(response, 429);
    }
    if (parsed.kind === 'malformed') return sendError(response, 400, parsed.message);
    const body = answer(parsed.request, faults);
    const failure = faults.find(isFailure);
    if (failure !== undefined) return sendFailure(response, failure, body, now());
    return send(response, 200, 'application/json', body);
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams, href } = new URL(request.url ?? '/', 'http://service.invalid');
    response
      .setHeader('Access-Control-Allow-Origin', '*')
      .setHeader('Access-Control-Expose-Headers', exposedHeaders)
      .setHeader('Cache-Control', 'no-store');
    if (control && pathname.startsWith(`${pathPrefix}/control/`))
      return answerControl(faultControl, request, response, pathname.slice(pathPrefix.length));
    if (pathname !== `${pathPrefix}${newsPath}`) return sendError(response, 404);
    if (request.method === 'OPTIONS') {
      response.writeHead(204, {
        'Access-Control-Allow-Methods': 'GET, HEAD, OPTIONS',
        'Access-Control-Allow-Headers': 'Accept, Content-Type, X-News-Fault',
        'Access-Control-Max-Age': '600',
      });
      response.end();
      return;
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD, OPTIONS');
      return sendError(response, 405);
    }
    faultControl.record(searchParams);
    return answerNews(request, response, new URL(href));
  }

  return { handle, faults: faultControl };
}
