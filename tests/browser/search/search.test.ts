import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { type Language, languageIds } from '~/config/languages';
import { releaseIds } from '~/config/pageRoutes';
import { indexablePages, pagePath } from '~/config/pageTable';
import { parseDocuments, type SearchDocument, searchFilePath } from '~/features/search/documents';
import { createSearch } from '~/features/search/engine';
import { hourMs } from '~/lib/durations';
import { fill } from '~/lib/fill';
import { openPage, toSiteUrl } from '~tests/support/browser';
import { sampleDistFolder } from '~tests/support/builds';
import { about as spanish } from '~tests/support/content/es';
import { readContent } from '~tests/support/content/read';
import { haiti } from '~tests/support/news/filter-choices';
import {
  readDocument,
  findViolations,
  getFocusedText,
  HeldRequests,
  getPageHref,
  goto,
  followHeaderLink,
  headerLink,
  openReadyPage,
  getCurrentPath,
  waitForPage,
  waitUntilReady,
  finishTransitions,
  menu,
  menuButton,
} from '~tests/support/pages';
import {
  blockedScriptProblems,
  blockScripts,
  dropPointerMoves,
  removeTimeLimits,
  saveData,
  startAndExpectFailure,
} from '~tests/support/simulate-failures';

const { about, portfolio, search, shell } = readContent('en');
const { search: spanishWords } = readContent('es');

const readSearchDocuments = (file: Language | 'news') =>
  parseDocuments(JSON.parse(readFileSync(join(sampleDistFolder, searchFilePath(file)), 'utf8')));
const getCompressedSize = (file: Language | 'news') =>
  brotliCompressSync(JSON.stringify(readSearchDocuments(file))).length;

const field = (page: Page) => page.getByRole('main').getByRole('searchbox');
const readMainText = (page: Page) => page.getByRole('main').innerText();
const getResultLinks = (page: Page) => page.locator('a[data-result]');
const { id: companyId = '', name: company = '' } = portfolio.companies[0] ?? {};

