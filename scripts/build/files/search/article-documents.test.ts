import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import type { Article } from '~/features/news/model/article';
import { parseArticleDocuments } from '~/features/search/documents';
import { articleDocuments, articlesFile } from './article-documents';

/** Letters that compress no better than a feed's, the same in every run. */
function babble(seed: number, length: number): string {
  let state = seed + 1;
  return Array.from({ length }, () => {
    state = (state * 48_271) % 2_147_483_647;
    return state % 6 === 0 ? ' ' : String.fromCodePoint(97 + (state % 26));
  }).join('');
}

function article(number: number, description = ''): Article {
  return {
    url: `https://paper.example/${number}`,
    title: `Headline ${babble(number, 60)}`,
    description,
    imageUrl: null,
    region: 'all',
    source: 'paper.example',
    categories: ['business'],
    publishedAt: `2026-11-${String((number % 20) + 1).padStart(2, '0')}T08:00:00Z`,
  };
}

const cutText = (description: string) => articleDocuments([{ articles: [article(1, description)] }], 10)[0]?.text;
const size = (text: string) => brotliCompressSync(text).length;

describe('articleDocuments', () => {
  test('has each article once, the newest first', () => {
    const documents = articleDocuments([
      { articles: [article(1), article(3)] },
      { articles: [article(3), article(2)] },
    ]);
    expect(documents.map(({ day, url }) => `${day} ${url}`)).toEqual([
      '2026-11-04 https://paper.example/3',
      '2026-11-03 https://paper.example/2',
      '2026-11-02 https://paper.example/1',
    ]);
  });

  test('is the same whatever the order of the snapshots', () => {
    const snapshots = [{ articles: [article(1), article(21)] }, { articles: [article(41)] }];
    expect(articleDocuments(snapshots)).toEqual(articleDocuments(snapshots.toReversed()));
  });

  test('cuts descriptions between words, and no sign in two', () => {
    expect(cutText('One two three four')).toBe('One two …');
    expect(cutText('short one')).toBe('short one');
    expect(cutText('😀😀😀😀😀😀😀😀😀😀😀😀')).toBe(`${'😀'.repeat(10)} …`);
  });
});

describe('articlesFile', () => {
  const full = [{ articles: Array.from({ length: 120 }, (_, number) => article(number, babble(number + 1_000, 600))) }];

  test.each([16_000, 10_000, 4_500, 1_500])('keeps within %i bytes, and is a list still', (bytesMax) => {
    const text = articlesFile(full, [], bytesMax);
    expect(size(text)).toBeLessThanOrEqual(bytesMax);
    expect(parseArticleDocuments(JSON.parse(text)).length).toBeGreaterThan(10);
  });

  test('cuts descriptions before it leaves out articles, the oldest first', () => {
    const documents = (bytesMax: number) => parseArticleDocuments(JSON.parse(articlesFile(full, [], bytesMax)));
    expect(documents(10_000)).toHaveLength(120);
    const few = documents(4_500);
    expect(few.length).toBeLessThan(120);
    expect(few.map(({ url }) => url)).toEqual(
      articleDocuments(full)
        .slice(0, few.length)
        .map(({ url }) => url),
    );
  });

  test('takes in the newest of the archive, as many as there is room for besides the snapshots', () => {
    const archive = Array.from({ length: 1_000 }, (_, number) => article(1_000 + number, babble(number, 600)));
    const count = (bytesMax: number, more = archive) =>
      parseArticleDocuments(JSON.parse(articlesFile(full, more, bytesMax))).length;
    expect(count(1_000_000)).toBe(120 + 800);
    expect(count(40_000)).toBe(120 + 200);
    expect(count(10_000)).toBe(120);
    expect(count(1_000_000, archive.slice(0, 5))).toBe(125);
    expect(articlesFile(full, archive, 40_000)).toContain('paper.example/1199"');
    expect(articlesFile(full, archive, 40_000)).not.toContain('paper.example/1200"');
  });

  test('is an empty list where there is nothing, or no room', () => {
    expect(articlesFile([], [], 1_000)).toBe('[]');
    expect(articlesFile(full, [], 10)).toBe('[]');
  });
});
