import { describe, expect, it } from 'vitest';
import { selections } from '~/config/news';
import { keyOf } from '~/config/selection';
import { sampleArticle } from '~tests/support/news/articles';
import {
  archivedAs,
  type ArchivedArticle,
  articleOf,
  belongsTo,
  canonicalKeys,
  newestOf,
  parseArchiveFile,
} from './archive';

function archived(id: string, publishedAt: string, ...keys: readonly string[]): ArchivedArticle {
  return { ...sampleArticle(id), publishedAt, selections: keys };
}

/** Keys of the selections that an article of some keys counts for. */
function keysOf(keys: readonly string[]): readonly string[] {
  return selections.filter((selection) => belongsTo({ selections: keys }, selection)).map(keyOf);
}

describe('what an article belongs to', () => {
  it.each([
    [['haiti/business'], ['haiti/business']],
    [['all/all', 'haiti/business', 'haiti/all'], ['haiti/business']],
    [['haiti/all', 'all/business'], ['haiti/business']],
    [
      ['haiti/business', 'caribbean/politics'],
      ['caribbean/business', 'caribbean/politics', 'haiti/business', 'haiti/politics'],
    ],
    [['all/all'], ['all/all']],
    [[], ['all/all']],
    [['haiti/sport', 'all/all'], ['haiti/sport']],
    [['g20/all', 'all/web3'], ['g20/web3']],
  ])('of %j is %j', (keys, canonical) => {
    expect(canonicalKeys(keys)).toEqual(canonical);
  });

  it('counts for everything wider, and for nothing else', () => {
    expect(keysOf(['haiti/business'])).toEqual(['all/all', 'all/business', 'haiti/all', 'haiti/business']);
    // Found for a category that the table no longer has: still one of its region.
    expect(keysOf(['haiti/sport'])).toEqual(['all/all', 'haiti/all']);
    expect(keysOf(['latin-america/all'])).not.toContain('latin-america/business');
  });
});

describe('newestOf', () => {
  const articles = [
    archived('b', '2026-01-02T00:00:00Z', 'haiti/business'),
    archived('a', '2026-01-02T00:00:00Z', 'haiti/politics'),
    archived('c', '2026-01-03T00:00:00Z', 'caribbean/business'),
    archived('b', '2026-01-02T00:00:00Z', 'haiti/business'),
  ];
  const idsFor = (region: 'all' | 'haiti', category: 'all' | 'business') =>
    newestOf(articles, { region, category }).map(({ url }) => url.at(-1));

  it('gives what counts for a selection, newest first, each once', () => {
    expect(idsFor('all', 'all')).toEqual(['c', 'a', 'b']);
    expect(idsFor('haiti', 'business')).toEqual(['b']);
  });

  it('orders an article dated ahead of the clock by when it was first seen', () => {
    const [seen, ahead] = ['2026-01-02T12:00:00Z', '2031-01-01T00:00:00Z'];
    const early = archivedAs({ ...sampleArticle('early'), publishedAt: ahead }, ['haiti/business'], seen);
    expect(early.firstSeen).toBe(seen);
    expect(archivedAs(sampleArticle(1), [], seen)).toEqual({ ...sampleArticle(1), selections: [] });
    const shown = newestOf([early, ...articles], { region: 'all', category: 'all' });
    expect(shown.map(({ url }) => url.at(-1))).toEqual(['c', 'y', 'a', 'b']);
    expect(articleOf(early)).toEqual({ ...sampleArticle('early'), publishedAt: ahead });
    const file = { version: 1, origin: 'live', articles: [early] };
    expect(parseArchiveFile(file, 'f')).toEqual({ kind: 'ok', value: file });
  });
});

describe('parseArchiveFile', () => {
  const article = archived('a', '2026-01-02T00:00:00Z', 'haiti/business');
  const file = { version: 1, origin: 'live', articles: [article] };

  const noKeys = 'is no list of keys such as haiti/business in their canonical form';
  const ofArticle = (change: object, fault: string): [unknown, string] => [
    { ...file, articles: [{ ...article, ...change }] },
    `articles[0]: ${fault}`,
  ];

  it.each<[json: unknown, message: string]>([
    [null, 'null is not an object'],
    [{ ...file, version: 2 }, 'version: 2 is not 1'],
    [{ ...file, origin: 'x' }, 'origin: "x" is neither live nor sample'],
    [{ ...file, articles: null }, 'articles: null is not a list'],
    [{ ...file, articles: [null] }, 'articles[0]: null is not an object'],
    ofArticle({ url: 'javascript:1' }, 'url: "javascript:1" is no normalised http(s) address'),
    ofArticle({ publishedAt: '2022-05-13' }, 'publishedAt: "2022-05-13" is no instant such as 2022-05-13T13:06:42Z'),
    ofArticle({ title: '' }, 'title: "" is no text of 1 to 300 characters'),
    ofArticle({ selections: ['haiti/business', 'all/all'] }, `selections: ["haiti/business","all/all"] ${noKeys}`),
    ofArticle({ selections: ['haiti'] }, `selections[0]: "haiti" ${noKeys}`),
  ])('refuses %j', (json, message) => {
    expect(parseArchiveFile(json, 'f')).toEqual({ kind: 'invalid', message: `f: ${message}` });
  });

  it('leaves text as it is', () => {
    const literal = { ...file, articles: [{ ...article, title: 'The <b> tag &amp; more' }] };
    expect(parseArchiveFile(literal, 'f')).toEqual({ kind: 'ok', value: literal });
  });

  it('reads an article once that an older file holds under two spellings of its address', () => {
    const again = { ...article, url: article.url.replace('//', '//www.') };
    expect(parseArchiveFile({ ...file, articles: [article, again] }, 'f')).toEqual({ kind: 'ok', value: file });
  });
});
