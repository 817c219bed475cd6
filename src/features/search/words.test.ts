import { describe, expect, test } from 'vitest';
import { isFiller, termOf, tokenize, wordsOf } from './words';

test.each([
  ['Companies', 'company'],
  ['sociétés', 'société'],
  ['énergies', 'energy'],
  ['empresas', 'Empresa'],
  ['States', 'state'],
])('%s and %s are one word', (one, other) => {
  expect(termOf(one)).toBe(termOf(other));
});

test.each([
  ['news', 'new'],
  ['business', 'busines'],
  ['us', 'u'],
  ['gas', 'ga'],
])('%s and %s are two words', (one, other) => {
  expect(termOf(one)).not.toBe(other);
});

describe('wordsOf', () => {
  test('gives each word with its place', () => {
    const text = 'L’énergie: US$10M & «Haïti»';
    expect(wordsOf(text).map(({ start, end }) => text.slice(start, end))).toEqual([
      'L',
      'énergie',
      'US',
      '10M',
      'Haïti',
    ]);
    expect(wordsOf(text).map(({ term }) => term)).toEqual(['l', 'energi', 'us', '10m', 'haiti']);
    expect(tokenize(text)).toEqual(['L', 'énergie', 'US', '10M', 'Haïti']);
  });

  test('keeps a letter and its separate accent together', () => {
    expect(tokenize('Hai\u0308ti est la')).toEqual(['Hai\u0308ti', 'est', 'la']);
  });

  test('finds none in signs alone', () => {
    expect(wordsOf('$& — “…” 😀')).toEqual([]);
    expect(tokenize('')).toEqual([]);
  });
});

test('words of the subjects are no fillers', () => {
  expect(['us', 'ai', 'ia', 'or', 'new', 'port', 'news', 'about'].filter(isFiller)).toEqual([]);
});
