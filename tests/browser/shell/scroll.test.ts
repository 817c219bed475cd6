import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { contact, shell } from '~tests/support/content/en';
import {
  followHeaderLink,
  getPageHref,
  goto,
  openReadyPage,
  scrollTo,
  getScrollTop,
  getCurrentPath,
  waitForFonts,
  waitUntilReady,
  waitForPage,
} from '~tests/support/pages';
import { waitUntilStable } from '~tests/support/stable-page';

/** Scrolls after the fonts have loaded, because scroll anchoring may change the scroll position before. */
async function scrollDown(page: Page, top: number): Promise<void> {
  await waitForFonts(page);
  await scrollTo(page, top);
  await expect.poll(() => getScrollTop(page)).toBe(top);
}

test('a link opens its page at the top, also the current page; back, forward and reload restore the scroll position', async (context) => {
  const { page } = await openReadyPage(context, { path: '/about' });
  await scrollDown(page, 700);
  await followHeaderLink(page, 'about');
  await expect.poll(() => getScrollTop(page)).toBe(0);
  await scrollDown(page, 700);
  await followHeaderLink(page, 'portfolio');
  await expect.poll(() => getScrollTop(page)).toBe(0);
  await scrollDown(page, 1_200);
  await page.goBack();
  await waitForPage(page, 'about');
  await expect.poll(() => getScrollTop(page)).toBe(700);
  await page.goForward();
  await waitForPage(page, 'portfolio');
  await expect.poll(() => getScrollTop(page)).toBe(1_200);
  await page.reload();
  await waitUntilReady(page);
  // The browser keeps the text in its place while the fonts arrive, so the number may differ a little.
  await expect.poll(async () => Math.abs((await getScrollTop(page)) - 1_200)).toBeLessThan(100);
});

test('a change of language keeps the section that is read in its place; back restores the position before', async (context) => {
  const { page } = await openReadyPage(context, { path: '/portfolio', width: 390 });
  await waitForFonts(page);
  const names = page.locator('main h3');
  const last = names.nth((await names.count()) - 1);
  const getTop = async () => (await last.boundingBox())?.y ?? NaN;
  await page.evaluate((top) => window.scrollBy({ top, behavior: 'instant' }), (await getTop()) - 150);
  // Names fade in from below.
  await waitUntilStable(page);
  const before = { name: await getTop(), page: await getScrollTop(page) };
  // The footer has this link too, but it is far below.
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Español' });
  await link.evaluate((element: HTMLElement) => element.click());
  await page.locator('html[lang|=es] h1').waitFor();
  expect(Math.abs((await getTop()) - before.name)).toBeLessThan(5);
  expect(Math.abs((await getScrollTop(page)) - before.page)).toBeGreaterThan(20);
  await page.goBack();
  await page.locator('html[lang|=en] h1').waitFor();
  await expect.poll(() => getScrollTop(page)).toBe(before.page);
});

test('the first click on a company of the portfolio’s list shows it below the header, although it fades in', async (context) => {
  const { page } = await openReadyPage(context, { path: '/portfolio' });
  const header = (await page.getByRole('banner').boundingBox())?.height ?? NaN;
  const link = page.locator('main li a[href*="#"]').nth(2);
  const id = (await link.getAttribute('href'))?.split('#')[1];
  await link.click();
  const name = page.locator(`[id="${id}"] h3`);
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe(id);
  await waitUntilStable(page);
  // The page's scroll padding leaves a rem below the header.
  const { y = NaN } = (await page.locator(`[id="${id}"]`).boundingBox()) ?? {};
  expect(Math.abs(y - header - 16)).toBeLessThan(2);
  expect((await name.boundingBox())?.y).toBeGreaterThan(header);
});

test('a fragment is shown below the header with the focus, from a link and from an address', async (context) => {
  const { page } = await openReadyPage(context, { path: '/contact' });
  const focus = () => page.evaluate(() => `#${document.activeElement?.id}`);
  await page.getByRole('link', { name: contact.hero.scheduleNote, exact: true }).click();
  await expect.poll(() => getScrollTop(page)).toBeGreaterThan(200);
  expect([await focus(), getCurrentPath(page)]).toEqual(['#scheduling', `${getPageHref('contact')}#scheduling`]);
  // A key is used, because the browser sends a click right after scrolling to the calendar that was at that place.
  await page.getByRole('contentinfo').getByRole('link', { name: shell.pages.privacy.name }).press('Enter');
  await waitForPage(page, 'privacy');
  const link = page.getByRole('navigation', { name: shell.legal.contentsHeading }).getByRole('link').last();
  const fragment = `#${(await link.getAttribute('href'))?.split('#')[1]}`;
  const header = await page.getByRole('banner').boundingBox();
  const top = async () => (await page.locator(fragment).boundingBox())?.y ?? Infinity;
  const expectInSight = async () => {
    await expect.poll(top).toBeLessThan(800);
    expect(await top()).toBeGreaterThanOrEqual(header?.height ?? 0);
    expect(getCurrentPath(page)).toBe(getPageHref('privacy') + fragment);
  };
  await link.scrollIntoViewIfNeeded();
  await waitForFonts(page);
  const before = await getScrollTop(page);
  await link.click();
  await expectInSight();
  expect(await focus()).toBe(fragment);
  await page.goBack();
  await expect.poll(() => getScrollTop(page)).toBe(before);
  await page.goto('about:blank');
  await goto(page, `/privacy${fragment}`);
  await expectInSight();
});
