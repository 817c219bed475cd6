import { expect, test } from 'vitest';
import samples from './samples.json';

const regions = ['United States', 'Haiti', 'Dominican Republic', 'Caribbean', 'Latin America'];
const categories = ['business', 'politics', 'economy', 'markets', 'technology', 'society'];

/** The sequences of a number of words in a text. */
function listSequences(text: string, length: number): readonly string[] {
  const words = text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
  return words.slice(length - 1).map((_, index) => words.slice(index, index + length).join(' '));
}

/** Sequences of words that occur in more than one of the texts; a text that is sent twice counts once. */
function findRepeats(texts: readonly (string | null)[], length: number): readonly string[] {
  const counts = new Map<string, number>();
  for (const text of new Set(texts))
    for (const sequence of new Set(listSequences(text ?? '', length)))
      counts.set(sequence, (counts.get(sequence) ?? 0) + 1);
  return [...counts].filter(([, count]) => count > 1).map(([sequence]) => sequence);
}

test('no two titles share five words in a row, and no two descriptions eight', () => {
  expect(
    findRepeats(
      samples.map(({ title }) => title),
      5,
    ),
  ).toEqual([]);
  expect(
    findRepeats(
      samples.map(({ description }) => description),
      8,
    ),
  ).toEqual([]);
});

test('every region has fifteen articles or more of each category, and a third of all have two categories', () => {
  for (const region of regions)
    for (const category of categories) {
      const articles = samples.filter(
        ({ keywords, categories: own }) => keywords.startsWith(region) && own.includes(category),
      );
      expect(articles.length, `${region}, ${category}`).toBeGreaterThanOrEqual(15);
    }
  expect(samples.filter((article) => article.categories.length > 1).length).toBeGreaterThan(samples.length / 3);
});

test('every article is of an invented publisher', () => {
  expect(samples.filter(({ source }) => !source.endsWith('.example'))).toEqual([]);
});
