import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { listPageFiles } from '~scripts/build/page-files';
import { readSite } from '~tests/support/site';
import { createTemporaryFolder } from '~tests/support/temporary-folder';
import { composeRedirectDocument, listRedirectFiles, writeRedirectPages } from './redirect-pages';

const site = readSite({ BASE_PATH: '/repo/' });

const html =
  '<!doctype html><html lang="en-US" data-page="/about"><head><meta charset="utf-8"/><title>A &amp; B</title>' +
  '<script>start()</script><meta name="description" content="C"/><link rel="canonical" href="https://a.example/repo/about"/>' +
  '<meta property="og:title" content="A &amp; B"/><link rel="icon" href="/x.svg"/></head><body><h1>A</h1></body></html>';

test('a redirect has the head tags of its page, keeps query and fragment by script, and works without script', () => {
  const script = 'location.replace("/repo/about"+location.search+location.hash)';
  const hash = createHash('sha256').update(script).digest('base64');
  expect(composeRedirectDocument(html, '/repo/about')).toBe(
    '<!doctype html><html lang="en-US"><head><meta charset="utf-8"/>' +
      `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'"/>` +
      '<meta name="viewport" content="width=device-width, initial-scale=1"/>' +
      `<script>${script}</script><noscript><meta http-equiv="refresh" content="0; url=/repo/about"/></noscript>` +
      '<title>A &amp; B</title><meta name="description" content="C"/>' +
      '<link rel="canonical" href="https://a.example/repo/about"/><meta property="og:title" content="A &amp; B"/>' +
      '</head><body><a href="/repo/about">A &amp; B</a></body></html>\n',
  );
});

test('every page of the default language has a redirect at its address with the prefix, with and without a slash', () => {
  const files = listRedirectFiles(site);
  expect([...files.values()].filter((path) => /^\/(?:es|fr)/.test(path))).toEqual([]);
  expect(['en/index.html', 'en/about.html', 'en/about/index.html'].map((file) => files.get(file))).toEqual([
    '/',
    '/about',
    '/about',
  ]);
  expect(files.get('en/news/haiti/economy.html')).toBe('/news/haiti/economy');
  expect([...files.keys()].filter((file) => !file.startsWith('en/'))).toEqual([]);
  expect([...files.keys()].filter((file) => file.includes('404'))).toEqual([]);
  expect(listPageFiles(site).filter(({ file }) => files.has(file))).toEqual([]);
});

test('the redirects are written in the folder of the language, and the pages stay as they are', async () => {
  const directory = createTemporaryFolder();
  const smallSite = { ...site, pageRoutes: site.pageRoutes.filter(({ page }) => page !== 'news') };
  for (const { file } of listPageFiles(smallSite)) {
    mkdirSync(dirname(join(directory, file)), { recursive: true });
    writeFileSync(join(directory, file), html);
  }
  await writeRedirectPages(directory, smallSite);
  expect(readFileSync(join(directory, 'en/about/index.html'), 'utf8')).toContain('content="0; url=/repo/about"');
  expect(readFileSync(join(directory, 'about.html'), 'utf8')).toBe(html);
});
