import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { articleLengths } from '../../../config/limits';
import { instant } from './fields';
import { parseNewsResponse } from './response';
import { type NewsPage, dropReasons, parseSnapshot, parseSnapshotIndex } from './schema';

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
  const page = parseNewsResponse(body);
  if (page.kind !== 'ok') throw new Error(page.message);
  return page;
}

describe('parseNewsResponse', () => {
  it('turns a record into an article', () => {
    expect(parseOk(answer(record)).articles).toEqual([
      {
        url: 'https://news.example.com/a',
        title: 'Ports & storms',
        description: 'US$"10M"',
        imageUrl: 'https://images.example.com/a.jpg',
        source: 'news.example.com',
        categories: ['business', 'world'],
        publishedAt: '2022-05-13T13:06:42Z',
      },
    ]);
  });

  it.each([
    ['not a record', null],
    ['not a record', 'text'],
    ['not a record', []],
    ['no title', { ...record, title: null }],
    ['no title', { ...record, title: ' <b></b> ' }],
    ['no title', { ...record, title: 7 }],
    ['bad address', { ...record, url: 'javascript:alert(1)' }],
    ['bad address', { ...record, url: 'https://user:word@example.com/' }],
    ['bad date', { ...record, published_at: '0000-00-00 00:00:00' }],
    ['bad date', { ...record, published_at: '2022-02-30T10:00:00Z' }],
    ['bad date', { ...record, published_at: 1_652_447_202 }],
  ] as const)('drops and counts: %s', (reason, bad) => {
    const page = parseOk(answer(bad, record));
    expect(page.articles).toHaveLength(1);
    expect(page.dropped[reason]).toBe(1);
    expect(page.problems).toHaveLength(1);
    expect(page.problems[0]).toMatch(new RegExp(`^data\\[0\\].*${reason}`));
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
      source: 'example.com',
      categories: [],
      publishedAt: '2022-05-13T00:00:00Z',
    });
  });

  it('merges the same address: the first keeps its place and takes what it lacks', () => {
    const first = { ...record, description: null, image_url: null, categories: [] };
    const page = parseOk(
      answer(
        first,
        { ...record, url: 'https://other.example.com/' },
        { ...record, title: 'Another', url: 'https://news.example.com/a' },
      ),
    );
    expect(page.articles.map(({ url }) => url)).toEqual(['https://news.example.com/a', 'https://other.example.com/']);
    expect(page.articles[0]).toMatchObject({
      title: 'Ports & storms',
      description: 'US$"10M"',
      imageUrl: 'https://images.example.com/a.jpg',
      categories: ['business', 'world'],
    });
    expect(page.dropped.duplicate).toBe(1);
  });

  it('reads a source that is an address as its host', () => {
    expect(parseOk(answer({ ...record, source: 'https://www.paper.example.com/' })).articles[0]?.source).toBe(
      'paper.example.com',
    );
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

  it.each([
    [null, 'answer: null is not an object'],
    [[], 'answer: [] is not an object'],
    ['<html>', 'answer: "<html>" is not an object'],
    [{}, 'answer: data: undefined is not a list'],
    [{ data: {}, meta: { found: 1 } }, 'answer: data: {} is not a list'],
    [{ data: [] }, 'answer: meta: undefined is not an object'],
    [{ data: [], meta: {} }, 'answer: meta.found: undefined is not a count'],
    [{ data: [], meta: { found: -1 } }, 'answer: meta.found: -1 is not a count'],
    [{ data: [], meta: { found: '12' } }, 'answer: meta.found: "12" is not a count'],
    [{ error: { code: 'rate_limit_reached', message: 'x' } }, 'answer: the service reports error "rate_limit_reached"'],
  ])('refuses %j', (body, message) => {
    expect(parseNewsResponse(body)).toEqual({ kind: 'invalid', message });
  });

  const field = fc.oneof(
    fc.jsonValue(),
    fc.constantFrom(
      '',
      null,
      'undefined',
      '//x/y',
      'https://a.example.com/x',
      '2022-05-13T13:06:42.000000Z',
      '<b>hi</b>',
      '\uD800',
    ),
  );
  const wild = fc.record(
    {
      uuid: field,
      title: field,
      description: field,
      url: field,
      image_url: field,
      source: field,
      categories: field,
      published_at: field,
    },
    { requiredKeys: [] },
  );

  it('accounts for every record, and gives only what a snapshot file accepts', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(wild, wild, fc.jsonValue(), fc.constant(record)), { maxLength: 20 }),
        fc.nat(500),
        (data, found) => {
          const page = parseOk({ meta: { found, limit: 12 }, data });
          const dropped = dropReasons.reduce((sum, reason) => sum + page.dropped[reason], 0);
          expect(page.articles.length + dropped).toBe(data.length);
          const stored: unknown = JSON.parse(
            JSON.stringify({
              version: 1,
              region: 'all',
              category: 'all',
              found: page.found,
              limit: page.limit,
              articles: page.articles,
            }),
          );
          expect(parseSnapshot(stored, 'f')).toEqual({ kind: 'ok', snapshot: stored });
        },
      ),
      { numRuns: 400 },
    );
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), fc.anything()), (body) => {
        expect(['ok', 'invalid']).toContain(parseNewsResponse(body).kind);
      }),
      { numRuns: 400 },
    );
  });
});

