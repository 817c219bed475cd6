import { createHash } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import type { Article } from '~/features/news/model/article';
import { parseArticleDocuments } from '~/features/search/documents';
import { articleDocuments, articlesFile } from './article-documents';

/** Letters that compress as badly as prose, in words. */
function letters(seed: number, length: number): string {
  const hash = createHash('shake256', { outputLength: length }).update(String(seed)).digest('base64');
  return hash.replaceAll(/[A-F]/g, ' ').slice(0, length);
}

const article = (number: number, description = letters(number, 600)): Article => ({
  url: `https://paper.example/${number}`,
  title: `Headline ${letters(-number, 60)}`,
  description,
  imageUrl: null,
  region: 'all',
  source: 'paper.example',
  categories: ['business'],
  publishedAt: new Date(Date.UTC(2026, 10, 20) - number * 3_600_000).toISOString(),
});

const archive = Array.from({ length: 90 }, (_, number) => article(number));
const shown = new Set(archive.slice(0, 40).map(({ url }) => url));
const written = (bytesMax: number) => parseArticleDocuments(JSON.parse(articlesFile(archive, shown, bytesMax)));
const textOf = (description: string) => articleDocuments([article(1, description)], 10)[0]?.text;

test('descriptions are cut between words, and not within a character', () => {
  expect(textOf('One two three four')).toBe('One two …');
  expect(textOf('short one')).toBe('short one');
  expect(textOf('😀'.repeat(12))).toBe(`${'😀'.repeat(10)} …`);
});

test('each article stands once, newest first; one dated ahead of the clock by when it was first seen', () => {
  expect(written(1_000_000).map(({ url }) => url)).toEqual(archive.map(({ url }) => url));
  const ahead = { ...article(1), publishedAt: '2027-01-01T00:00:00Z', firstSeen: article(1).publishedAt };
  const documents = articleDocuments([article(2), ahead, article(0)], 10);
  expect(documents.map(({ url }) => url)).toEqual([0, 1, 2].map((number) => article(number).url));
  expect(documents[1]?.day).toBe('2027-01-01');
});

test('the file keeps its limit: the archive is cut before the descriptions, and those before what pages show', () => {
  for (const bytesMax of [9_000, 4_000, 1_000, 10])
    expect(brotliCompressSync(articlesFile(archive, shown, bytesMax)).length).toBeLessThanOrEqual(bytesMax);
  expect(written(9_000).length).toBeGreaterThan(40);
  expect(written(4_000)).toHaveLength(40);
  expect(written(4_000)[0]?.text).toBe('');
  const [first, ...others] = written(1_000);
  expect(first?.url).toBe('https://paper.example/0');
  expect(others.length).toBeLessThan(39);
});
