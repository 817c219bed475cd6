import { describe, expect, test } from 'vitest';
import { parseArticleDocuments, parsePageDocuments } from './documents';
import { searchFilePath } from './indexFiles';

const page = {
  path: '/about',
  title: 'About',
  labels: ['About Us'],
  description: '',
  keywords: [],
  sections: [{ heading: 'About', fragment: '', text: '' }],
};
const article = {
  url: 'https://paper.example/a',
  title: 'A',
  text: '',
  source: 'paper.example',
  day: '2026-11-20',
  categories: [],
};

describe('what the browser gets', () => {
  test('is taken as it is', () => {
    expect(parsePageDocuments([page])).toEqual([page]);
    expect(parseArticleDocuments([article])).toEqual([article]);
    expect(parseArticleDocuments([])).toEqual([]);
  });

  test.each([
    null,
    {},
    [null],
    [{ ...page, path: 'https://elsewhere.example/' }],
    [{ ...page, sections: [{}] }],
    [{ ...page, labels: [1] }],
  ])('is refused where it is no list of pages: %j', (json) => {
    expect(() => parsePageDocuments(json)).toThrow('search:');
  });

  test.each([
    null,
    [{}],
    [{ ...article, url: 'javascript:alert(1)' }],
    [{ ...article, day: 'today' }],
    [{ ...article, categories: null }],
  ])('is refused where it is no list of articles: %j', (json) => {
    expect(() => parseArticleDocuments(json)).toThrow('search:');
  });

  test('has a name that no page has', () => {
    expect(searchFilePath('news')).toBe('/search-index/news.json');
  });
});
