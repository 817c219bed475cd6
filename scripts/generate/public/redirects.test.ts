import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { dataFolder } from '~scripts/lib/data-folder';
import { readSiteSettings } from '~scripts/settings/site-settings';
import { createTemporaryFolder } from '~tests/support/temporary-folder';
import { findShownRedirects } from './redirects';

const { pages } = readSiteSettings({ dataFolder, environment: {} });
const publicFolder = createTemporaryFolder(afterAll);
for (const file of ['files/report.pdf', 'sitemap.xml']) {
  mkdirSync(dirname(join(publicFolder, file)), { recursive: true });
  writeFileSync(join(publicFolder, file), '');
}

const findShown = (path: string, to: string, ...hidden: readonly string[]) =>
  findShownRedirects(
    { dataFolder: 'data', pages, redirects: [{ path, query: '', to }] },
    publicFolder,
    new Set(hidden),
  );

test('a redirect to a file is left out as long as the file is hidden with the release that links to it', () => {
  const redirect = { path: '/a', query: '', to: '/files/report.pdf' };
  expect(findShown('/a', '/files/report.pdf')).toEqual([redirect]);
  expect(findShown('/a', '/files/results.pdf', 'results.pdf')).toEqual([]);
  expect(findShown('/a', '/about')).toHaveLength(1);
});

test('a redirect that would hide a file, or leads to one that is missing, is refused', () => {
  for (const path of ['/sitemap.xml', '/%73itemap.xml', '/_headers', '/licences/packages.md'])
    expect(() => findShown(path, '/about')).toThrow(
      `data/redirects.json: ${path} is a file of this site, which nobody would reach any more`,
    );
  expect(() => findShown('/a', '/feeds/gone.xml')).toThrow(
    'data/redirects.json: /a leads to /feeds/gone.xml, and the site has no such file',
  );
  // A folder is no file.
  expect(findShown('/files', '/about')).toHaveLength(1);
});
