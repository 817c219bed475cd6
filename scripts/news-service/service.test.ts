import { existsSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { newsPageSize } from '~/config/limits';
import { newsQuery } from '~/features/news/model/query';
import { parseNewsResponse } from '~/features/news/model/service/response';
import { listen } from '~scripts/lib/listen';
import { selections, searchTerms as terms } from '~scripts/settings/news-filters';
import { sampleArticles } from './corpus';
import { compileSearch } from './find-articles';
import { type NewsServiceOptions, createNewsService, newsPath } from './service';

const now = Date.UTC(2024, 4, 2, 15);
const articles = sampleArticles(now);
const server = await listen(createNewsService({ articles }).app.fetch);
afterAll(() => server.close());

async function get(query: string) {
  const response = await fetch(`${server.origin}${newsPath}${query}`);
  return { status: response.status, headers: response.headers, text: await response.text() };
}

/** Statuses of calls one after the other, of a service of their own. */
async function statusesOf(options: Partial<NewsServiceOptions>, queries: readonly string[]) {
  const { app } = createNewsService({ articles, ...options });
  const statuses: number[] = [];
  for (const query of queries) statuses.push((await app.request(newsPath + query)).status);
  return statuses;
}

describe('the samples', () => {
  it('are the same all day, newest first, and end on the day before', () => {
    expect(sampleArticles(now + 8 * 3_600_000)).toEqual(articles);
    const times = articles.map(({ published_at: time }) => Date.parse(time)).filter((time) => !Number.isNaN(time));
    expect(times).toEqual(times.toSorted((a, b) => b - a));
    expect(new Date(times[0] ?? 0).toISOString()).toMatch(/^2024-05-01T/);
  });

  it.each(selections)('fill the first page of $region × $category, and more than a second', async (selection) => {
    const query = newsQuery({ ...selection, page: 1, host: 'x', token: '' }, terms);
    const page = parseNewsResponse(JSON.parse((await get(`?${query.toString()}`)).text), terms);
    if (page === null) throw new Error('no answer');
    expect(page.found).toBeGreaterThan(2 * newsPageSize);
    expect(new Set(page.articles.map(({ title }) => title)).size).toBe(newsPageSize);
    // An image that cannot be loaded would leave an error in the console.
    const images = page.articles.flatMap(({ imageUrl }) => imageUrl ?? []);
    expect(images.filter((address) => !existsSync(`public${address}`))).toEqual([]);
  });

  it('are at invented addresses', () => {
    const addresses = /^https:\/\/(?:editor:secret@)?[\w-]+\.example\/|^javascript:/;
    expect(articles.filter(({ url }) => !addresses.test(url))).toEqual([]);
  });
});

describe('the search', () => {
  const words = ' haitian coffee exporters sign deals in sao paulo latin america ';

  it.each([
    ['coffee', true],
    ['coff', false],
    ['tea OR coffee', true],
    ['São Paulo OR tea', true],
    ['paulo sao', true],
    ['"paulo sao" | "latin america"', true],
    ['"paulo sao"', false],
    ['(tea | coffee) + (deals | rum)', true],
    ['(tea | coffee) + (sugar | rum)', false],
  ])('%s: %s', (search, expected) => {
    expect(compileSearch(search)(words)).toBe(expected);
  });
});

describe('the all-news call', () => {
  it('pages through everything, and lowers the limit to the plan', async () => {
    expect(JSON.parse((await get('?limit=5&page=2')).text)).toMatchObject({
      meta: { found: articles.length, returned: 5, limit: 5, page: 2 },
      data: articles.slice(5, 10),
    });
    expect(JSON.parse((await get('?limit=100')).text)).toMatchObject({ meta: { limit: 25, returned: 25 } });
  });

  it.each(['page=0', 'page=x', 'limit=1.5', 'page=1001&limit=20'])('refuses %s', async (query) => {
    const { status, text } = await get(`?${query}`);
    expect([status, JSON.parse(text)]).toMatchObject([400, { error: { code: 'malformed_parameters' } }]);
  });

  it('accepts one token, and as many calls as the plan has', async () => {
    expect(await statusesOf({ requireToken: 'right' }, ['', '?api_token=wrong', '?api_token=right'])).toEqual([
      401, 401, 200,
    ]);
    expect(await statusesOf({ usageLimit: 2 }, ['', '', ''])).toEqual([200, 200, 402]);
    expect((await get('')).headers.get('x-usagelimit-remaining')).toMatch(/^\d+$/);
  });
});
