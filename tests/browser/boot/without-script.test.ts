import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { settings } from 'virtual:settings';
import { getFullPageName } from '~/components/pageNames';
import { attributes } from '~/config/documentNames';
import { getLinkedPages, type PageId } from '~/config/pageTable';
import { mailto } from '~/lib/mailto';
import { checkAccessibility } from '~tests/support/axe';
import { openPage } from '~tests/support/browser';
import { contact, news, shell } from '~tests/support/content/en';
import { headerLink, getHeaderBackground, getPageHref, getCurrentPath, waitForPage } from '~tests/support/pages';
import { addInitScript } from '~tests/support/simulate-failures';
import { countFontRequests } from './fonts';

const transparent = 'rgba(0, 0, 0, 0)';

/** Checks of the parts that replace what needs the application, by page. */
const expectPageParts: Readonly<Partial<Record<PageId, (page: Page) => Promise<void>>>> = {
  contact: async (page) => {
    const form = page.getByRole('form', { name: contact.form.heading });
    const values = await Promise.all(['action', 'method', 'enctype'].map((name) => form.getAttribute(name)));
    expect(values).toEqual([mailto(settings.email), 'post', 'text/plain']);
    expect(await page.getByRole('main').getByRole('link', { name: settings.email }).isVisible()).toBe(true);
  },
  portfolio: async (page) => {
    const square = page.locator('main a[href*="#"] > span').first();
    const readOutline = () => square.evaluate((element) => getComputedStyle(element).outlineStyle);
    expect(await readOutline()).toBe('none');
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await readOutline()).toBe('solid');
    await page.emulateMedia({ colorScheme: 'light' });
  },
  news: async (page) => {
    expect(await page.getByRole('button', { name: news.list.loadMore }).count()).toBe(0);
  },
};

test('without script header and menu work, and pages stay accessible', async (context) => {
  const opened = await openPage(context, { path: '/', javaScript: false });
  const { page } = opened;
  // A browser requests only the fonts that text is shown in.
  await expect.poll(() => countFontRequests(page)).toBe(2);
  expect(await page.locator(`[${attributes.schemeSwitch}]`).filter({ visible: true }).count()).toBe(0);
  for (const id of getLinkedPages('header').toReversed()) {
    await headerLink(page, id).click();
    await waitForPage(page, id);
    expect(getCurrentPath(page)).toBe(getPageHref(id));
    expect([id, (await checkAccessibility(opened)).violations]).toEqual([id, []]);
    await expectPageParts[id]?.(page);
  }

  // The menu's button links to the footer's list of pages.
  await page.setViewportSize({ width: 390, height: 800 });
  expect(await page.getByRole('button', { name: shell.navigation.openMenu }).isVisible()).toBe(false);
  await page.getByRole('link', { name: shell.navigation.openMenu }).click();
  const list = page.getByRole('navigation', { name: shell.footer.navigationHeading }).getByRole('link');
  const getTop = async () => (await list.first().boundingBox())?.y ?? NaN;
  await expect.poll(getTop).toBeLessThan(800);
  expect(await getTop()).toBeGreaterThan(0);
  expect(await list.allTextContents()).toEqual(getLinkedPages('footer').map((id) => getFullPageName(id, shell)));
});

test('in an unsupported browser the boot script does nothing, and the page works as without script', async (context) => {
  const { page } = await openPage(context, {
    path: '/about',
    width: 390,
    setupContext: addInitScript(() => Reflect.deleteProperty(Array.prototype, 'toReversed')),
  });
  await page.mouse.move(200, 300);
  await page.mouse.wheel(0, 900);
  await expect.poll(() => getHeaderBackground(page)).not.toBe(transparent);
  // The fonts are requested as without script: one file for each family.
  await expect.poll(() => countFontRequests(page)).toBe(2);
  expect(await page.locator(`[${attributes.schemeSwitch}]`).filter({ visible: true }).count()).toBe(0);
  const addresses = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  expect(addresses.filter((name) => name.endsWith('.js'))).toEqual([]);
});
