import { describe, expect, it } from 'vitest';
import { newsPageSize } from '~/config/limits';
import { sampleArticle } from '~tests/support/news/articles';
import { searchTerms as terms } from '~tests/support/news/search-terms';
import { type ArticlesPage, parseNewsResponse, findRegion } from './response';

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

/** What is left of a text of words. */
const cut = (length: number) => `${'word '.repeat(length / 5).slice(0, -1)}…`;

function parseOk(body: unknown): ArticlesPage {
  const page = parseNewsResponse(body, terms, Date.UTC(2026, 0, 3));
  if (page === null) throw new Error('no answer');
  return page;
}

describe('parseNewsResponse', () => {
  it('turns a record into an article', () => {
    const recordWithKeywords = { ...record, keywords: 'ports, Haiti' };
    expect(parseOk(answer(recordWithKeywords)).articles).toEqual([
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
    ['A Vote - The New York Times', 'www.nytimes.com', 'A Vote'],
    ['A Vote - The Wall Street Journal', 'www.wsj.com', 'A Vote'],
    ['A Vote - Now You Think', 'www.nytimes.com', 'A Vote - Now You Think'],
    ['A Vote | CNN', 'edition.cnn.com', 'A Vote | CNN'],
    ['A Vote | CNN', 'www.cnn.com', 'A Vote'],
    ['A Vote – Reuters.com', 'reuters.com', 'A Vote'],
    ['A Vote - The Verge', 'www.theverge.com', 'A Vote'],
    ['A Vote — Zuercher', 'www.zuercher.example', 'A Vote'],
    ['A Vote - The Guardian', 'www.guardian.example', 'A Vote'],
    ['- CNN', 'www.cnn.com', '- CNN'],
  ])('leaves the publisher’s own name out of a title: %s of %s', (title, host, shown) => {
    const [article] = parseOk(answer({ ...record, title, url: `https://${host}/a` })).articles;
    expect(article?.title).toBe(shown);
  });

  it.each([
    [
      'Ports of Hispaniola brace for the storm',
      'Ports of Hispaniola brace for the storm Another paper Ports close',
      '',
    ],
    ['Ports of Hispaniola brace for the storm', 'Ports close early.', 'Ports close early.'],
    ['Ports close', 'Ports close early because of the storm.', 'Ports close early because of the storm.'],
  ])('leaves out a description that repeats a long title: %s: %s', (title, description, shown) => {
    expect(parseOk(answer({ ...record, title, description })).articles[0]?.description).toBe(shown);
  });

  // An address is not repeated: it may carry credentials.
  it.each([
    ['null is not an object', null],
    ['title: null is not a title', { ...record, title: null }],
    ['url: not an https address that can be linked', { ...record, url: 'javascript:alert(1)' }],
    ['url: not an https address that can be linked', { ...record, url: 'https://user:word@example.com/' }],
    ['published_at: "0000-00-00 00:00:00" is not an instant', { ...record, published_at: '0000-00-00 00:00:00' }],
    ['published_at: "2026-99-99" is not an instant', { ...record, published_at: '2026-99-99' }],
    [
      'published_at: "2026-01-04T00:00:01Z" is more than a day ahead',
      { ...record, published_at: '2026-01-04T00:00:01Z' },
    ],
  ])('drops a record and names why: %s', (reason, bad) => {
    const page = parseOk(answer(bad, record));
    expect([page.articles.length, page.problems]).toEqual([1, [`data[0]: ${reason}`]]);
  });

  it('keeps articles without description, picture, source or categories', () => {
    const article = { ...sampleArticle(1), url: 'https://www.news.example/1' };
    const { publishedAt, title, url } = article;
    expect(parseOk(answer({ title, url, published_at: publishedAt })).articles).toEqual([article]);
  });

  it.each([
    ['news.example.com', 'news.example.com'],
    ['The Daily', 'The Daily'],
    ['xn--mnchner-n2a.de', 'xn--mnchner-n2a.de'],
    ['https://www.xn--mnchner-n2a.de/feed', 'xn--mnchner-n2a.de'],
    ['https://localhost/', 'localhost'],
    ['https://', 'xn--zrcher-3ya.example'],
    ['', 'xn--zrcher-3ya.example'],
  ])('names the publisher of the source %j as %j', (source, shown) => {
    const url = 'https://www.zürcher.example/a';
    expect(parseOk(answer({ ...record, source, url })).articles[0]?.source).toBe(shown);
  });

  it('has an address once: the first keeps its place', () => {
    const other = { ...record, url: 'https://other.example.com/' };
    const page = parseOk(
      answer(record, other, { ...record, title: 'Another', url: 'https://www.news.example.com/a/' }),
    );
    expect(page.articles.map(({ title }) => title)).toEqual(['Ports & storms', 'Ports & storms']);
    expect(page.problems).toEqual(['data[2]: an article that was there before']);
  });

  it('caps lengths', () => {
    const long = 'word '.repeat(400);
    const parts = { title: long, description: long, source: long, categories: [long] };
    expect(parseOk(answer({ ...record, ...parts })).articles).toMatchObject([
      { title: cut(300), description: cut(600), source: cut(80), categories: [cut(40)] },
    ]);
  });

  it('tells the clamped page size and the total, which is never less than what came', () => {
    const meta = { found: 0, limit: 3 };
    expect(parseOk({ meta, data: [record] })).toMatchObject({ found: 1, limit: 3, returned: 1 });
    expect(parseOk({ meta: { found: 9 }, data: [] })).toMatchObject({ found: 9, limit: 12, returned: 0 });
  });

  it.each([
    [{ found: '5,000' }, 'meta.found: "5,000" is not a count'],
    [{ found: '9' }, 'meta.found: "9" is not a count'],
    [{ found: null }, 'meta.found: null is not a count'],
    [{ found: -1 }, 'meta.found: -1 is not a count'],
    [{}, 'meta.found: undefined is not a count'],
    [null, 'meta: null is not an object'],
    [undefined, 'meta: undefined is not an object'],
  ])('keeps the articles of an answer with the total %j, names it, and expects no more', (meta, problem) => {
    const other = { ...record, url: 'https://news.example.com/b' };
    const page = parseOk({ meta, data: [record, other] });
    expect([page.articles.length, page.found, page.problems]).toEqual([2, 2, [problem]]);
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
    null,
    {},
    { data: [] },
    { data: [], meta: {} },
    { data: [null], meta: { found: '9' } },
    { data: { 0: record }, meta: { found: 1 } },
    { error: { code: 'rate_limit_reached', message: 'x' } },
  ])('refuses %j', (body) => expect(parseNewsResponse(body, terms, Date.UTC(2026, 0, 3))).toBeNull());
});

it.each([
  [['Trade between Haiti and the Dominican Republic up 9%'], 'haiti'],
  [['Latin America grows faster than America'], 'latin-america'],
  [['A headline', 'Kingston, Caribbean', 'of the United States'], 'caribbean'],
  [['Haitianism, Americana'], 'all'],
  [['HAITI unrest spreads to the USA'], 'haiti'],
  [['Una usanza americana'], 'all'],
  [['Haïti’s ports reopen; the usa helps'], 'haiti'],
  [['Central America trade grows', 'NORTH AMERICA sells less'], 'all'],
  [['From Central and South America to America'], 'latin-america'],
  [['America trades with Central America'], 'united-states'],
  [[], 'all'],
])('the region of an article is that of the phrase that stands first in %j: %s', (texts, region) => {
  expect(findRegion(texts, terms)).toBe(region);
});
