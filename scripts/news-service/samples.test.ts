import { expect, test } from 'vitest';
import { newsPageSize } from '~/config/limits';
import { parseNewsResponse } from '~/news/response';
import { searchTerms } from '~tests/support/news/search-terms';
import samples from './samples.json';

const categories = new Set(['business', 'politics', 'economy', 'markets', 'technology', 'society']);

/** The sequences of a number of words in a text. */
function listSequences(text: string, length: number): readonly string[] {
  const words = text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
  return words.slice(length - 1).map((_, index) => words.slice(index, index + length).join(' '));
}

/** Sequences of words that occur in more than one of the texts. */
function findRepeats(texts: readonly (string | null)[], length: number): readonly string[] {
  const counts = new Map<string, number>();
  for (const text of texts)
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

test('every sample is a written article, which the site shows as it is', () => {
  for (let start = 0; start < samples.length; start += newsPageSize) {
    const data = samples.slice(start, start + newsPageSize);
    const page = parseNewsResponse(
      { meta: { found: data.length, limit: newsPageSize }, data },
      searchTerms,
      Date.now(),
    );
    expect(page?.problems).toEqual([]);
    expect(page?.articles.map(({ url, title, description, imageUrl }) => [url, title, description, imageUrl])).toEqual(
      data.map(({ url, title, description, image_url }) => [url, title, description ?? '', image_url]),
    );
  }
  expect(samples.flatMap((article) => article.categories).filter((id) => !categories.has(id))).toEqual([]);
});

test('every article is of an invented publisher', () => {
  expect(samples.filter(({ source }) => !source.endsWith('.example'))).toEqual([]);
});
