import { describe, expect, it } from 'vitest';
import { parseSnapshot, parseSnapshotIndex } from './snapshot';

const article = {
  url: 'https://a.example.com/',
  title: 'T',
  description: '',
  imageUrl: null,
  region: 'caribbean',
  source: 's',
  categories: ['x'],
  publishedAt: '2022-05-13T13:06:42Z',
};
const snapshot = { version: 1, region: 'haiti', category: 'business', found: 30, limit: 12, articles: [article] };

describe('parseSnapshot', () => {
  it('reads a snapshot, and leaves text as it is', () => {
    const literal = { ...snapshot, articles: [{ ...article, title: 'The <b> tag &amp; more' }] };
    expect(parseSnapshot(literal, 'f')).toEqual({ kind: 'ok', value: literal });
  });

  it('reads articles of no region, or of one that is gone, as those of all', () => {
    const { region: _, ...bare } = article;
    for (const articles of [[bare], [{ ...article, region: 'atlantis' }]])
      expect(parseSnapshot({ ...snapshot, articles }, 'f')).toMatchObject({ value: { articles: [{ region: 'all' }] } });
  });

  it.each([
    [[], 'f: [] is not an object'],
    [{ ...snapshot, version: 2 }, 'f: version: 2 is not 1'],
    [{ ...snapshot, found: 0 }, 'f: found: 0 is less than the 1 articles held'],
    [{ ...snapshot, limit: 0 }, 'f: limit: 0 is not a page size'],
    [{ ...snapshot, articles: null }, 'f: articles: null is not a list'],
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
      { ...snapshot, articles: [{ ...article, publishedAt: '2022-05-13' }] },
      'f: articles[0]: publishedAt: "2022-05-13" is no instant such as 2022-05-13T13:06:42Z',
    ],
  ])('refuses %j', (json, message) => {
    expect(parseSnapshot(json, 'f')).toEqual({ kind: 'invalid', message });
  });
});

const time = '2022-05-13T13:06:42Z';
const index = {
  version: 1,
  origin: 'live',
  host: 'api.example.com',
  changedAt: time,
  selections: { 'all/all': { changedAt: time } },
};

describe('parseSnapshotIndex', () => {
  it.each([
    [null, 'f: null is not an object'],
    [{ ...index, version: '1' }, 'f: version: "1" is not 1'],
    [{ ...index, selections: [] }, 'f: selections: [] is not an object'],
    [{ ...index, selections: { 'a/b': { changedAt: null } } }, 'f: selections["a/b"]: changedAt: null is no instant'],
  ])('refuses %j', (json, message) => {
    expect(parseSnapshotIndex(json, 'f')).toEqual({ kind: 'invalid', message });
  });
});
