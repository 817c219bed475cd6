import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { defaultLanguage, languages, publishedLanguages } from '~/config/languages';
import { indexablePages, getShortName } from '~/content/pages';
import { absoluteUrl, pageUrl } from '~/seo/addresses';
import { openGraphLocale } from '~/seo/PageTags';
import { site } from '~generated/site';
import { openPage, toSiteUrl } from '~tests/support/browser';
import { shell } from '~tests/support/content/en';
import { shell as spanish } from '~tests/support/content/es';
import {
  builtPages,
  readDocument,
  getFocusedText,
  goto,
  openReadyPage,
  tabStops,
  scrollTo,
  setTextSize,
  getCurrentPath,
  waitUntilReady,
} from '~tests/support/pages';
import { respondNotFound } from '~tests/support/simulate-failures';

test('every page declares its language and links to its translations, which link back', () => {
  for (const { page, language, path } of builtPages) {
    const html = readDocument(path);
    const findAll = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, ...groups]) => groups.join(' '));
    const others = publishedLanguages.filter((id) => id !== language);
    // All versions of a page have the same list of versions.
    const versions = [
      ...publishedLanguages.map((id) => `${pageUrl(site, page, id)} ${languages[id].tag}`),
      ...publishedLanguages.map((id) => `${pageUrl(site, page, id)} ${id}`),
      `${pageUrl(site, page, defaultLanguage)} x-default`,
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
      locales: [language, ...others].map((id) => openGraphLocale(languages[id])),
      canonical: indexablePages.includes(page) ? [absoluteUrl(site, path)] : [],
      versions: indexablePages.includes(page) ? versions : [],
    });
  }
});

/** The hint that offers another language. */
function languageHint(page: Page) {
  const line = page.getByRole('complementary');
  return { line, link: line.getByRole('link'), close: line.getByRole('button') };
}

/** Counts the language hints once the application runs and has loaded the script of the hint. */
async function countHints(page: Page): Promise<number> {
  await waitUntilReady(page);
  await page.waitForLoadState('networkidle');
  return languageHint(page).line.count();
}

const energy = encodeURIComponent('energía');

test('a visitor with another browser language is offered the translation once; switch and offer keep a search and a filter', async (context) => {
  const allowedProblems = [/^response: 404 /, /Failed to fetch/, /status 404/];
  const { page, context: visitor } = await openPage(context, { locale: 'es-MX', allowedProblems });
  const hint = languageHint(page);
  const footer = page.getByRole('contentinfo');
  const link = footer.getByRole('link', { name: languages.es.name });
  for (const [from, chosen, to] of [
    [`/search?q=${energy}`, link, `/es/search?q=${energy}`],
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

const windows = [
  { width: 320, height: 480 },
  { width: 1280, height: 800 },
] as const;

/** Returns the texts of the controls that are under the hint or in it when they are focused. */
function findCoveredControls(line: Locator): Promise<readonly string[]> {
  return line.evaluate(
    (hint, controls) =>
      [...document.querySelectorAll<HTMLElement>(controls)]
        .filter((control) => {
          control.focus();
          const box = control.getBoundingClientRect();
          const { top, bottom, left, right } = hint.getBoundingClientRect();
          const isOver = box.bottom > top && box.top < bottom && box.left < right && box.right > left;
          const isFocused = box.height > 0 && document.activeElement === control;
          return isFocused && isOver && hint.checkVisibility({ visibilityProperty: true });
        })
        .map(({ innerText }) => innerText),
    tabStops,
  );
}

test('the language offer causes no layout shift, covers no focused control, returns the focus when it is closed, and stays closed', async (context) => {
  const { page } = await openReadyPage(context, { path: '/es/', width: 360 });
  const { line, link, close } = languageHint(page);
  for (const size of [16, 32]) {
    await setTextSize(page, size);
    const { y = 0, height = 0 } = (await line.boundingBox()) ?? {};
    expect((await page.locator('h1').boundingBox())?.y).toBeGreaterThan(y + height + 10);
  }
  await setTextSize(page, 16);
  await goto(page, '/es/terms');
  expect(await link.innerText()).toBe(shell.language.available);
  for (const size of windows) {
    await page.setViewportSize(size);
    await scrollTo(page, 0);
    const header = await page.locator('header').boundingBox();
    expect((await line.boundingBox())?.y).toBe(header?.height);
    expect(await findCoveredControls(line)).toEqual(await Promise.all([link.innerText(), close.innerText()]));
  }

  await scrollTo(page, 0);
  const heading = page.locator('h1');
  const place = await heading.boundingBox();
  const before = page.getByRole('banner').getByRole('link').last();
  await before.focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  expect(await close.evaluate((button) => button === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  expect(await line.count()).toBe(0);
  expect(await heading.boundingBox()).toEqual(place);
  expect(await getFocusedText(page)).toBe(await before.innerText());
  expect(getCurrentPath(page)).toMatch(/\/es\/terms$/);
  await page.reload();
  expect(await countHints(page)).toBe(0);
  await page
    .getByRole('banner')
    .getByRole('link', { name: getShortName('news', spanish), exact: true })
    .click();
  await page.waitForURL((url) => url.pathname.endsWith('/es/news'));
  expect(await countHints(page)).toBe(0);
});
