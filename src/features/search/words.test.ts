import { expect, test } from 'vitest';
import { isFiller, termOf, tokenize, wordsOf } from './words';

test.each([
  ['Companies', 'company'],
  ['sociétés', 'société'],
  ['énergies', 'energy'],
  ['empresas', 'Empresa'],
])('%s and %s are one word', (one, other) => {
  expect(termOf(one)).toBe(termOf(other));
});

test.each([
  ['news', 'new'],
  ['business', 'busines'],
  ['gas', 'ga'],
])('%s and %s are two words', (one, other) => {
  expect(termOf(one)).not.toBe(other);
});

test('words have their places, and keep a separate accent with its letter', () => {
  const text = 'L’énergie: US$10M & «Hai\u0308ti» — 😀';
  const words = ['L', 'énergie', 'US', '10M', 'Hai\u0308ti'];
  expect(wordsOf(text).map(({ start, end }) => text.slice(start, end))).toEqual(words);
  expect(wordsOf(text).map(({ term }) => term)).toEqual(['l', 'energi', 'us', '10m', 'haiti']);
  expect(tokenize(text)).toEqual(words);
});

test('subjects in any of the languages are no fillers', () => {
  expect(['us', 'ai', 'ia', 'or', 'new', 'port', 'news', 'about'].filter(isFiller)).toEqual([]);
});
