import { describe, expect, it } from 'vitest';
import { newsPageSize } from '~/config/limits';
import { parseNewsResponse } from '~/news/response';
import { createServiceQuery } from '~/news/serviceQuery';
import { selections, searchTerms as terms } from '~tests/support/news/search-terms';
import { serviceArticle } from '~tests/support/news/test-refresh';
import { createSampleArticles } from './sample-articles';
import { createNewsService, newsPath } from './service';

const now = Date.UTC(2024, 4, 2, 15);
const articles = createSampleArticles(now);
const service = createNewsService(articles);

async function get(query: string | URLSearchParams, from = service) {
  const answer = await from.request(`${newsPath}?${query.toString()}`);
  return { status: answer.status, headers: answer.headers, body: await answer.json() };
}

describe('the samples', () => {
  it('are the same all day, newest first, and end on the day before', () => {
    expect(createSampleArticles(now + 8 * 3_600_000)).toEqual(articles);
    const times = articles.map(({ published_at: time }) => Date.parse(time)).filter((time) => !Number.isNaN(time));
    expect(times).toEqual(times.toSorted((a, b) => b - a));
    expect(new Date(times[0] ?? 0).toISOString()).toMatch(/^2024-05-01T/);
  });

  it.each(selections)('fill the first page of $region × $category, and more', async (selection) => {
    const query = createServiceQuery({ ...selection, page: 1, host: 'x', token: '' }, terms);
    const page = parseNewsResponse((await get(query)).body, terms, now);
    if (page === null) throw new Error('no answer');
    expect(page.found).toBeGreaterThan(newsPageSize);
    expect(new Set(page.articles.map(({ title }) => title)).size).toBe(newsPageSize);
  });

  it('are at invented addresses', () => {
    const addresses = /^https?:\/\/(?:www\.)?[\w-]+\.example\//;
    expect(articles.filter(({ url }) => !addresses.test(url))).toEqual([]);
  });
});

const description = 'Haitian coffee exporters sign deals in São Paulo, Latin America';
const one = createNewsService([serviceArticle('a', now, { description })]);

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
])('the search for %s finds the article: %s', async (search, isFound) => {
  expect((await get(new URLSearchParams({ search }), one)).body.meta.found).toBe(isFound ? 1 : 0);
});

describe('the all-news call', () => {
  it('pages through everything, and lowers the limit to the plan', async () => {
    expect((await get('limit=5&page=2')).body).toMatchObject({
      meta: { found: articles.length, returned: 5, limit: 5, page: 2 },
      data: articles.slice(5, 10),
    });
    expect((await get('limit=100')).body).toMatchObject({ meta: { limit: 25, returned: 25 } });
  });

  it.each(['page=0', 'page=x', 'limit=1.5', 'page=1001&limit=20'])('refuses %s', async (query) => {
    expect(await get(query)).toMatchObject({ status: 400, body: { error: { code: 'malformed_parameters' } } });
  });

  it('accepts one token', async () => {
    const guarded = createNewsService(articles, { requireToken: 'right' });
    const statuses: number[] = [];
    for (const query of ['', 'api_token=wrong', 'api_token=right']) statuses.push((await get(query, guarded)).status);
    expect(statuses).toEqual([401, 401, 200]);
  });
});
