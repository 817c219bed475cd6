import { describe, expect, it } from 'vitest';
import { articleLengths, newsPageSize } from '~/config/limits';
import { searchTerms as terms } from '~scripts/settings/news-filters';
import { type NewsPage, parseNewsResponse, regionOf } from './response';

const record = {
  uuid: 'u-1',
  title: 'Ports &amp; storms',
  description: '<p>US$"10M"</p>',
  keywords: '',
  snippet: null,
  url: 'https://news.example.com/a?utm_source=x#top',
  image_url: 'https://images.example.com/a.jpg',
  language: 'en',
  published_at: '2022-05-13T13:06:42.000000Z',
  source: 'news.example.com',
  categories: ['business', 'business', '', 7, 'world'],
  relevance_score: null,
  locale: 'us',
};

function answer(...data: readonly unknown[]): unknown {
  return { meta: { found: 100, returned: data.length, limit: 12, page: 1 }, data };
}

function parseOk(body: unknown): NewsPage {
  const page = parseNewsResponse(body, terms);
  if (page.kind !== 'ok') throw new Error(page.message);
  return page;
}

describe('parseNewsResponse', () => {
  it('turns a record into an article', () => {
    const told = { ...record, keywords: 'ports, Haiti' };
    expect(parseOk(answer(told)).articles).toEqual([
      {
        url: 'https://news.example.com/a',
        title: 'Ports & storms',
        description: 'US$"10M"',
        imageUrl: 'https://images.example.com/a.jpg',
        region: 'haiti',
        source: 'news.example.com',
        categories: ['business', 'world'],
        publishedAt: '2022-05-13T13:06:42Z',
      },
    ]);
  });

  it.each([
    ['not a record', null],
    ['no title', { ...record, title: null }],
    ['bad address', { ...record, url: 'javascript:alert(1)' }],
    ['bad date', { ...record, published_at: '0000-00-00 00:00:00' }],
  ] as const)('drops and names: %s', (reason, bad) => {
    const page = parseOk(answer(bad, record));
    expect(page.articles).toHaveLength(1);
    expect(page.problems).toEqual([expect.stringMatching(new RegExp(`^data\\[0\\].*${reason}`))]);
  });

  it('names a dropped record by its uuid, and never repeats an address with credentials', () => {
    const { problems } = parseOk(answer({ ...record, url: 'https://user:word@example.com/' }));
    expect(problems).toEqual(['data[0] (uuid "u-1"): bad address: url is no http(s) address that can be linked']);
  });

  it('keeps articles without description, picture, source or categories', () => {
    const [article] = parseOk(
      answer({ uuid: 'u', title: 'T', url: 'https://www.example.com/x', published_at: '2022-05-13' }),
    ).articles;
    expect(article).toEqual({
      url: 'https://www.example.com/x',
      title: 'T',
      description: '',
      imageUrl: null,
      region: 'all',
      source: 'example.com',
      categories: [],
      publishedAt: '2022-05-13T00:00:00Z',
    });
  });

  it('merges the same address: the first keeps its place and takes what it lacks', () => {
    const first = { ...record, description: null, image_url: null, categories: [] };
    const other = { ...record, url: 'https://other.example.com/' };
    const page = parseOk(answer(first, other, { ...record, title: 'Another', url: 'https://news.example.com/a' }));
    expect(page.articles.map(({ url }) => url)).toEqual(['https://news.example.com/a', 'https://other.example.com/']);
    expect(page.articles[0]).toMatchObject({
      title: 'Ports & storms',
      description: 'US$"10M"',
      imageUrl: 'https://images.example.com/a.jpg',
      categories: ['business', 'world'],
    });
    expect(page.problems).toEqual([expect.stringContaining('duplicate')]);
  });

  it('caps lengths', () => {
    const long = 'word '.repeat(400);
    const [article] = parseOk(
      answer({ ...record, title: long, description: long, source: long, categories: [long] }),
    ).articles;
    const lengths = [article?.title, article?.description, article?.source, article?.categories[0]].map(
      (text) => text?.length ?? 0,
    );
    expect(lengths.every((length, index) => length <= (Object.values(articleLengths)[index] ?? 0))).toBe(true);
    expect(article?.title.endsWith('word…')).toBe(true);
  });

  it('tells the clamped page size and the total, which is never less than what came', () => {
    expect(parseOk({ meta: { found: 0, limit: 3 }, data: [record] })).toMatchObject({
      found: 1,
      limit: 3,
      returned: 1,
    });
    expect(parseOk({ meta: { found: 9 }, data: [] })).toMatchObject({ found: 9, limit: 12, returned: 0 });
  });

  it('takes no more records than are asked for, and believes in no larger page', () => {
    const data = Array.from({ length: 200 }, (_, id) => ({ ...record, url: `https://news.example.com/${id}` }));
    const page = parseOk({ meta: { found: 200, limit: 200 }, data });
    expect([page.articles.length, page.returned, page.limit]).toEqual([newsPageSize, newsPageSize, newsPageSize]);
  });

  it('takes no title that shows nothing for one', () => {
    const titles = ['\u200D', '\u3164\u115F', '\u2800 \u2800', '\u034F\u180E\uFE0F', '\u200E\u200F', '&#x200c;'];
    const { articles, problems } = parseOk(answer(...titles.map((title) => ({ ...record, title }))));
    expect([articles, problems.length]).toEqual([[], titles.length]);
  });

  it.each([
    [null, 'answer: null is not an object'],
    [{}, 'answer: data: undefined is not a list'],
    [{ data: [] }, 'answer: meta: undefined is not an object'],
    [{ data: [], meta: {} }, 'answer: meta.found: undefined is not a count'],
    [{ error: { code: 'rate_limit_reached', message: 'x' } }, 'answer: the service reports error "rate_limit_reached"'],
  ])('refuses %j', (body, message) => {
    expect(parseNewsResponse(body, terms)).toEqual({ kind: 'invalid', message });
  });
});

describe('the region of an article', () => {
  it.each([
    [['Trade between Haiti and the Dominican Republic up 9%'], 'haiti'],
    [['Latin America grows faster than America'], 'latin-america'],
    [['A headline', 'Kingston, Caribbean', 'of the United States'], 'caribbean'],
    [['Haitianism, Americana'], 'all'],
    [[], 'all'],
  ])('is that of the phrase that stands first in %j: %s', (texts, region) => {
    expect(regionOf(texts, terms)).toBe(region);
  });
});