describe.for(languageIds)('the index in %s', (language) => {
  const documents = readSearchDocuments(language);

  test('is at most 40 kB compressed, including the news', () => {
    expect(readSearchDocuments('news').length).toBeGreaterThan(0);
    expect(getCompressedSize(language) + getCompressedSize('news')).toBeLessThanOrEqual(40_000);
  });

  test('contains every page and release, and only fragments that exist', () => {
    const paths = new Set(documents.map(({ href }) => href.replace(/#.*/, '')));
    expect([...paths]).toEqual([...indexablePages, ...releaseIds].map((page) => pagePath(page, language)));
    const missing = documents.filter(({ href }) => {
      const [path = '', fragment] = href.split('#');
      return fragment !== undefined && !readDocument(path).includes(`id="${fragment}"`);
    });
    expect(missing).toEqual([]);
  });

  test('finds every section among the first three hits for its heading, with an excerpt', () => {
    const search = createSearch(documents, language);
    const isFound = ({ href, heading }: SearchDocument) =>
      search(heading)
        .documents.slice(0, 3)
        .some((hit) => hit.href === href);
    expect(documents.filter((document) => !isFound(document) || document.text === '')).toEqual([]);
  });
});

test('a hit opens its section, and going back shows the results', async (context) => {
  const { page } = await openReadyPage(context, { path: '/about' });
  await page.getByRole('banner').getByRole('link', { name: shell.search.open }).click();
  await expect.poll(() => getFocusedText(page)).toBe('q');
  await page.keyboard.type(company);
  await page.keyboard.press('Enter');
  await page.getByRole('main').getByRole('link', { name: company, exact: true }).click();
  await page.waitForURL((url) => url.pathname === getPageHref('portfolio') && url.hash === `#${companyId}`);
  await expect
    .poll(async () => Math.round((await page.locator(`#${companyId}`).boundingBox())?.y ?? -1))
    .toBeLessThan(400);
  // The section has the focus, so that the tab key continues from there.
  expect(await page.evaluate(() => document.activeElement?.id)).toBe(companyId);
  await page.goBack();
  await getResultLinks(page).first().waitFor();
  // The field follows the address once the results are shown.
  await expect.poll(() => field(page).inputValue()).toBe(company);
  await expect.poll(() => page.title()).toContain(fill(search.resultsTitle, { query: company }));
  await page.goBack();
  await page.waitForURL(/\/about$/);
});

test('the search page shows results for its address in its language, and is accessible with and without results in both schemes', async (context) => {
  const [, word = ''] = /(\p{L}{4,})/u.exec(spanish.mission.title) ?? [];
  const plain = word.normalize('NFD').replaceAll(/\p{M}/gu, '');
  const opened = await openPage(context, { width: 1440 });
  const { page } = opened;
  await goto(page, `/es/search?q=${plain}`);
  await page.getByRole('heading', { level: 3, name: spanish.mission.title }).waitFor();
  expect(await field(page).inputValue()).toBe(plain);
  const markedTexts = await page.locator('mark').allInnerTexts();
  expect(markedTexts.map((text) => text.toLowerCase())).toContain(word.toLowerCase());
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex,nofollow');
  await page.setViewportSize({ width: 360, height: 800 });
  await goto(page, '/es/search?q=%3Cxyzzyx%3E');
  const noResultsText = fill(spanishWords.none, { query: '<xyzzyx>' });
  for (const name of [noResultsText, spanishWords.siteMapHeading])
    await page.getByRole('heading', { level: 2, name }).waitFor();
  expect(await findViolations(opened)).toEqual([]);
  // Results with articles are checked too.
  await field(page).fill(haiti.name);
  await page.locator('main time').first().waitFor();
  expect(await findViolations(opened)).toEqual([]);
});

test('the search keeps text that is typed before hydration', async (context) => {
  const held = new HeldRequests();
  const { page } = await openPage(context, {
    path: `/search?q=${encodeURIComponent(haiti.name)}`,
    setupContext: (visitor) => held.hold(visitor, /\/assets\/SearchPage-.*\.js$/),
  });
  await field(page).fill(about.mission.title);
  await held.arrived;
  held.release();
  await waitUntilReady(page);
  await page.getByRole('link', { name: about.mission.title }).waitFor();
  expect(await field(page).inputValue()).toBe(about.mission.title);
  await expect
    .poll(() => getCurrentPath(page))
    .toBe(`${getPageHref('search')}?q=${encodeURIComponent(about.mission.title).replaceAll('%20', '+')}`);
});

/** Stops the clock, later than it is now, so that no pause in typing passes before the test lets it. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + hourMs);
}

test('a link that is clicked right after typing leads on, going back shows the results, and a new search is empty', async (context) => {
  const held = new HeldRequests();
  const { page } = await openReadyPage(context, {
    path: '/search',
    setupContext: async (visitor) => {
      await visitor.clock.install();
      await held.hold(visitor, /\/assets\/AboutPage-.*\.js$/);
    },
  });
  await stopClock(page);
  await field(page).fill(about.mission.title);
  await headerLink(page, 'about').click();
  await held.arrived;
  // The pause in typing passes while the page is loading.
  await page.clock.runFor(1_000);
  await page.clock.resume();
  held.release();
  await waitForPage(page, 'about');
  await page.goBack();
  await page.getByRole('link', { name: about.mission.title }).waitFor();
  await expect.poll(() => field(page).inputValue()).toBe(about.mission.title);
  await followHeaderLink(page, 'about');
  await page.getByRole('banner').getByRole('link', { name: shell.search.open }).click();
  await waitForPage(page, 'search');
  expect(await field(page).inputValue()).toBe('');
});

test('a hit that is pressed right after typing stays where it is until it is released, and leads on', async (context) => {
  const { page } = await openReadyPage(context, {
    path: '/search',
    setupContext: (visitor) => visitor.clock.install(),
  });
  await field(page).fill(company.slice(0, -1));
  await page.clock.runFor(1_000);
  const hit = page.getByRole('main').getByRole('link', { name: company, exact: true });
  await hit.hover();
  await stopClock(page);
  await field(page).fill(company);
  await page.mouse.down();
  await page.clock.runFor(1_000);
  await page.clock.resume();
  await finishTransitions(page);
  expect(getCurrentPath(page)).toBe(`${getPageHref('search')}?q=${company.slice(0, -1)}`);
  await page.mouse.up();
  await page.waitForURL((url) => url.pathname === getPageHref('portfolio') && url.hash === `#${companyId}`);
  await page.goBack();
  await hit.waitFor();
  await expect.poll(() => field(page).inputValue()).toBe(company);
});

test('the search keeps a letter that is typed while results are rendered', async (context) => {
  const { page } = await openReadyPage(context, { path: '/search' });
  await field(page).evaluate((input) => {
    const { replaceState } = history;
    history.replaceState = (...parameters) => {
      history.replaceState = replaceState;
      history.replaceState(...parameters);
      if (input instanceof HTMLInputElement) input.value += 'b';
    };
  });
  await field(page).fill('Rum');
  await page.waitForURL(/q=Rum$/);
  await finishTransitions(page);
  await field(page).press('o');
  await expect.poll(() => getCurrentPath(page)).toBe(`${getPageHref('search')}?q=Rumbo`);
});

test('header and menu link to the search, which without script opens its page again with the query', async (context) => {
  const { page } = await openPage(context, { path: '/', javaScript: false });
  await page.getByRole('banner').getByRole('link', { name: shell.search.open }).click();
  await field(page).fill('haïti');
  await page.keyboard.press('Enter');
  await page.waitForURL(toSiteUrl('/search?q=ha%C3%AFti'));
  const text = await readMainText(page);
  expect(text).toContain(search.withoutScript);
  expect(text).not.toMatch(new RegExp([search.asYouType, search.loading].join('|')));
  const links = await page.locator('main a').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(links).toEqual(expect.arrayContaining([getPageHref('home'), getPageHref('terms')]));
  const { page: phone } = await openReadyPage(context, { path: '/about', width: 390, height: 844 });
  await menuButton(phone).click();
  expect(await menu(phone).getByRole('link', { name: shell.search.open }).getAttribute('href')).toBe(
    getPageHref('search'),
  );
});

test('with reduced data the address of a query starts the application', async (context) => {
  const held = new HeldRequests();
  const { page } = await openPage(context, {
    path: '/search?q=energy',
    setupContext: [saveData, dropPointerMoves, (visitor) => held.hold(visitor, '**/assets/*.js')],
  });
  expect(await readMainText(page)).toContain(search.loading);
  await held.arrived;
  held.release();
  await getResultLinks(page).first().waitFor();
  expect(await readMainText(page)).not.toContain(search.loading);
});

test('from the first letter typed the search says that it is loading, before its page runs and before its index has come', async (context) => {
  const scripts = new HeldRequests();
  const index = new HeldRequests();
  const { page } = await openPage(context, {
    path: '/search',
    setupContext: [
      removeTimeLimits,
      (visitor) => scripts.hold(visitor, '**/assets/*.js'),
      (visitor) => index.hold(visitor, '**/search-index/*.json'),
    ],
  });
  const message = page.getByRole('main').getByText(search.loading);
  await scripts.arrived;
  expect(await message.filter({ visible: true }).count()).toBe(0);
  await field(page).press('e');
  await message.filter({ visible: true }).waitFor();
  scripts.release();
  await waitUntilReady(page);
  await field(page).press('n');
  await index.arrived;
  await message.filter({ visible: true }).waitFor();
  index.release();
  await getResultLinks(page).first().waitFor();
  expect(await message.filter({ visible: true }).count()).toBe(0);
});

test.for([
  { path: '/search?q=energy', text: '' },
  { path: '/search', text: 'energy' },
])('if no script loads, the search says so: $path $text', async ({ path, text }, context) => {
  const { page } = await openPage(context, {
    path,
    setupContext: blockScripts,
    allowedProblems: blockedScriptProblems,
  });
  await field(page).pressSequentially(text);
  await startAndExpectFailure(page);
  // The application starts by itself too: until that attempt has failed, the search is loading once more.
  await expect
    .poll(async () => {
      const results = await readMainText(page);
      return [results.includes(search.loading), results.includes(search.failed)];
    })
    .toEqual([false, true]);
});
