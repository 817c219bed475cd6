import { expect, test } from 'vitest';
import { countInWords } from './placeholders';

test('counts are words up to where the words end', () => {
  const words = { one: 'one company', many: '{count} companies' };
  expect([0, 1, 2, 3, 4].map((count) => countInWords(count, words, ['two', 'three'], 'en'))).toEqual([
    '0 companies',
    'one company',
    'two companies',
    'three companies',
    '4 companies',
  ]);
});
