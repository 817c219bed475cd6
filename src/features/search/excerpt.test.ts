import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { excerptOf, markWords } from './excerpt';
import { termOf, tokenize } from './words';

const marked = (text: string, ...terms: string[]) =>
  markWords(text, new Set(terms))
    .map((piece) => (piece.marked ? `[${piece.text}]` : piece.text))
    .join('');

describe('markWords', () => {
  test('marks whole words as they are written', () => {
    expect(marked('Haïti, HAITI & Haitian: l’énergie', 'haiti', 'energi')).toBe(
      '[Haïti], [HAITI] & Haitian: l’[énergie]',
    );
    expect(marked('US$"10M" $& <b>', '10m')).toBe('US$"[10M]" $& <b>');
  });

  test('loses no character of any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const terms = new Set(tokenize(text).map(termOf).slice(0, 2));
        expect(
          markWords(text, terms)
            .map((piece) => piece.text)
            .join(''),
        ).toBe(text);
      }),
    );
  });
});

describe('excerptOf', () => {
  const text =
    'One two three four five six seven eight nine ten eleven twelve Haïti thirteen fourteen energy fifteen sixteen seventeen.';

  test('is the text where it is short, or the beginning where nothing is found', () => {
    expect(excerptOf('Short.', new Set(['x']), 40)).toBe('Short.');
    expect(excerptOf(text, new Set(), 20)).toBe('One two three four …');
  });

  test('holds the most words found, and begins before them', () => {
    expect(excerptOf(text, new Set(['haiti', 'energi', 'one']), 60)).toBe(
      '… eleven twelve Haïti thirteen fourteen energy fifteen sixteen …',
    );
  });

  test('keeps the end where it reaches it', () => {
    expect(excerptOf(text, new Set(['seventeen']), 40)).toMatch(/^… .*seventeen\.$/);
  });

  test('is cut between words and not much longer than asked for', () => {
    fc.assert(
      fc.property(
        fc.array(fc.stringMatching(/^[a-zé]{1,9}$/), { minLength: 1, maxLength: 60 }),
        fc.nat(),
        (words, pick) => {
          const found = words[pick % words.length] ?? '';
          const excerpt = excerptOf(words.join(' '), new Set([termOf(found)]), 50);
          const inner = excerpt.replace(/^… | …$/g, '');
          expect(inner.length).toBeLessThanOrEqual(52);
          expect(words).toEqual(expect.arrayContaining(inner.split(' ')));
          expect(inner.split(' ').map(termOf)).toContain(termOf(found));
        },
      ),
    );
  });
});
