import type { Page } from 'playwright-core';
import { expect, inject, test, type TestContext } from 'vitest';
import { attributes } from '~/boot/contract';
import { toSiteUrl, startChromium } from '~tests/support/browser';
import { mockPictures } from '~tests/support/browser-launch';
import { dejavuFonts, liberationFonts, noFallbackFonts, limitFonts } from '~tests/support/browsers/fontconfig';
import { recordLayoutShifts, getVisibleLayoutShift } from '~tests/support/layout-shift';
import {
  followHeaderLink,
  mainPages,
  getPageName,
  openReadyPage,
  siteFontFamilies,
  waitForFonts,
  waitUntilReady,
  waitForPage,
} from '~tests/support/pages';
import { familiesShown, fontsAsked } from './fonts';

test('the first page switches to the site’s fonts, and the next pages show them from their first paint', async (context) => {
  const { page } = await openReadyPage(context, { path: '/', mockExternal: mockPictures });
  await waitForFonts(page);
  expect(await familiesShown(page)).toEqual(siteFontFamilies);
  expect(await fontsAsked(page)).toBe(siteFontFamilies.length);
  await followHeaderLink(page, 'news');
  expect(await familiesShown(page)).toEqual(siteFontFamilies);
  await page.evaluate(() => location.assign('/privacy'));
  await page.waitForURL('**/privacy');
  expect(await familiesShown(page)).toEqual(siteFontFamilies);
});

/** A visitor whose machine has some fonts and no others, in a window of a width, with the layout shifts of pages noted. */
async function visitorWith(context: TestContext, families: readonly string[], width: number): Promise<Page> {
  const browser = await startChromium(context, limitFonts(families));
  context.onTestFinished(() => browser.close());
  const visitor = await browser.newContext({ viewport: { width, height: 850 } });
  visitor.setDefaultTimeout(90_000);
  await recordLayoutShifts(visitor);
  return visitor.newPage();
}

/** Opens a page from a search engine; returns what moved on it, once it is decided whether the site's fonts are shown, and whether. */
async function openFirst(page: Page, path: string) {
  await page.goto(toSiteUrl(path), { referer: 'https://search.example/' });
  await waitUntilReady(page);
  const fonts = await page.locator(`html[${attributes.fonts}]`).getAttribute(attributes.fonts);
  return { shifts: await getVisibleLayoutShift(page), fonts };
}

test.for([
  ['dejavu', dejavuFonts, 412],
  ['liberation', liberationFonts, 1440],
] as const)(
  'with only the %s fonts on the device no page has a visible layout shift, and a fragment keeps its position',
  async ([name, families, width], context) => {
    context.skip(!inject('browsers')[name], `There is no ${name}`);
    const page = await visitorWith(context, families, width);
    const shifted: string[] = [];
    const waiting: string[] = [];
    for (const { path } of mainPages) {
      const { shifts, fonts } = await openFirst(page, path);
      if (shifts !== '') shifted.push(`${path} ${shifts}`);
      if (fonts !== '') waiting.push(path);
    }
    expect(shifted).toEqual([]);
    expect(waiting.length).toBeLessThan(mainPages.length / 2);

    await page.setViewportSize({ width: 412, height: 850 });
    await openFirst(page, '/privacy#browser-storage');
    const bar = await page.getByRole('banner').evaluate((header) => header.getBoundingClientRect().bottom);
    const top = await page.locator(':target').evaluate((section) => section.getBoundingClientRect().top);
    expect(top).toBeGreaterThanOrEqual(bar);
    expect(top).toBeLessThan(bar + 100);
  },
);

test('without a fallback font on the device the fonts are shown on the next page', async (context) => {
  context.skip(!inject('browsers').dejavu, 'There is no dejavu');
  const page = await visitorWith(context, noFallbackFonts, 412);
  const { shifts, fonts } = await openFirst(page, '/about');
  expect(shifts).toBe('');
  expect(fonts).toBe('next');
  expect(await fontsAsked(page)).toBe(siteFontFamilies.length);
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: getPageName('portfolio') })
    .click();
  await waitForPage(page, 'portfolio');
  expect(await familiesShown(page)).toEqual(siteFontFamilies);
});
