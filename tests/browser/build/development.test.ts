import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { languages } from '~/config/languages';
import { dataFolder } from '~scripts/folders';
import { expectComponents, findDifferences } from '~tests/browser/stock-components/components';
import { getSiteUrl, openPage } from '~tests/support/browser';
import { getSiteFolder } from '~tests/support/builds';
import { about, news, shell } from '~tests/support/content/es';
import { startDevServer } from '~tests/support/dev-server';
import { waitUntilReady } from '~tests/support/pages';
import { createTemporaryFolder, replaceInFile } from '~tests/support/temporary-folder';

test('the development server renders and hydrates pages, and updates them when data or settings change, with their errors', async (context) => {
  const folder = createTemporaryFolder();
  cpSync(dataFolder, join(folder, 'data'), { recursive: true });
  // The code of this site is copied when it is built.
  await getSiteUrl('stock-components');
  const site = await startDevServer(context, { folder, project: getSiteFolder('stock-components') });
  const { page } = await openPage(context, { siteUrl: site, path: '/es/news' });
  const fetchPage = async (path: string) => (await page.request.get(site + path)).text();
  expect(await fetchPage('es/about')).toContain(`<html lang="${languages.es.tag}"`);
  expect(await fetchPage('es/about')).toMatch(
    new RegExp(`<div id="root" data-server-rendered="true">.*${shell.skipLink}`),
  );
  expect(await fetchPage('es/news')).toContain('<article');
  const waitForHeading = async (heading: string) => {
    await page.getByRole('heading', { level: 1, name: heading }).waitFor({ timeout: 60_000 });
    // The modules of the page are reloaded after its document.
    await page.waitForLoadState('networkidle');
    await waitUntilReady(page);
  };
  await waitForHeading(news.hero.heading);
  // The boot script, which is not part of the application, sets this attribute.
  expect(await page.locator('html').getAttribute('data-script')).toBe('');

  // The page of the portfolio shows Material UI's components.
  const { page: components } = await openPage(context, { siteUrl: site, path: '/portfolio' });
  await waitUntilReady(components);
  expect(await findDifferences(components, 'light')).toEqual([]);
  await expectComponents(components);

  const file = join(folder, 'data/content/es/about.json');
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace(about.values.heading, ' '));
  const overlay = page.locator('vite-error-overlay');
  await overlay.waitFor({ state: 'attached' });
  await expect
    .poll(() => overlay.locator('.message').textContent())
    .toContain('content/es/about.json: values.heading: a sentence is missing');
  // A page that is loaded later shows the error too.
  await page.reload();
  await overlay.waitFor({ state: 'attached' });
  await waitForHeading(news.hero.heading);
  writeFileSync(file, text.replace('"heading": "', '"heading": "Otra vez: '));
  await overlay.waitFor({ state: 'detached' });
  expect(await fetchPage('es/about')).toContain('Otra vez: ');
  // A document that was rendered before a change does not agree with modules that are loaded after it.
  await waitForHeading(news.hero.heading);

  replaceInFile(join(folder, 'data/site.json'), '"Alisio Group"', '"Alisio Dos"');
  await expect.poll(() => fetchPage('es/about')).toContain('Alisio Dos');
});
