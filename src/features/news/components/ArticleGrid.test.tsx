// @vitest-environment jsdom
import { ThemeProvider } from '@mui/material/styles';
import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Article } from '~/features/news/model/article';
import { theme } from '~/theme/theme';
import { ShellProvider } from '~/ui/ShellContext';
import { contentIn } from '~tests/support/content/read';
import { sampleArticle } from '~tests/support/news/articles';
import { ArticleGrid } from './ArticleGrid';

const { news, shell } = contentIn('es');

function grid(articles: readonly Article[]) {
  return (
    <ThemeProvider theme={theme}>
      <ShellProvider value={{ language: 'es', content: shell }}>
        <ArticleGrid articles={articles} categories={news.filters.categories} freshFrom="2026-01-03" />
      </ShellProvider>
    </ThemeProvider>
  );
}

function today(id: number, categories: readonly string[]): Article {
  return Object.assign(sampleArticle(id), { publishedAt: '2026-01-03T00:00:00Z', categories });
}

test('a card of the newest day is marked, and names a category in the page’s language where the site has it', () => {
  const articles = [
    sampleArticle(0),
    today(1, ['Business', 'politics']),
    today(2, ['general', 'tech']),
    today(3, ['__proto__', 'sports']),
  ];
  const { container } = render(grid(articles));
  const shown = [...container.querySelectorAll('article')].map((card) => [
    card.querySelector('.kind')?.textContent,
    card.querySelector('[data-fresh]') !== null,
  ]);
  const { business, technology } = news.filters.categories;
  expect(shown).toEqual([
    [undefined, false],
    [business, true],
    [technology, true],
    [undefined, true],
  ]);
});

test('a picture that broke before the script ran is replaced by the drawing', () => {
  const articles = [{ ...sampleArticle(1), imageUrl: 'https://pictures.example/1.jpg', categories: ['business'] }];
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(grid(articles));
  const [image] = document.images;
  if (image === undefined) throw new Error('no picture');
  Object.defineProperties(image, {
    complete: { value: true },
    naturalWidth: { value: 0 },
    currentSrc: { value: image.src },
  });
  render(grid(articles), { container, hydrate: true });
  expect(image.src).toMatch(/news-\w+\.svg#all-business$/);
});
