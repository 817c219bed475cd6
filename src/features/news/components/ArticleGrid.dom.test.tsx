import { render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Article } from '~/features/news/model/article';
import { news } from '~tests/support/content/es';
import { sampleArticle } from '~tests/support/news/articles';
import { inShell } from '~tests/support/render';
import { ArticleGrid } from './ArticleGrid';

const { categories } = news.filters;

const grid = (articles: readonly Article[]) =>
  inShell(<ArticleGrid articles={articles} categories={categories} freshFrom="2026-01-03" />, 'es');

test('a card of the newest day is marked', () => {
  const { container } = render(
    grid([sampleArticle('yesterday'), { ...sampleArticle(1), publishedAt: '2026-01-03T00:00:00Z' }]),
  );
  const isMarked = [...container.querySelectorAll('article')].map(
    (card) => card.querySelector('[data-fresh]') !== null,
  );
  expect(isMarked).toEqual([false, true]);
});

test.each([
  [['Business', 'politics'], [categories['business'], null], 'business'],
  [['tech'], [categories['technology'], null], 'technology'],
  [['general', 'politics'], ['General', 'en'], 'politics'],
  [['école', 'sports'], ['École', 'en'], 'all'],
  [['__proto__'], ['__proto__', 'en'], 'all'],
  [[], null, 'all'],
])(
  'a card of the categories %j shows the first, by the site’s name or by the service’s English word',
  (names, shown, view) => {
    const { container } = render(grid([{ ...sampleArticle(1), categories: names }]));
    const label = container.querySelector('.kind');
    expect(label && [label.textContent, label.getAttribute('lang')]).toEqual(shown);
    expect(document.images[0]?.src).toMatch(new RegExp(`#all-${view}$`));
  },
);

test('the service’s word bears no language on an English page', () => {
  const article = { ...sampleArticle(1), categories: ['general'] };
  const { container } = render(
    inShell(<ArticleGrid articles={[article]} categories={categories} freshFrom="" />, 'en'),
  );
  expect(container.querySelector('.kind')?.outerHTML).toBe('<span class="kind">General</span>');
});

test('a picture that broke before the script ran is replaced by the drawing', () => {
  const imageUrl = 'https://pictures.example/1.jpg';
  // Without pixels, as every picture of jsdom.
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
  vi.spyOn(HTMLImageElement.prototype, 'currentSrc', 'get').mockReturnValue(imageUrl);
  render(grid([{ ...sampleArticle(1), imageUrl, categories: ['business'] }]));
  expect(document.images[0]?.src).toMatch(/news-\w+\.svg#all-business$/);
});
