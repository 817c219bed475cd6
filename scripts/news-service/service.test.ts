import { Hono } from 'hono';
import fetch from 'node-fetch';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { categoryIds } from '~/config/news';
import { parseNewsResponse } from '~/features/news/model/response';
import { type Listening, listen } from '~scripts/lib/listen';
import { writeSampleArticles } from './samples/generate';
import { type NewsService, type NewsServiceOptions, createNewsService, newsPath } from './service';

const [, category = 'all', otherCategory = 'all'] = categoryIds;
const articles = writeSampleArticles(Date.UTC(2024, 4, 2));
let service: NewsService;
let server: Listening;
beforeAll(async () => {
  service = createNewsService({ articles, control: true });
  server = await listen(service.app.fetch);
});
afterAll(() => server.close());

async function get(query: string, init: Parameters<typeof fetch>[1] = {}, url = server.origin + newsPath) {
  const response = await fetch(`${url}${query}`, { redirect: 'manual', ...init });
  const text = await response.text();
  return { status: response.status, headers: response.headers, text };
}

async function json(query: string, url = server.origin + newsPath) {
  const parsed = parseNewsResponse(JSON.parse((await get(query, {}, url)).text));
  if (parsed.kind !== 'ok') throw new Error(parsed.message);
  return parsed;
}

async function withService<T>(options: Partial<NewsServiceOptions>, run: (url: string) => Promise<T>): Promise<T> {
  const other = await listen(createNewsService({ articles, ...options }).app.fetch);
  try {
    return await run(other.origin + newsPath);
  } finally {
    await other.close();
  }
}

describe('the all-news call', () => {
  it('pages through everything, newest first, and tells what it did', async () => {
    const body: unknown = JSON.parse((await get('?limit=5&page=2')).text);
    expect(body).toMatchObject({
      meta: { found: articles.length, returned: 5, limit: 5, page: 2 },
      data: articles.slice(5, 10),
    });
    expect(body).toHaveProperty('data.0.published_at', expect.stringMatching(/^2024-05-01T.*\.000000Z$/));
  });

  it('clamps the limit to the plan', async () => {
    expect((await json('?limit=100')).limit).toBe(25);
    await withService({ maxLimit: 3 }, async (url) =>
      expect(await json('?limit=12&page=2', url)).toMatchObject({ limit: 3, returned: 3 }),
    );
  });

  it.each([
    ['?search=Haiti+OR+Haitian', (count: number) => count > 100 && count < 300],
    [`?search=Haiti+%7C+Haitian&categories=${category}`, (count: number) => count > 24 && count < 60],
    [`?categories=${category},${otherCategory}`, (count: number) => count > 200],
    [`?categories=${category}&exclude_categories=${category}`, (count: number) => count === 0],
    ['?search=%22zzz%22', (count: number) => count === 0],
    ['?language=es', (count: number) => count === 0],
    ['?language=en,es&locale=ht', (count: number) => count > 100],
    ['?published_after=2024-04-29&published_before=2024-04-30', (count: number) => count > 10 && count < 80],
    ['?published_on=2024-04-29', (count: number) => count > 10 && count < 80],
    ['?published_after=2024-04-29T12:00&sort=published_on', (count: number) => count > 50],
    ['?domains=kingston-evening-post.example.com', (count: number) => count > 10],
    ['?exclude_domains=kingston-evening-post.example.com', (count: number) => count < articles.length],
  ])('filters: %s', async (query, isExpected) => {
    const { found } = await json(query);
    expect([found, isExpected(found)]).toEqual([found, true]);
  });

  it('scores a search, and sorts by the score when asked', async () => {
    const body: unknown = JSON.parse((await get('?search=bonds&sort=relevance_score&limit=25')).text);
    const scores = (JSON.stringify(body).match(/"relevance_score":[\d.]+/g) ?? []).map((text) =>
      Number(text.split(':')[1]),
    );
    expect(scores.length).toBeGreaterThan(5);
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
  });

  it.each([
    '?page=0',
    '?page=-1',
    '?page=x',
    '?limit=0',
    '?limit=1.5',
    '?page=1001&limit=20',
    '?page=99999999999',
    '?sort=title',
    '?published_after=yesterday',
    '?published_on=2024-13-01',
    `?search=${'('.repeat(60)}`,
    '?fault=nonsense',
  ])('refuses %s', async (query) => {
    const { status, text } = await get(query);
    expect([status, JSON.parse(text)]).toMatchObject([400, { error: { code: 'malformed_parameters' } }]);
  });
});

