import { expect, test } from 'vitest';
import { headlineVariant } from './typography';

test('a longer headline is smaller', () => {
  const lengths = [40, 41, 64, 65, 500];
  expect(lengths.map((length) => headlineVariant('display', 'a'.repeat(length)))).toEqual([
    'display',
    'h1',
    'h1',
    'h2',
    'h2',
  ]);
  expect(headlineVariant('h1', 'a'.repeat(65))).toBe('h2');
});
