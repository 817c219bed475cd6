import { expect, test } from 'vitest';
import { foldedWords, toSlug } from './fold';

test.each([
  ['Nuestra misión', 'nuestra-mision'],
  ['  2. Cœur & âme! ', '2-coeur-ame'],
  ['IMG 1234', 'img-1234'],
  ['日本', ''],
])('"%s" is "%s" in an address', (text, slug) => {
  expect(toSlug(text)).toBe(slug);
});

test('words are compared without case, accents and signs', () => {
  expect(foldedWords('La Croix-des-Bouquets, Haïti')).toBe(' la croix des bouquets haiti ');
});
