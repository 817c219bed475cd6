import fc from 'fast-check';
import { expect, test } from 'vitest';
import { getExcerpt, splitAtTerms } from './excerpt';

const bracketTerms = (text: string, ...terms: string[]) =>
  splitAtTerms(text, new Set(terms))
    .map((piece, index) => (index % 2 === 1 ? `[${piece}]` : piece))
    .join('');

test('terms match whole words, and keep their spelling', () => {
  expect(bracketTerms('Haïti, HAITI & Haitian: l’énergie', 'haiti', 'energie')).toBe(
    '[Haïti], [HAITI] & Haitian: l’[énergie]',
  );
  expect(bracketTerms('US$"10M" $& <b>', '10m')).toBe('US$"[10M]" $& <b>');
});

test('splitting a text at its terms loses no character', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const terms = new Set(text.toLowerCase().split(' '));
      expect(splitAtTerms(text, terms).join('')).toBe(text);
    }),
  );
});

const text =
  'One two three four five six seven eight nine ten eleven twelve Haïti thirteen fourteen energy fifteen sixteen seventeen.';

test.each([
  [['nothing'], 20, 'One two three four …'],
  [['haiti', 'energy'], 60, '… eleven twelve Haïti thirteen fourteen energy fifteen sixteen …'],
  [['seventeen'], 40, '… energy fifteen sixteen seventeen.'],
  [['two'], 200, text],
])(
  'the excerpt for %j in %i characters is truncated between words around the first term',
  (terms, maxLength, expected) => {
    const excerpt = getExcerpt(text, new Set(terms), maxLength);
    expect(excerpt).toBe(expected);
    expect(excerpt.replaceAll('…', '').trim().length).toBeLessThanOrEqual(maxLength);
  },
);
