import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { toSiteUrl } from '~tests/support/browser';
import { shell } from '~tests/support/content/en';
import { followHeaderLink, getHeaderBackground, openReadyPage, scrollTo, waitUntilReady } from '~tests/support/pages';
import { addInitScript } from '~tests/support/simulate-failures';
import { waitUntilStable } from '~tests/support/stable-page';

const transparent = 'rgba(0, 0, 0, 0)';

test('the skip link is the first tab stop and moves the focus to the main content; the header gets a background after 20 px', async (context) => {
  const { page } = await openReadyPage(context, { path: '/about' });
  const link = page.getByRole('link', { name: shell.skipLink });
  const isInSight = async () => ((await link.boundingBox())?.y ?? -1) >= 0;
  expect(await isInSight()).toBe(false);
  expect(await getHeaderBackground(page)).toBe(transparent);
  await scrollTo(page, 20);
  await waitUntilStable(page);
  expect(await getHeaderBackground(page)).toBe(transparent);
  await scrollTo(page, 21);
  await expect.poll(() => getHeaderBackground(page)).not.toBe(transparent);
  await scrollTo(page, 0);
  await expect.poll(() => getHeaderBackground(page)).toBe(transparent);

  const entries = await page.evaluate(() => history.length);
  await page.keyboard.press('Tab');
  await expect.poll(isInSight).toBe(true);
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main-content');
  // The history has no entry more, to which Back would lead.
  expect([new URL(page.url()).hash, await page.evaluate(() => history.length)]).toEqual(['', entries]);
});

const getColorScheme = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);

/** Stores an invalid scheme, which must be ignored, and records the colour scheme at the start of the body. */
const recordScheme = addInitScript(() => {
  // The blank page that every tab begins with has no storage.
  if (location.protocol !== 'http:') return;
  if (localStorage.getItem('scheme') === null) localStorage.setItem('scheme', 'sepia');
  const observer = new MutationObserver(() => {
    if (document.body === null) return;
    observer.disconnect();
    sessionStorage.setItem('scheme-at-body', getComputedStyle(document.documentElement).colorScheme);
  });
  observer.observe(document, { childList: true, subtree: true });
});

// The switch from light to dark is tested in tests/engines too.
test('the colour scheme follows the system until it is switched; the choice applies at the first paint, in other tabs and after going back', async (context) => {
  const { page, context: visitor } = await openReadyPage(context, {
    path: '/',
    colorScheme: 'dark',
    setupContext: recordScheme,
  });
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const schemeAtBody = () => page.evaluate(() => sessionStorage.getItem('scheme-at-body'));
  const before = await background();
  expect([await getColorScheme(page), await schemeAtBody()]).toEqual(['dark', 'dark']);
  await page.getByRole('button', { name: shell.scheme.toLight }).click();
  expect(await getColorScheme(page)).toBe('light');
  expect(await background()).not.toBe(before);

  await page.reload();
  expect([await getColorScheme(page), await schemeAtBody()]).toEqual(['light', 'light']);
  await waitUntilReady(page);
  await followHeaderLink(page, 'about');
  expect(await getColorScheme(page)).toBe('light');
  await page.getByRole('button', { name: shell.scheme.toDark }).click();
  expect([await getColorScheme(page), await background()]).toEqual(['dark', before]);

  const other = await visitor.newPage();
  await other.goto(toSiteUrl('/privacy'));
  await other.getByRole('button', { name: shell.scheme.toLight }).click();
  await expect.poll(() => getColorScheme(page)).toBe('light');
  expect(await background()).not.toBe(before);
  await page.evaluate(() => {
    localStorage.setItem('scheme', 'dark');
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  expect(await getColorScheme(page)).toBe('dark');
});
