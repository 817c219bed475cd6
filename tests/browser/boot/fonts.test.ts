import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, inject, test, type TestContext } from 'vitest';
import { attributes } from '~/config/documentNames';
import { toSiteUrl, startChromium } from '~tests/support/browser';
import { mockPictures } from '~tests/support/browser-launch';
import { dejavuFonts, liberationFonts, noFallbackFonts, limitFonts } from '~tests/support/browsers/fontconfig';
import { recordLayoutShifts, getVisibleLayoutShift } from '~tests/support/layout-shift';
import {
  builtPages,
  HeldRequests,
  openReadyPage,
  siteFontFamilies,
  waitForFonts,
  waitUntilReady,
} from '~tests/support/pages';
import { blockScripts } from '~tests/support/simulate-failures';
import { waitUntilStable } from '~tests/support/stable-page';
import { getFontFamilies, countFontRequests } from './fonts';

test('all text is in the fonts of the site, which are requested before the first paint', async (context) => {
  const { page } = await openReadyPage(context, { path: '/', mockExternal: mockPictures });
  await waitForFonts(page);
  expect(await getFontFamilies(page)).toEqual(siteFontFamilies);
  expect(await countFontRequests(page)).toBe(siteFontFamilies.length);
  await page.goto(toSiteUrl('/privacy'), { referer: 'https://search.example/' });
  await waitForFonts(page);
  expect(await getFontFamilies(page)).toEqual(siteFontFamilies);
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  const { requests, firstPaint } = await page.evaluate(() => ({
    requests: performance
      .getEntriesByType('resource')
      .flatMap(({ name, startTime }) => (name.endsWith('.woff2') ? [startTime] : [])),
    firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
  }));
  expect(requests.length).toBe(siteFontFamilies.length);
  // A busy machine may paint before the fonts are read, even from the browser's cache.
  expect(Math.max(...requests)).toBeLessThan(firstPaint);
});

const installed = inject('browsers');

/**
 * Opens a browser context in which only some fonts are installed, with a window of this width. Its pages record their layout
 * shifts.
 */
async function openContextWithFonts(context: TestContext, families: readonly string[], width: number) {
  const browser = await startChromium(limitFonts(families));
  context.onTestFinished(() => browser.close());
  const visitor = await browser.newContext({ viewport: { width, height: 850 } });
  visitor.setDefaultTimeout(90_000);
  await recordLayoutShifts(visitor);
  return visitor;
}

/**
 * The largest layout shift that fonts may cause when they arrive after the first paint: a headline or a text with a line more. A
 * button that changes its row moves a phone's page by twice as much.
 */
const lateFontsShift = 0.06;

/**
 * Opens a page from a search engine on a line so slow that its fonts arrive after the first paint.
 * @returns the page once its fonts are shown
 */
async function openOnSlowLine(visitor: BrowserContext, path: string) {
  const fonts = new HeldRequests();
  const page = await visitor.newPage();
  await page.route(/\.woff2$/, async (route) => {
    await fonts.released;
    await route.continue();
  });
  // The load event waits for fonts.
  await page.goto(toSiteUrl(path), { referer: 'https://search.example/', waitUntil: 'domcontentloaded' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  fonts.release();
  await waitUntilReady(page);
  await waitForFonts(page);
  expect(await getFontFamilies(page)).toEqual(siteFontFamilies);
  return page;
}

/**
 * Replaces the fallback fonts of a page by the fonts of the site, as if these had just arrived, and describes the layout shift
 * that this causes. The page has the fallback fonts while its root element asks for reduced data.
 */
async function swapFonts(page: Page): Promise<string> {
  for (const connection of ['reduced-data', ''])
    await page.evaluate(
      async ([name, value]) => {
        Object.assign(Reflect.get(window, 'shifts'), { sum: 0, moved: '' });
        document.documentElement.setAttribute(name, value);
        for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
      },
      [attributes.script, connection] as const,
    );
  return getVisibleLayoutShift(page, lateFontsShift);
}

// How a fallback font is fitted does not depend on the language, so each font is tested in one.
test.for(
  (
    [
      ['dejavu', dejavuFonts, 'fr'],
      ['liberation', liberationFonts, 'en'],
    ] as const
  ).filter(([name]) => installed[name] !== null),
)(
  'if only the fonts of %s are installed, no page shifts visibly when the fonts of the site replace them, on a phone and in a wide window',
  async ([, families, language], context) => {
    const visitor = await openContextWithFonts(context, families, 1440);
    // The page is complete without the application.
    await blockScripts(visitor);
    const page = await visitor.newPage();
    const shifts: string[] = [];
    for (const { path } of builtPages.filter((one) => one.language === language)) {
      await page.goto(toSiteUrl(path));
      await waitForFonts(page);
      for (const width of [360, 1440]) {
        await page.setViewportSize({ width, height: 850 });
        const shift = await swapFonts(page);
        if (shift !== '') shifts.push(`${path} at ${width} px: ${shift}`);
      }
    }
    expect(shifts).toEqual([]);
  },
);

describe.runIf(installed.dejavu !== null)('if only the fonts of dejavu are installed', () => {
  test('a section that the address names stays below the header when the fonts arrive late', async (context) => {
    const visitor = await openContextWithFonts(context, dejavuFonts, 412);
    const page = await openOnSlowLine(visitor, '/privacy#browser-storage');
    // The browser moves the page to the section again in the frame after the fonts have changed its place.
    await waitUntilStable(page);
    const headerBottom = await page.getByRole('banner').evaluate((header) => header.getBoundingClientRect().bottom);
    const top = await page.locator(':target').evaluate((section) => section.getBoundingClientRect().top);
    expect(top).toBeGreaterThanOrEqual(headerBottom);
    expect(top).toBeLessThan(headerBottom + 100);
  });

  test('the fonts of the site are shown also if none of the fallback fonts is installed', async (context) => {
    const visitor = await openContextWithFonts(context, noFallbackFonts, 412);
    const page = await openOnSlowLine(visitor, '/about');
    expect(await countFontRequests(page)).toBe(siteFontFamilies.length);
  });
});
