import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { type Language, publishedLanguages } from '~/config/languages';
import { fill } from '~/content/fill';
import { indexablePages, pathOf } from '~/content/pages';
import { parseDocuments, type SearchDocument, searchFilePath } from '~/features/search/documents';
import { createSearch } from '~/features/search/engine';
import { checkAccessibility } from '~tests/support/axe';
import { openPage, siteAddress } from '~tests/support/browser';
import { here } from '~tests/support/choices';
import { about, portfolio, search, shell } from '~tests/support/content/en';
import { about as spanish } from '~tests/support/content/es';
import { search as frenchSearch, shell as frenchShell } from '~tests/support/content/fr';
import { blocked, blockScripts, untilGivenUp } from '~tests/support/faults';
import { focused, HeldRequests, hrefOf, openReady, shownPath, untilReady, untilStill } from '~tests/support/pages';

const documentsOf = (file: Language | 'news') =>
  parseDocuments(JSON.parse(readFileSync(join(inject('directory'), searchFilePath(file)), 'utf8')));
const size = (file: Language | 'news') => brotliCompressSync(JSON.stringify(documentsOf(file))).length;

const field = (page: Page) => page.getByRole('main').getByRole('searchbox');
const status = (page: Page) => page.getByRole('main').locator('[role=status]').first();
const titles = (page: Page) => page.locator('a[data-result]');
const { id: companyId = '', name: company = '' } = portfolio.companies[0] ?? {};

describe.for(publishedLanguages)('the index in %s', (language) => {
  const documents = documentsOf(language);

  test('is at most 40 kB to load, with the news', () => {
    expect(documentsOf('news').length).toBeGreaterThan(0);
    expect(size(language) + size('news')).toBeLessThanOrEqual(40_000);
  });

  test('has every page, and leads to places that are there', () => {
    const paths = new Set(documents.map(({ href }) => href.replace(/#.*/, '')));
    expect([...paths]).toEqual(indexablePages.map((page) => pathOf(page, language)));
    const missing = documents.filter(({ href }) => {
      const [path = '', fragment] = href.split('#');
      const html = readFileSync(
        join(inject('directory'), path.endsWith('/') ? `${path}index.html` : `${path}.html`),
        'utf8',
      );
      return fragment !== undefined && !html.includes(`id="${fragment}"`);
    });
    expect(missing).toEqual([]);
  });

  test('has every section among the first three for its heading, and says what it is about', () => {
    const search = createSearch(documents);
    const isFound = ({ href, heading }: SearchDocument) =>
      search(heading)
        .documents.slice(0, 3)
        .some((found) => found.href === href);
    expect(documents.filter((document) => !isFound(document) || document.text === '')).toEqual([]);
  });
});

describe('the search page', () => {
  test('leads to a section, and back to the results', async (context) => {
    const { page } = await openReady(context, { path: '/about' });
    await page.getByRole('banner').getByRole('link', { name: shell.search.open }).click();
    await expect.poll(() => focused(page)).toBe('q');
    await page.keyboard.type(company);
    await page.keyboard.press('Enter');
    await page.getByRole('main').getByRole('link', { name: company, exact: true }).click();
    await page.waitForURL((url) => url.pathname === hrefOf('portfolio') && url.hash === `#${companyId}`);
    await expect
      .poll(async () => Math.round((await page.locator(`#${companyId}`).boundingBox())?.y ?? -1))
      .toBeLessThan(400);
    await page.goBack();
    await titles(page).first().waitFor();
    expect(await field(page).inputValue()).toBe(company);
    await expect.poll(() => page.title()).toContain(fill(search.resultsTitle, { query: company }));
    await page.goBack();
    await page.waitForURL(/\/about$/);
  });

  test('finds what the address asks for, in its language', async (context) => {
    const [, word = ''] = /(\p{L}{4,})/u.exec(spanish.mission.title) ?? [];
    const plain = word.normalize('NFD').replaceAll(/\p{M}/gu, '');
    const { page } = await openReady(context, { path: `/es/search?q=${plain}` });
    await page.getByRole('heading', { level: 3, name: spanish.mission.title }).waitFor();
    expect(await field(page).inputValue()).toBe(plain);
    expect((await page.locator('mark').allInnerTexts()).map((text) => text.toLowerCase())).toContain(
      word.toLowerCase(),
    );
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex,nofollow');
  });

  test('keeps what was typed before the application had started', async (context) => {
    const held = new HeldRequests();
    const { page } = await openPage(context, {
      path: `/search?q=${encodeURIComponent(here.name)}`,
      prepare: (visitor) => held.hold(visitor, /\/assets\/SearchPage-.*\.js$/),
    });
    await field(page).fill(about.mission.title);
    await held.arrived;
    held.release();
    await untilReady(page);
    await page.getByRole('link', { name: about.mission.title }).waitFor();
    expect(await field(page).inputValue()).toBe(about.mission.title);
    await expect
      .poll(() => shownPath(page))
      .toBe(`${hrefOf('search')}?q=${encodeURIComponent(about.mission.title).replaceAll('%20', '+')}`);
  });

  test('does not say that it loads where its files do not arrive', async (context) => {
    const { page } = await openPage(context, { path: '/search?q=energy', prepare: blockScripts, allow: blocked });
    await untilGivenUp(page);
    expect(await page.getByRole('main').innerText()).not.toContain(search.loading);
  });

  test('takes a query and links to all pages without script', async (context) => {
    const { page } = await openPage(context, { path: '/fr/about', javaScript: false });
    await page.getByRole('banner').getByRole('link', { name: frenchShell.search.open }).click();
    await field(page).fill('haïti');
    await page.keyboard.press('Enter');
    await page.waitForURL(siteAddress('/fr/search?q=ha%C3%AFti'));
    const text = await page.getByRole('main').innerText();
    expect(text).toContain(frenchSearch.withoutScript);
    expect(text).not.toMatch(new RegExp([frenchSearch.asYouType, frenchSearch.loading].join('|')));
    const links = await page
      .getByRole('main')
      .getByRole('link')
      .evaluateAll((elements) => elements.map((element) => element.getAttribute('href')));
    expect(links).toEqual(expect.arrayContaining([`${hrefOf('home')}fr/`, `${hrefOf('home')}fr/terms`]));
  });

  test.for([
    { path: `/search?q=${encodeURIComponent(here.name)}`, width: 1440 },
    { path: '/es/search?q=xyzzyx', width: 360 },
  ])('with results ($path) is accessible in light and dark', async ({ path, width }, context) => {
    const opened = await openReady(context, { path, width });
    await expect.poll(() => status(opened.page).innerText()).not.toBe('');
    for (const colorScheme of ['light', 'dark'] as const) {
      await opened.page.emulateMedia({ colorScheme });
      await untilStill(opened.page);
      expect((await checkAccessibility(opened)).violations).toEqual([]);
    }
  });
});
