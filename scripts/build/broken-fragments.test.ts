import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { createPageRoutes } from '~/config/pageTable';
import { listPageFiles } from '~scripts/build/page-files';
import { createTemporaryFolder } from '~tests/support/temporary-folder';
import { checkFragments, findBrokenFragments } from './broken-fragments';

test('a link to an id that does not exist on the target page is reported, a link to another site is not', () => {
  const documents = new Map([
    ['/', '<main id="start"><a href="/repo/es/terms#use">1</a> <a class="x" href="/repo/es/terms#us">2</a></main>'],
    ['/es/terms', '<h2 id="use">Uso</h2><a href="#use">1</a><a href="#lost">2</a><a href="/repo/#start">3</a>'],
    ['/es/about', '<a href="https://a.example/#b">1</a><a href="mailto:a@a.example">2</a><a href="/repo/gone#x">3</a>'],
  ]);
  expect(findBrokenFragments('/repo/', documents)).toEqual([
    '/: a link leads to /es/terms#us, but that page has no element with this id',
    '/es/terms: a link leads to /es/terms#lost, but that page has no element with this id',
  ]);
});

/** A built site whose home page has a link. */
function checkLink(href: string): Promise<void> {
  const routes = createPageRoutes([], []);
  const folder = createTemporaryFolder();
  for (const { path, file } of listPageFiles(routes)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), path === '/' ? `<a href="${href}">1</a>` : '');
  }
  return checkFragments(folder, '/', routes);
}

test('a link to a part that does not exist ends the build', async () => {
  await expect(checkLink('/about#visoin')).rejects.toThrow(
    '/: a link leads to /about#visoin, but that page has no element with this id',
  );
});
