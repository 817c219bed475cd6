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

test('a card of the newest day is marked, and names a category in the page’s language where the site has it', () => {
  const today = [
    ['Business', 'politics'],
    ['general', 'tech'],
    ['__proto__', 'sports'],
  ].map((categories, id) => Object.assign(sampleArticle(id), { publishedAt: '2026-01-03T00:00:00Z', categories }));
  const { container } = render(grid([sampleArticle('yesterday'), ...today]));
  const shown = [...container.querySelectorAll('article')].map((card) => [
    card.querySelector('.kind')?.textContent,
    card.querySelector('[data-fresh]') !== null,
  ]);
  expect(shown).toEqual([
    [undefined, false],
    [categories['business'], true],
    [categories['technology'], true],
    [undefined, true],
  ]);
});

test('a picture that broke before the script ran is replaced by the drawing', () => {
  const imageUrl = 'https://pictures.example/1.jpg';
  // Without pixels, as every picture of jsdom.
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
  vi.spyOn(HTMLImageElement.prototype, 'currentSrc', 'get').mockReturnValue(imageUrl);
  render(grid([{ ...sampleArticle(1), imageUrl, categories: ['business'] }]));
  expect(document.images[0]?.src).toMatch(/news-\w+\.svg#all-business$/);
});
