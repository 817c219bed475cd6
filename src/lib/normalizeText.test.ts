import { expect, test } from 'vitest';
import { normalizeWords } from './normalizeText';

test('words are compared without case, accents and signs', () => {
  expect(normalizeWords('La Croix-des-Bouquets, Haïti')).toBe(' la croix des bouquets haiti ');
});
