import { expect, test } from 'vitest';
import { builtPages } from '~scripts/prerender/policy/built-pages';
import { folderCopies } from './folder-copies';

test('every folder of pages has a copy of the page of its name, the home pages none', () => {
  const copies = folderCopies();
  expect(Object.fromEntries(copies)).toMatchObject({
    'news/index.html': 'news.html',
    'es/news/haiti/index.html': 'es/news/haiti.html',
    // `/news/all` is no page: it means `/news`.
    'fr/news/all/index.html': 'fr/news.html',
  });
  expect([...copies.keys()].filter((copy) => !copy.includes('news/'))).toEqual([]);
  for (const page of copies.values()) expect(builtPages.map(({ file }) => file)).toContain(page);
});
