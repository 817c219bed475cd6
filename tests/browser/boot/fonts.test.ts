import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { site } from '~/config/site';
import { openPage } from '~tests/support/browser';
import { answerPictures } from '~tests/support/browser-launch';
import { follow, openReady, untilFontsApplied, untilReady } from '~tests/support/pages';

const own: readonly string[] = [...new Set(site.fontFaces.map((face) => face.split('"')[1] ?? ''))].toSorted();

/** Families that text on the page names first, each once. */
function familiesShown(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const withText = [...document.body.querySelectorAll('*')].filter((element) =>
      [...element.childNodes].some(
        ({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim() !== '',
      ),
    );
    return [
      ...new Set(
        withText.map((element) => getComputedStyle(element).fontFamily.split(',')[0]?.replaceAll('"', '') ?? ''),
      ),
    ].toSorted();
  });
}

function fontsAsked(page: Page): Promise<number> {
  return page.evaluate(
    () => performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2')).length,
  );
}

test('all text shows the fonts of the site in the end', async (context) => {
  const { page } = await openPage(context, { path: '/', foreign: answerPictures });
  await untilFontsApplied(page);
  expect(await familiesShown(page)).toEqual(own);
  expect(await fontsAsked(page)).toBe(own.length);
});

test('a visitor who saves data has the fallback fonts, and fetches none', async (context) => {
  const { page } = await openPage(context, {
    path: '/about',
    prepare: async (visitor) => {
      await visitor.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
    },
  });
  await page.keyboard.press('Shift');
  await untilReady(page);
  expect(await familiesShown(page)).toEqual(['Hanken Grotesk Arial', 'Newsreader Georgia']);
  expect(await fontsAsked(page)).toBe(0);
});

test('a page reached from another shows them from the start, by a link and by loading it', async (context) => {
  const { page } = await openReady(context, { path: '/about' });
  await untilFontsApplied(page);
  await follow(page, 'news');
  expect(await familiesShown(page)).toEqual(own);
  await page.evaluate(() => location.assign('/privacy'));
  await page.waitForURL('**/privacy');
  expect(await familiesShown(page)).toEqual(own);
});

test('without script they come with the style sheet', async (context) => {
  const { page, withScripting } = await openPage(context, { path: '/about', javaScript: false });
  // A browser asks for those that text is shown in, and for no others.
  await expect.poll(() => withScripting(() => fontsAsked(page))).toBe(own.length);
});