describe('instant', () => {
  it.each([
    ['2022-05-13T13:06:42.000000Z', '2022-05-13T13:06:42Z'],
    ['2022-05-13T13:06:42.999Z', '2022-05-13T13:06:42Z'],
    ['2022-05-13 13:06', '2022-05-13T13:06:00Z'],
    ['2022-05-13T23:30:00-04:00', '2022-05-14T03:30:00Z'],
    ['2022-05-13T01:00:00+0530', '2022-05-12T19:30:00Z'],
    ['2024-02-29', '2024-02-29T00:00:00Z'],
    ['2023-02-29', null],
    ['2022-13-01', null],
    ['2022-05-13T24:00:00Z', null],
    ['2022-05-13T13:06:42+99:00', null],
    ['Fri, 13 May 2022 13:06:42 GMT', null],
    ['0000-00-00T00:00:00Z', null],
    ['0001-01-01T00:00:00Z', null],
    ['soon', null],
    ['', null],
    [null, null],
    [1_652_447_202_000, null],
  ])('reads %j as %j', (value, expected) => {
    expect(instant(value)).toBe(expected);
  });
});

const article = {
  url: 'https://a.example.com/',
  title: 'T',
  description: '',
  imageUrl: null,
  source: 's',
  categories: ['x'],
  publishedAt: '2022-05-13T13:06:42Z',
};
const snapshot = { version: 1, region: 'haiti', category: 'business', found: 30, limit: 12, articles: [article] };

describe('parseSnapshot', () => {
  it('reads a snapshot, and leaves text as it is', () => {
    const literal = { ...snapshot, articles: [{ ...article, title: 'The <b> tag &amp; more' }] };
    expect(parseSnapshot(literal, 'f')).toEqual({ kind: 'ok', snapshot: literal });
  });

  it.each([
    [[], 'f: [] is not an object'],
    [{ ...snapshot, version: 2 }, 'f: version: 2 is not 1'],
    [{ ...snapshot, region: 'mars' }, 'f: region: "mars" is unknown'],
    [{ ...snapshot, category: 'sport' }, 'f: category: "sport" is unknown'],
    [{ ...snapshot, found: -1 }, 'f: found: -1 is not a count'],
    [{ ...snapshot, found: 0 }, 'f: found: 0 is less than the 1 articles held'],
    [{ ...snapshot, limit: 0 }, 'f: limit: 0 is not a page size'],
    [{ ...snapshot, articles: null }, 'f: articles: null is not a list'],
    [{ ...snapshot, articles: [article, article] }, 'f: articles[1]: url: "https://a.example.com/" was there before'],
    [{ ...snapshot, articles: [null] }, 'f: articles[0]: null is not an object'],
    [
      { ...snapshot, articles: [{ ...article, url: 'javascript:1' }] },
      'f: articles[0]: url: "javascript:1" is no normalised http(s) address',
    ],
    [
      { ...snapshot, articles: [{ ...article, title: '' }] },
      'f: articles[0]: title: "" is no text of 1 to 300 characters',
    ],
    [
      { ...snapshot, articles: [{ ...article, description: null }] },
      'f: articles[0]: description: null is no text of at most 600 characters',
    ],
    [
      { ...snapshot, articles: [{ ...article, imageUrl: 'http://x.example.com/a' }] },
      'f: articles[0]: imageUrl: "http://x.example.com/a" is neither an https address nor null',
    ],
    [
      { ...snapshot, articles: [{ ...article, source: 7 }] },
      'f: articles[0]: source: 7 is no text of at most 80 characters',
    ],
    [
      { ...snapshot, articles: [{ ...article, categories: [''] }] },
      'f: articles[0]: categories: [""] is no list of texts',
    ],
    [
      { ...snapshot, articles: [{ ...article, publishedAt: '2022-05-13' }] },
      'f: articles[0]: publishedAt: "2022-05-13" is no instant such as 2022-05-13T13:06:42Z',
    ],
  ])('refuses %j', (json, message) => {
    expect(parseSnapshot(json, 'f')).toEqual({ kind: 'invalid', message });
  });
});

const time = '2022-05-13T13:06:42Z';
const entry = { origin: 'live', triedAt: time, checkedAt: time, changedAt: null };
const index = {
  version: 1,
  origin: 'live',
  host: 'api.example.com',
  refreshedAt: time,
  combinations: { 'all/all': entry },
};

describe('parseSnapshotIndex', () => {
  it('reads an index', () => {
    expect(parseSnapshotIndex(index, 'f')).toEqual({ kind: 'ok', index });
  });

  it.each([
    [null, 'f: null is not an object'],
    [{ ...index, version: '1' }, 'f: version: "1" is not 1'],
    [{ ...index, origin: 'other' }, 'f: origin: "other" is neither live nor sample'],
    [{ ...index, host: '' }, 'f: host: "" is no text'],
    [{ ...index, refreshedAt: 'now' }, 'f: refreshedAt: "now" is no instant'],
    [{ ...index, combinations: [] }, 'f: combinations: [] is not an object'],
    [{ ...index, combinations: { 'a/b': null } }, 'f: combinations["a/b"]: null is not an object'],
    [
      { ...index, combinations: { 'a/b': { ...entry, triedAt: 1 } } },
      'f: combinations["a/b"]: triedAt: 1 is no instant',
    ],
    [
      { ...index, combinations: { 'a/b': { ...entry, checkedAt: 'x' } } },
      'f: combinations["a/b"]: checkedAt: "x" is neither an instant nor null',
    ],
  ])('refuses %j', (json, message) => {
    expect(parseSnapshotIndex(json, 'f')).toEqual({ kind: 'invalid', message });
  });
});