describe('the interface around it', () => {
  it('lets any page call it, and read the limits', async () => {
    const { headers } = await get('?limit=1');
    expect(headers.get('access-control-allow-origin')).toBe('*');
    for (const name of ['X-RateLimit-Limit', 'X-RateLimit-Remaining', 'X-UsageLimit-Limit', 'X-UsageLimit-Remaining']) {
      expect(headers.get('access-control-expose-headers')).toContain(name);
      expect(headers.get(name)).toMatch(/^\d+$/);
    }
  });

  it('answers HEAD, OPTIONS, other methods and other paths', async () => {
    const [head, options, post, path] = [
      await get('', { method: 'HEAD' }),
      await get('', { method: 'OPTIONS' }),
      await get('', { method: 'POST' }),
      await get('/else'),
    ];
    expect([head.status, head.text, Number(head.headers.get('content-length')) > 100]).toEqual([200, '', true]);
    expect([options.status, options.headers.get('access-control-allow-headers')]).toEqual([
      204,
      'Accept,Content-Type,X-News-Fault',
    ]);
    expect([post.status, post.headers.get('allow'), path.status]).toEqual([405, 'GET, HEAD, OPTIONS', 404]);
  });

  it('accepts one token where one is required', () =>
    withService({ requireToken: 'right' }, async (url) => {
      expect([
        (await get('', {}, url)).status,
        (await get('?api_token=wrong', {}, url)).status,
        (await get('?api_token=right', {}, url)).status,
      ]).toEqual([401, 401, 200]);
    }));

  it('counts usage and rate', () =>
    withService({ rateLimit: 2, usageLimit: 3 }, async (url) => {
      const statuses = [];
      for (let call = 0; call < 4; call += 1) statuses.push(await get('?limit=1', {}, url));
      expect(statuses.map(({ status }) => status)).toEqual([200, 200, 429, 402]);
      expect(statuses.map(({ headers }) => headers.get('x-usagelimit-remaining'))).toEqual(['2', '1', '0', '0']);
      expect(Number(statuses[2]?.headers.get('retry-after'))).toBeGreaterThan(50);
    }));

  it('opens its windows again', async () => {
    let time = 0;
    await withService({ rateLimit: 1, now: () => time }, async (url) => {
      const first = [(await get('?limit=1', {}, url)).status, (await get('?limit=1', {}, url)).status];
      time = 60_000;
      expect([...first, (await get('?limit=1', {}, url)).status]).toEqual([200, 429, 200]);
    });
  });

  it('stands under a path of another application', async () => {
    const { app } = createNewsService({ articles });
    const site = new Hono().mount('/news', app.fetch);
    expect([(await site.request(`/news${newsPath}`)).status, (await site.request(newsPath)).status]).toEqual([
      200, 404,
    ]);
  });
});

describe('faults', () => {
  it.each([
    ['401', 401, 'invalid_api_token'],
    ['402', 402, 'usage_limit_reached'],
    ['403', 403, 'endpoint_access_restricted'],
    ['404', 404, 'resource_not_found'],
    ['429', 429, 'rate_limit_reached'],
    ['500', 500, 'server_error'],
    ['503', 503, 'maintenance_mode'],
    ['400', 400, 'malformed_parameters'],
  ])('%s answers in the service’s error shape', async (fault, status, code) => {
    const response = await get('', { headers: { 'x-news-fault': fault } });
    expect([response.status, JSON.parse(response.text)]).toMatchObject([status, { error: { code } }]);
  });

  it('tells when to come back, in seconds or as a date', async () => {
    expect((await get('?fault=429:7')).headers.get('retry-after')).toBe('7');
    expect(Date.parse((await get('?fault=503-date:7')).headers.get('retry-after') ?? '')).toBeGreaterThan(
      Date.now() + 4_000,
    );
  });

  it('spoils bodies', async () => {
    const bodies = await Promise.all(
      ['cut', 'html', 'shape:4', 'empty', 'half', 'broken'].map(
        async (fault) => (await get(`?limit=12&fault=${fault}`)).text,
      ),
    );
    expect(() => JSON.parse(bodies[0] ?? '')).toThrow(SyntaxError);
    expect(bodies[1]).toContain('<!doctype html>');
    expect(bodies[2]).toBe('true');
    expect(JSON.parse(bodies[3] ?? '')).toMatchObject({ meta: { found: 0, returned: 0 }, data: [] });
    expect(JSON.parse(bodies[4] ?? '')).toMatchObject({ meta: { returned: 4 } });
    expect(parseNewsResponse(JSON.parse(bodies[5] ?? ''))).toMatchObject({ articles: [], returned: 12 });
  });

  it.each(['hang', 'hang-body', 'endless'])('%s does not end by itself', async (fault) => {
    await expect(get(`?fault=${fault}`, { signal: AbortSignal.timeout(120) })).rejects.toThrow(/aborted/);
  });

  it('answers late, breaks off, points elsewhere, moves pages', async () => {
    const start = performance.now();
    await get('?fault=delay:80');
    expect(performance.now() - start).toBeGreaterThanOrEqual(79);
    await expect(get('?fault=reset')).rejects.toThrow(/socket hang up/);
    expect((await get('?fault=redirect')).headers.get('location')).toBe('https://elsewhere.example.com/v1/news/all');
    const [, moved] = [await json('?limit=12'), await json('?limit=12&page=2&fault=shift:3')];
    expect(moved.articles[0]?.url).toBe(articles[9]?.url);
  });

  it('are set from outside, for so many requests of a kind, and cleared', async () => {
    const base = server.origin;
    await get('/control/faults', { method: 'DELETE' }, base);
    const set = (rule: unknown) => get('/control/faults', { method: 'POST', body: JSON.stringify(rule) }, base);
    expect((await set({ fault: '503', times: 1, matching: { page: '2' } })).status).toBe(200);
    expect([
      (await set({ fault: 'odd' })).status,
      (await set(7)).status,
      (await get('/control/faults', { method: 'POST', body: '{' }, base)).status,
      (await get('/control/x', {}, base)).status,
    ]).toEqual([400, 400, 400, 404]);
    const statuses = [];
    for (const page of [1, 2, 2]) statuses.push((await get(`?api_token=hidden&page=${page}`)).status);
    expect(statuses).toEqual([200, 503, 200]);
    const requests = (await get('/control/requests', {}, base)).text;
    expect(JSON.parse(requests)).toEqual([{ page: '1' }, { page: '2' }, { page: '2' }]);
    await get('/control/faults', { method: 'DELETE' }, base);
    expect(service.faults.requests()).toEqual([]);
  });

  it('cannot be set from outside unless that is open', () =>
    withService({}, async (url) => {
      expect((await get('/control/requests', {}, url.replace('/v1/news/all', ''))).status).toBe(404);
    }));
});
