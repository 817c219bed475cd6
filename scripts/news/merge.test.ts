import { describe, expect, it } from 'vitest';
import { selectionKey } from '~/config/selection';
import type { Article } from '~/news/article';
import { sampleArticle } from '~tests/support/news/articles';
import { listWiderSelections, mergeArticles, mergePage } from './merge';

const article = (id: string, day: string, changes: Partial<Article> = {}): Article => ({
  ...sampleArticle(id),
  publishedAt: `2026-01-${day}T00:00:00Z`,
  ...changes,
});
const getIds = (articles: readonly Article[]) => articles.map(({ url }) => url.split('/').at(-1));

describe('a snapshot', () => {
  it('has what was there and what came, the newest first', () => {
    const stored = [article('b', '03'), article('d', '01')];
    expect(getIds(mergeArticles(stored, [article('a', '04'), article('c', '02')]))).toEqual(['a', 'b', 'c', 'd']);
  });

  it('has an article once, corrected if it came again at the same address', () => {
    const [corrected, copy] = [article('a', '02', { title: 'Corrected' }), article('a', '09')];
    const merged = mergeArticles(
      [article('a', '01'), article('b', '01')],
      [corrected, { ...copy, url: copy.url.replace('https:', 'http:') }],
    );
    expect(merged).toEqual([corrected, article('b', '01')]);
  });

  it('has an article once that its publisher sent again at another address with the same title on the same day', () => {
    const title = 'The port of Haiti opens a gate';
    const merged = mergeArticles([article('a', '01', { title })], [article('b', '01', { title })]);
    expect(getIds(merged)).toEqual(['a']);
  });

  it('has the newest 36', () => {
    const many = Array.from({ length: 60 }, (_, index) =>
      article(`${index}`, String((index % 28) + 1).padStart(2, '0')),
    );
    const merged = mergeArticles(many.slice(0, 30), many.slice(30));
    expect(merged).toHaveLength(36);
    expect(merged.every(({ publishedAt }) => publishedAt >= '2026-01-10')).toBe(true);
  });
});

it('an article of a selection is one of the wider selections too, and of no narrower one', () => {
  expect(listWiderSelections({ region: 'haiti', category: 'business' }).map(selectionKey)).toEqual([
    'haiti/business',
    'haiti/all',
    'all/business',
    'all/all',
  ]);
  expect(listWiderSelections({ region: 'haiti', category: 'all' }).map(selectionKey)).toEqual(['haiti/all', 'all/all']);
  const page = {
    origin: 'live',
    articles: [article('a', '01')],
    found: 7,
    limit: 3,
    returned: 1,
    problems: [],
  } as const;
  const merged = mergePage(new Map(), { region: 'haiti', category: 'all' }, page);
  expect([...merged.keys()].toSorted()).toEqual(['all/all', 'haiti/all']);
  // What the service says of its pages is about the selection that was asked for.
  expect([merged.get('haiti/all')?.total, merged.get('all/all')?.total]).toEqual([7, 0]);
});
