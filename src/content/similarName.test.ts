import { expect, test } from 'vitest';
import { findSimilarName } from './similarName';

test.each([
  ['brnad', 'brand'],
  [' brand ', 'brand'],
  ['Brand', 'brand'],
  ['companytotal', 'companyTotal'],
  ['companyTotals', 'companyTotal'],
  ['band', 'brand'],
  ['bread', undefined],
  ['', undefined],
])('"%s" most likely stands for %s', (word, name) => {
  expect(findSimilarName(word, ['x', 'brand', 'companyNames', 'companyTotal'])).toBe(name);
});
