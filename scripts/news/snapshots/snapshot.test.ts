import { describe, expect, it } from 'vitest';
import { parse } from '~/shared/schema';
import { sampleArticle } from '~tests/support/news/articles';
import { byNewest, snapshotName, snapshotSchema, sortDate, toArticle } from './snapshot';

const firstSeen = '2026-01-02T12:00:00Z';
const article = sampleArticle('a');
const snapshot = { version: 2, origin: 'live', total: 40, pageSize: 12, pagesRead: 1, articles: [article] };

it('a snapshot has the name of its region and category', () => {
  expect(snapshotName({ region: 'haiti', category: 'business' })).toBe('haiti/business.json');
});

describe('an article dated ahead of the clock', () => {
  const ahead = { ...article, publishedAt: '2031-01-01T00:00:00Z', firstSeen };

  it('is sorted by the date on which it was first seen, and any other article by its date', () => {
    expect([sortDate(ahead), sortDate(article)]).toEqual([firstSeen, article.publishedAt]);
    expect(sortDate({ publishedAt: firstSeen, firstSeen: '2031-01-01T00:00:00Z' })).toBe(firstSeen);
    const [older, newer] = [sampleArticle('older'), { ...sampleArticle('newer'), publishedAt: '2026-01-03T00:00:00Z' }];
    expect([older, ahead, newer].toSorted(byNewest)).toEqual([newer, ahead, older]);
  });

  it('is shown with the publisher’s date', () => {
    expect(toArticle(ahead)).toEqual({ ...article, publishedAt: ahead.publishedAt });
  });
});

it('articles of the same second are sorted by address', () => {
  const [a, b] = [sampleArticle('a'), sampleArticle('b')];
  expect([b, a].toSorted(byNewest)).toEqual([a, b]);
});

describe('a snapshot’s file', () => {
  const withArticle = (change: object, error: string): [unknown, string] => [
    { ...snapshot, articles: [{ ...article, ...change }] },
    `articles[0]: ${error}`,
  ];

  it.each<[json: unknown, message: string]>([
    [null, 'null is not an object'],
    [{ ...snapshot, version: 1 }, 'version: 1 is not 2'],
    [{ ...snapshot, origin: 'x' }, 'origin: "x" is neither live nor sample'],
    [{ ...snapshot, total: -1 }, 'total: -1 is not a count'],
    [{ ...snapshot, pageSize: 0 }, 'pageSize: 0 is not a page size'],
    [{ ...snapshot, pagesRead: null }, 'pagesRead: null is not a count'],
    [{ ...snapshot, articles: null }, 'articles: null is not a list'],
    [{ ...snapshot, articles: [null] }, 'articles[0]: null is not an object'],
    withArticle({ url: 'javascript:1' }, 'url: "javascript:1" is no normalised http(s) address'),
    withArticle({ publishedAt: '2022-05-13' }, 'publishedAt: "2022-05-13" is no instant such as 2022-05-13T13:06:42Z'),
    withArticle({ firstSeen: 'soon' }, 'firstSeen: "soon" is no instant'),
    withArticle({ title: '' }, 'title: "" is no text of 1 to 300 characters'),
  ])('%j is refused', (json, message) => {
    expect(parse(snapshotSchema, json, 'f')).toEqual({ kind: 'invalid', message: `f: ${message}` });
  });

  it('keeps text as it is', () => {
    const literal = { ...snapshot, articles: [{ ...article, title: 'The <b> tag &amp; more' }] };
    expect(parse(snapshotSchema, literal, 'f')).toEqual({ kind: 'ok', value: literal });
  });

  it('with an article under two spellings of its address is read with the first one', () => {
    const again = { ...article, url: article.url.replace('//', '//www.') };
    const twice = { ...snapshot, articles: [article, again] };
    expect(parse(snapshotSchema, twice, 'f')).toEqual({ kind: 'ok', value: snapshot });
  });
});
