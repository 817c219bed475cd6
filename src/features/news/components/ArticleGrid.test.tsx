// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dateWordsOf, longDate } from '../../../content/date-words';
import type { CardSettings } from './ArticleCard';
import { ArticleGrid } from './ArticleGrid';
import type { Article } from '../model/article';

const words = dateWordsOf('en-US');
const long = vi.fn<CardSettings['longDate']>((instant) => longDate(words, instant));
const settings: CardSettings = {
  longDate: long,
  freshFrom: '2026-01-03',
  categories: { business: 'Business' },
  hintId: 'hint',
  articleLanguage: undefined,
};

function article(id: number, more: Partial<Article> = {}): Article {
  return {
    url: `https://news.example/${id}`,
    title: `Title ${id}`,
    description: `Text ${id}`,
    imageUrl: `https://pictures.example/${id}.jpg`,
    source: 'news.example',
    categories: ['business', 'politics'],
    publishedAt: '2026-01-02T23:59:59Z',
    ...more,
  };
}

function articles(count: number): readonly Article[] {
  return Array.from({ length: count }, (_, index) => article(index));
}

let host: HTMLElement;
let root: Root | undefined;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  long.mockClear();
  host = document.createElement('div');
  document.body.append(host);
});

afterEach(() => {
  act(() => root?.unmount());
  root = undefined;
  host.remove();
  vi.unstubAllGlobals();
});

function show(list: readonly Article[]): void {
  root ??= createRoot(host);
  act(() => root?.render(<ArticleGrid articles={list} settings={settings} />));
}

function one<E extends Element>(selector: string): E {
  const element = host.querySelector<E>(selector);
  if (element === null) throw new Error(`nothing is ${selector}`);
  return element;
}

describe('a card', () => {
  it('is one link, named by its title, that opens a new tab', () => {
    show([article(1)]);
    expect(host.querySelectorAll('a')).toHaveLength(1);
    const link = one<HTMLAnchorElement>('h3 > a');
    expect(link.textContent).toBe('Title 1');
    expect(link.getAttribute('href')).toBe('https://news.example/1');
    expect(link.target).toBe('_blank');
    expect(link.rel).toBe('noopener noreferrer');
    expect(link.getAttribute('aria-describedby')).toBe('hint');
  });

  it('shows the first category, the source and the date in words', () => {
    show([
      article(1, { categories: ['sports'] }),
      article(2, { publishedAt: '2026-01-03T00:00:00Z' }),
      article(3, { categories: [], description: '' }),
    ]);
    const [first, second, third] = [...host.querySelectorAll('article')];
    expect(first?.querySelector('.caption')?.textContent).toBe('Sportsnews.example');
    expect(first?.querySelector('time')?.textContent).toBe('January 2, 2026');
    expect(first?.querySelector('time')?.getAttribute('dateTime')).toBe('2026-01-02T23:59:59Z');
    expect(second?.querySelector('.caption')?.textContent).toBe('Businessnews.example');
    expect([first, second].map((card) => card?.querySelector('[data-fresh]') !== null)).toEqual([false, true]);
    expect(third?.querySelector('.caption')?.textContent).toBe('news.example');
    expect(third?.querySelector('.text')).toBeNull();
  });

  it('tells no publisher who reads, and has no inline style', () => {
    show([article(1)]);
    expect(one<HTMLImageElement>('img').getAttribute('referrerpolicy')).toBe('no-referrer');
    expect(host.querySelector('[style]')).toBeNull();
  });
});

describe('a picture', () => {
  it('that is missing or breaks is the house’s, in the same box', () => {
    show([article(1), article(2, { imageUrl: null })]);
    const [given, none] = [...host.querySelectorAll('img')];
    expect(given?.src).toBe('https://pictures.example/1.jpg');
    expect(none?.src).toContain('news-fallback');
    act(() => given?.dispatchEvent(new Event('error')));
    expect(given?.src).toContain('news-fallback');
    expect(given?.getAttribute('width')).toBe(none?.getAttribute('width'));
    // The house's own failing changes nothing any more.
    act(() => given?.dispatchEvent(new Event('error')));
    expect(given?.src).toContain('news-fallback');
  });

  it('that broke before the script ran is replaced too', () => {
    const list = [article(1)];
    host.innerHTML = renderToString(<ArticleGrid articles={list} settings={settings} />);
    const image = one<HTMLImageElement>('img');
    Object.defineProperties(image, {
      complete: { value: true },
      naturalWidth: { value: 0 },
      currentSrc: { value: image.src },
    });
    act(() => {
      root = hydrateRoot(host, <ArticleGrid articles={list} settings={settings} />);
    });
    expect(image.src).toContain('news-fallback');
  });
});

describe('a list', () => {
  it('that grows leaves the cards it had as they are', () => {
    const all = articles(600);
    show(all.slice(0, 240));
    const before = [...host.querySelectorAll('article')];
    expect(long).toHaveBeenCalledTimes(240);
    long.mockClear();
    show(all.slice(0, 252));
    expect(long).toHaveBeenCalledTimes(12);
    show(all.slice(0, 257));
    show(all);
    const after = [...host.querySelectorAll('article')];
    expect(after).toHaveLength(600);
    expect(before.every((card, index) => card === after[index])).toBe(true);
    expect(long).toHaveBeenCalledTimes(360);
  });

  it('lays out only what is near its end or the window', () => {
    show(articles(60));
    expect([...host.querySelectorAll('[data-chunk]')].map((chunk) => chunk.getAttribute('data-chunk'))).toEqual([
      'far',
      'far',
      'far',
      'near',
      'near',
    ]);
  });
});
