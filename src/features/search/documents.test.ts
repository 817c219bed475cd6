import { expect, test } from 'vitest';
import { parseArticleDocuments, parsePageDocuments } from './documents';

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

test('documents are taken as the build writes them', () => {
  expect(parsePageDocuments([page])).toEqual([page]);
  expect(parseArticleDocuments([article])).toEqual([article]);
});

test.each([null, {}, [null], [{ ...page, path: 'https://elsewhere.example/' }], [{ ...page, sections: [{}] }]])(
  'no list of pages is refused: %j',
  (json) => {
    expect(() => parsePageDocuments(json)).toThrow('search:');
  },
);

test.each([null, [{}], [{ ...article, url: 'javascript:alert(1)' }], [{ ...article, day: 'today' }]])(
  'no list of articles is refused: %j',
  (json) => {
    expect(() => parseArticleDocuments(json)).toThrow('search:');
  },
);
