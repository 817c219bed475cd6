import { expect, test } from 'vitest';
import { foldedWords } from './fold';

test('words are compared without case, accents and signs', () => {
  expect(foldedWords('La Croix-des-Bouquets, Haïti')).toBe(' la croix des bouquets haiti ');
});
