// @vitest-environment jsdom
import { ThemeProvider } from '@mui/material/styles';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import * as fc from 'fast-check';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { longDate } from '~/content/date-words';
import { dates } from '~/content/en/dates';
import type { Article } from '~/features/news/model/article';
import { theme } from '~/theme/theme';
import type { CardSettings } from './ArticleCard';
import { ArticleGrid } from './ArticleGrid';

const long = vi.fn<CardSettings['longDate']>((instant) => longDate(dates, instant));
const settings: CardSettings = {
  longDate: long,
  freshFrom: '2026-01-03',
  categories: new Map([['business', 'Business']]),
  hintId: 'hint',
  articleLanguage: undefined,
};

function article(id: number, more: Partial<Article> = {}): Article {
  return {
    url: `https://news.example/${id}`,
    title: `Title ${id}`,
    description: `Text ${id}`,
    imageUrl: `https://pictures.example/${id}.jpg`,
    region: 'all',
    source: 'news.example',
    categories: ['business', 'politics'],
    publishedAt: '2026-01-02T23:59:59Z',
    ...more,
  };
}

function articles(count: number): readonly Article[] {
  return Array.from({ length: count }, (_, index) => article(index));
}

beforeEach(() => void long.mockClear());
afterEach(cleanup);

function grid(list: readonly Article[]) {
  return (
    <ThemeProvider theme={theme}>
      <ArticleGrid articles={list} settings={settings} />
    </ThemeProvider>
  );
}

const found = (selector: string) => [...document.body.querySelectorAll(selector)];

describe('a card', () => {
  it('is one link, named by its title, that opens a new tab', () => {
    render(grid([article(1)]));
    const link = screen.getByRole('link', { name: 'Title 1' });
    expect(found('a')).toEqual([link]);
    expect(link.getAttribute('href')).toBe('https://news.example/1');
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')).toBe('noopener noreferrer');
    expect(link.getAttribute('aria-describedby')).toBe('hint');
  });

  it('shows the first category, the source and the date in words', () => {
    render(
      grid([
        article(1, { categories: ['sports'] }),
        article(2, { publishedAt: '2026-01-03T00:00:00Z' }),
        article(3, { categories: [], description: '' }),
      ]),
    );
    const [first, second, third] = found('article');
    expect(first?.querySelector('.caption')?.textContent).toBe('Sportsnews.example');
    expect(first?.querySelector('time')?.textContent).toBe('January 2, 2026');
    expect(first?.querySelector('time')?.getAttribute('dateTime')).toBe('2026-01-02T23:59:59Z');
    expect(second?.querySelector('.caption')?.textContent).toBe('Businessnews.example');
    expect([first, second].map((card) => card?.querySelector('[data-fresh]') !== null)).toEqual([false, true]);
    expect(third?.querySelector('.caption')?.textContent).toBe('news.example');
    expect(third?.querySelector('.text')).toBeNull();
  });

  it('shows any category that a service may send', () => {
    const name = fc.oneof(fc.string(), fc.constantFrom('__proto__', 'constructor', 'toString', 'hasOwnProperty'));
    fc.assert(
      fc.property(name, (category) => {
        const { container, unmount } = render(grid([article(1, { categories: [category] })]));
        const text = container.querySelector('.kind')?.textContent;
        unmount();
        expect(text?.toLowerCase()).toBe(category.toLowerCase());
      }),
      { numRuns: 30 },
    );
  });
});

describe('a picture', () => {
  it('that is missing or breaks is the drawing, in the same box', () => {
    render(grid([article(1), article(2, { imageUrl: null, region: 'haiti' })]));
    const [given, none] = document.images;
    if (given === undefined || none === undefined) throw new Error('no pictures');
    expect(given.src).toBe('https://pictures.example/1.jpg');
    expect(none.src).toMatch(/news\.svg\S*#haiti-business$/);
    fireEvent.error(given);
    expect(given.src).toMatch(/news\.svg\S*#all-business$/);
    expect(given.getAttribute('width')).toBe(none.getAttribute('width'));
    // A drawing that fails is not replaced.
    fireEvent.error(given);
    expect(given.src).toMatch(/news\.svg\S*#all-business$/);
  });

  it('that broke before the script ran is replaced too', () => {
    const container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = renderToString(grid([article(1)]));
    const [image] = document.images;
    if (image === undefined) throw new Error('no picture');
    Object.defineProperties(image, {
      complete: { value: true },
      naturalWidth: { value: 0 },
      currentSrc: { value: image.src },
    });
    render(grid([article(1)]), { container, hydrate: true });
    expect(image.src).toMatch(/news\.svg\S*#all-business$/);
  });
});

describe('a list', () => {
  it('that grows leaves the cards it had as they are', () => {
    const all = articles(300);
    const { rerender } = render(grid(all.slice(0, 120)));
    const before = found('article');
    expect(long).toHaveBeenCalledTimes(120);
    long.mockClear();
    rerender(grid(all.slice(0, 132)));
    expect(long).toHaveBeenCalledTimes(12);
    rerender(grid(all));
    const after = found('article');
    expect(after).toHaveLength(300);
    expect(before.every((card, index) => card === after[index])).toBe(true);
    expect(long).toHaveBeenCalledTimes(180);
  });
});
