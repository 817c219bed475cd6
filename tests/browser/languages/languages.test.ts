import type { BrowserContext, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { settings } from 'virtual:settings';
import { getShortPageName } from '~/components/pageNames';
import { defaultLanguage, languages, languageIds } from '~/config/languages';
import { indexablePages } from '~/config/pageTable';
import { fill } from '~/lib/fill';
import { absoluteUrl, pageUrl } from '~/seo/addresses';
import { toOpenGraphLocale } from '~/seo/PageTags';
import { openPage, toSiteUrl } from '~tests/support/browser';
import { shell } from '~tests/support/content/en';
import { about as spanishAbout, shell as spanish } from '~tests/support/content/es';
import { getVisibleLayoutShift, recordLayoutShifts } from '~tests/support/layout-shift';
import {
  appScript,
  builtPages,
  HeldRequests,
  readDocument,
  getFocusedText,
  getHorizontalOverflow,
  goto,
  scrollTo,
  setTextSize,
  startApplication,
  getCurrentPath,
  openReadyPage,
  waitUntilReady,
} from '~tests/support/pages';
import { respondNotFound } from '~tests/support/simulate-failures';

test('every page declares its language and links to its translations, which link back', () => {
  for (const { page, language, path } of builtPages) {
    const html = readDocument(path);
    const findAll = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, ...groups]) => groups.join(' '));
    const others = languageIds.filter((id) => id !== language);
    const isIndexable = indexablePages.includes(page) || page.startsWith('press/');
    // All versions of a page have the same list of versions.
    const versions = [
      ...languageIds.map((id) => `${pageUrl(settings, page, id)} ${languages[id].tag}`),
      ...languageIds.map((id) => `${pageUrl(settings, page, id)} ${id}`),
      `${pageUrl(settings, page, defaultLanguage)} x-default`,
    ];
    expect({
      path,
      language: findAll(/<html lang="([^"]*)"/g),
      locales: findAll(/<meta property="og:locale(?::alternate)?" content="([^"]*)"/g),
      canonical: findAll(/<link rel="canonical" href="([^"]*)"/g),
      versions: findAll(/<link rel="alternate" href="([^"]*)" hrefLang="([^"]*)"/g),
    }).toEqual({
      path,
      language: [languages[language].tag],
      locales: [language, ...others].map((id) => toOpenGraphLocale(languages[id])),
      canonical: isIndexable ? [absoluteUrl(settings, path)] : [],
      versions: isIndexable ? versions : [],
    });
  }
});

/** The line that offers the language of the visitor's browser. */
function languageHint(page: Page) {
  const line = page.getByRole('complementary').filter({ visible: true });
  return { line, link: line.getByRole('link'), close: line.getByRole('button') };
}

/** Counts the visible language hints once the application runs. */
async function countHints(page: Page): Promise<number> {
  await waitUntilReady(page);
  return languageHint(page).line.count();
}

const energy = encodeURIComponent('energía');

test('a visitor with another browser language is offered the translation once; switch and offer keep a query and a filter', async (context) => {
  const allowedProblems = [/^response: 404 /, /Failed to fetch/, /status 404/];
  const { page, context: visitor } = await openPage(context, { locale: 'es-MX', allowedProblems });
  const hint = languageHint(page);
  const footer = page.getByRole('contentinfo');
  const link = footer.getByRole('link', { name: languages.es.name });
  for (const [from, chosen, to] of [
    [`/about?from=${energy}`, link, `/es/about?from=${energy}`],
    ['/news/haiti/economy', hint.link, '/es/news/haiti/economy'],
  ] as const) {
    await goto(page, from);
    expect(await hint.link.innerText()).toBe(spanish.language.available);
    expect(await hint.link.getAttribute('lang')).toBe(languages.es.tag);
    for (const offer of [link, hint.link]) expect(await offer.getAttribute('href')).toBe(to);
    await respondNotFound('**/assets/shell-*.js')(visitor);
    await chosen.click();
    await page.waitForURL(toSiteUrl(to));
    expect(await page.evaluate(() => document.documentElement.lang)).toBe(languages.es.tag);
    await visitor.unroute('**/assets/shell-*.js');
    // A page in the browser's language shows no hint.
    await page.reload();
    expect(await countHints(page)).toBe(0);
  }
  await footer.getByRole('link', { name: languages.en.name }).click();
  await page.waitForURL(toSiteUrl('/news/haiti/economy'));
  expect(await countHints(page)).toBe(0);
});

test('a change of language is announced in the region that was there before', async (context) => {
  const { page } = await openReadyPage(context, { path: '/about' });
  const status = await page.getByRole('status').elementHandle();
  await page.getByRole('contentinfo').getByRole('link', { name: languages.es.name }).click();
  await page.waitForURL(toSiteUrl('/es/about'));
  await expect
    .poll(() => status?.evaluate(({ isConnected, textContent }) => [isConnected, textContent]))
    .toEqual([true, fill(spanish.pageLoaded, { title: spanishAbout.meta.title })]);
});

test('the language offer stands in the flow above the header from the first paint on, returns the focus when it is closed, and stays closed', async (context) => {
  const application = new HeldRequests();
  const { page } = await openPage(context, {
    path: '/es/terms',
    setupContext: [recordLayoutShifts, (visitor: BrowserContext) => application.hold(visitor, appScript)],
  });
  const { line, link, close } = languageHint(page);
  expect(await link.innerText()).toBe(shell.language.available);
  expect(await close.count()).toBe(0);
  application.release();
  await startApplication(page);
  await close.waitFor();
  expect(await getVisibleLayoutShift(page)).toBe('');
  for (const width of [320, 1280])
    for (const size of [16, 32]) {
      await page.setViewportSize({ width, height: 800 });
      await setTextSize(page, size);
      await scrollTo(page, 0);
      const box = await line.boundingBox();
      expect(box?.y).toBe(0);
      expect((await page.getByRole('banner').boundingBox())?.y).toBe(box?.height);
      // The text starts where the page's does.
      expect((await link.boundingBox())?.x).toBe((await page.locator('h1').boundingBox())?.x);
      expect(await getHorizontalOverflow(page)).toBe(0);
    }
  await setTextSize(page, 16);

  await scrollTo(page, 0);
  const before = page.getByRole('link', { name: spanish.skipLink });
  await before.focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  expect(await close.evaluate((button) => button === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  expect(await line.count()).toBe(0);
  expect((await page.getByRole('banner').boundingBox())?.y).toBe(0);
  expect(await getFocusedText(page)).toBe(await before.innerText());
  expect(getCurrentPath(page)).toMatch(/\/es\/terms$/);
  await page.reload();
  expect(await countHints(page)).toBe(0);
  await page
    .getByRole('banner')
    .getByRole('link', { name: getShortPageName('news', spanish), exact: true })
    .click();
  await page.waitForURL((url) => url.pathname.endsWith('/es/news'));
  expect(await countHints(page)).toBe(0);
});
