import { expect, test } from 'vitest';
import { builtPages } from '~scripts/build/policy/built-pages';
import { folderCopies } from './folder-copies';

test('every folder of pages has a copy of the page of its name', () => {
  const copies = folderCopies(builtPages);
  expect(copies.get('news/index.html')).toBe('news.html');
  expect(copies.get('es/news/haiti/index.html')).toBe('es/news/haiti.html');
  // `/news/all` is no page: it means `/news`.
  expect(copies.get('fr/news/all/index.html')).toBe('fr/news.html');
  // The home pages are index files already.
  expect([...copies.keys()].filter((copy) => !copy.includes('news/'))).toEqual([]);
  for (const page of copies.values()) expect(builtPages.map(({ file }) => file)).toContain(page);
});
