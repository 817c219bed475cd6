import { expect, test } from 'vitest';
import { headlineVariant } from './typography';

test('a longer headline is smaller', () => {
  const lengths = [40, 41, 64, 65, 500];
  expect(lengths.map((length) => headlineVariant('display', 'a'.repeat(length)))).toEqual([
    'display',
    'title',
    'title',
    'heading',
    'heading',
  ]);
  expect(headlineVariant('title', 'a'.repeat(65))).toBe('heading');
});
