import { fireEvent, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { leadEndId } from '~/config/documentNames';
import type { Article } from '~/news/article';
import { news } from '~tests/support/content/es';
import { sampleArticle } from '~tests/support/news/articles';
import { wrapInShell } from '~tests/support/render';
import { ArticleGrid } from './ArticleGrid';

const { categories } = news.filters;

/** The callback of a ResizeObserver of the grid, whose size changes with the spacing of letters. */
let resize: () => void;

beforeEach(() => {
  // jsdom has no ResizeObserver.
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        resize = callback;
      }
      observe(): void {}
      disconnect(): void {}
    },
  );
});

const grid = (articles: readonly Article[]) =>
  wrapInShell(<ArticleGrid articles={articles} categories={categories} freshFrom="2026-01-03" />, 'es');

test('the first paint waits for the article after the lead story', () => {
  const { container } = render(grid([1, 2, 3].map((id) => sampleArticle(id))));
  expect([...container.querySelectorAll('article')].map((card) => card.id)).toEqual(['', leadEndId, '']);
});

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
  [
    ['Business', 'politics'],
    [categories['business'], null],
  ],
  [['tech'], [categories['technology'], null]],
  [
    ['general', 'politics'],
    ['General', 'en'],
  ],
  [
    ['école', 'sports'],
    ['École', 'en'],
  ],
  [['__proto__'], ['__proto__', 'en']],
  [[], null],
])(
  'a card of the categories %j shows the first, by the site’s name or by the service’s English word',
  (names, shown) => {
    const { container } = render(grid([{ ...sampleArticle(1), categories: names }]));
    // Source and date follow the category.
    const [label] = [...container.querySelectorAll('p > span')].slice(0, -1);
    expect(label ? [label.textContent, label.getAttribute('lang')] : null).toEqual(shown);
  },
);

test('a category of the service has no lang attribute on an English page', () => {
  const article = { ...sampleArticle(1), categories: ['general'] };
  const { container } = render(
    wrapInShell(<ArticleGrid articles={[article]} categories={categories} freshFrom="" />, 'en'),
  );
  const label = container.querySelector('p > span');
  expect([label?.textContent, label?.hasAttribute('lang')]).toEqual(['General', false]);
});

/** The pictures of the lead story and of another card. */
const pictures = () => [...document.images];

/** A picture of jsdom has no pixels without this. */
function setSize(width: number, height: number): void {
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(width);
  vi.spyOn(HTMLImageElement.prototype, 'naturalHeight', 'get').mockReturnValue(height);
}

const articleFrom = (region: string): Article => ({ ...sampleArticle(region), region, imageUrl: null });

/** Pattern of the address of a plate. */
const plate = (name: string) => new RegExp(`/news-${name}-440\\.webp`);

test('an article without a picture shows the plate of its region and subject, or the plain map of all', () => {
  const articles = [
    { ...articleFrom('haiti'), categories: ['tech'] },
    articleFrom('latin-america'),
    articleFrom('germany'),
  ];
  render(grid(articles));
  const plates = ['haiti-technology', 'latin-america', 'all'].map((name) => expect.stringMatching(plate(name)));
  expect(pictures().map(({ src }) => src)).toEqual(plates);
});

test('a figure of the title is set large, for no reader but one who sees it', () => {
  const { container } = render(grid([{ ...articleFrom('haiti'), title: 'Yard hires 300 welders' }]));
  const figure = container.querySelector('[aria-hidden=true]');
  expect(figure?.textContent).toBe('welders300');
  expect(figure?.hasAttribute('data-nosnippet')).toBe(true);
  expect(pictures()).toEqual([]);
});

describe('a publisher’s picture', () => {
  const imageUrls = [1, 2].map((id) => `https://pictures.example/${id}.jpg`);
  const cards = () =>
    grid(imageUrls.map((imageUrl, id) => ({ ...sampleArticle(id), title: 'Ships wait', imageUrl, region: 'haiti' })));

  /** The plates that stand for the pictures of both cards: the plain map, and one that is not the same. */
  const plates = ['haiti', 'all'].map((name) => expect.stringMatching(plate(name)));
  const cases = [
    ['of no pixels', 0, 0, plates],
    ['of one pixel', 1, 1, plates],
    ['too low', 640, 31, plates],
    ['too narrow', 31, 360, plates],
    ['large enough', 32, 32, imageUrls],
  ] as const;

  test.each(cases)('%s that loaded is replaced by a plate if it is too small', (_name, width, height, shown) => {
    setSize(width, height);
    render(cards());
    for (const picture of pictures()) fireEvent.load(picture);
    expect(pictures().map(({ src }) => src)).toEqual(shown);
    // The size of the plate itself is not checked.
    for (const picture of pictures()) fireEvent.load(picture);
    expect(pictures().map(({ src }) => src)).toEqual(shown);
  });

  test.each(cases)('%s is checked if it loaded before hydration', (_name, width, height, shown) => {
    setSize(width, height);
    vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
    vi.spyOn(HTMLImageElement.prototype, 'currentSrc', 'get').mockReturnValue(String(imageUrls[0]));
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(cards());
    expect(pictures().map(({ src }) => src)).toEqual(imageUrls);
    render(cards(), { container, hydrate: true });
    expect(pictures().map(({ src }) => src)).toEqual(shown);
  });
});

test('no title or description is clamped while a visitor’s styles space letters', async () => {
  const { container } = render(grid([sampleArticle(1)]));
  const list = container.querySelector('article')?.parentElement;
  const lines = () => list?.style.getPropertyValue('--lines');
  list?.style.setProperty('letter-spacing', '0.12em');
  resize();
  await expect.poll(lines).toBe('none');
  list?.style.removeProperty('letter-spacing');
  resize();
  await expect.poll(lines).toBe('');
});

test('a click on the text of a card follows its link, with the keys that were held; a selection of the text does not', () => {
  const { container } = render(grid([sampleArticle(1), { ...sampleArticle(2), description: 'Ships wait.' }]));
  const followed: (readonly [string, boolean])[] = [];
  for (const link of container.querySelectorAll('a'))
    link.addEventListener('click', (event) => {
      event.preventDefault();
      followed.push([link.href, event.ctrlKey]);
    });
  const text = container.querySelectorAll('h3 ~ p').item(0);
  const { url } = sampleArticle(2);
  fireEvent.click(text, { ctrlKey: true });
  getSelection()?.selectAllChildren(text);
  fireEvent.click(text);
  getSelection()?.removeAllRanges();
  fireEvent.click(container.querySelectorAll('a').item(1));
  expect(followed).toEqual([
    [url, true],
    [url, false],
  ]);
});
