import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { listPageFiles } from '~scripts/build/page-files';
import { readSite } from '~tests/support/site';
import { createTemporaryFolder } from '~tests/support/temporary-folder';
import { listFolderCopies, writeFolderCopies } from './folder-copies';

const site = readSite();

test('a folder beside a page has a copy of the page, and a folder without a page of its name a copy of the page above', () => {
  const copies = listFolderCopies(site);
  expect(copies.get('news/index.html')).toBe('news.html');
  expect(copies.get('news/haiti/index.html')).toBe('news/haiti.html');
  expect(copies.get('fr/news/all/index.html')).toBe('fr/news.html');
});

test('every page has a copy, except those for unknown addresses', () => {
  const copies = listFolderCopies(site);
  for (const { page, path } of site.pageRoutes.filter((route) => !route.path.endsWith('/'))) {
    const copy = `${path.slice(1)}/index.html`;
    expect([path, copies.get(copy)]).toEqual([path, page === 'notFound' ? undefined : `${path.slice(1)}.html`]);
  }
  expect(listPageFiles(site).filter(({ file }) => copies.has(file))).toEqual([]);
  expect([...copies.keys()].filter((file) => /(?:^|\/)index\/|^\.|^index/.test(file))).toEqual([]);
});

test('each copy has the content of its page', async () => {
  const directory = createTemporaryFolder();
  const smallSite = { ...site, pageRoutes: site.pageRoutes.filter(({ page }) => page !== 'news') };
  for (const { file } of listPageFiles(smallSite)) {
    mkdirSync(dirname(join(directory, file)), { recursive: true });
    writeFileSync(join(directory, file), file);
  }
  await writeFolderCopies(directory, smallSite);
  expect(readFileSync(join(directory, 'es/about/index.html'), 'utf8')).toBe('es/about.html');
});
