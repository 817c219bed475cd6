import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { languageIds } from '~/config/languages';
import { pagePath } from '~/config/pageTable';
import { openPage, toSiteUrl } from '~tests/support/browser';
import { readContent } from '~tests/support/content/read';
import { getHorizontalOverflow, setStyles, waitForFonts } from '~tests/support/pages';

const header = (page: Page) => {
  const banner = page.getByRole('banner');
  return {
    brand: banner.getByRole('link').first(),
    links: banner.locator('nav').first().getByRole('link'),
    menu: banner.locator('button[command=show-modal]').filter({ visible: true }),
    contact: banner.locator('a.MuiButton-root').filter({ visible: true }),
  };
};

/** Expects brand, links and last button to stand side by side in the window, in one row. */
async function expectLinksFit(page: Page, width: number): Promise<void> {
  const parts = header(page);
  expect(await parts.menu.count()).toBe(0);
  const controls = [parts.brand, ...(await parts.links.all()), parts.contact];
  const boxes = await Promise.all(controls.map((control) => control.boundingBox()));
  const edges = boxes.flatMap((box) => [box?.x ?? NaN, (box?.x ?? NaN) + (box?.width ?? NaN)]);
  expect(edges).toEqual(edges.toSorted((a, b) => a - b));
  expect(edges.at(-1)).toBeLessThanOrEqual(width);
  expect(await getHorizontalOverflow(page)).toBe(0);
}

test('the header shows its navigation from 1,024 px on, in every language', async (context) => {
  const { page } = await openPage(context);
  for (const language of languageIds) {
    await page.setViewportSize({ width: 1024, height: 800 });
    await page.goto(toSiteUrl(pagePath('about', language)));
    await waitForFonts(page);
    await expectLinksFit(page, 1024);
    const { shell } = readContent(language);
    const languages = page.getByRole('banner').getByRole('navigation', { name: shell.language.label });
    expect(await languages.getByRole('link').count()).toBe(languageIds.length);
  }
});

test('a visitor’s own style that doubles all text leaves the menu in the header, and nothing outside the window', async (context) => {
  const { page } = await openPage(context, { path: '/about' });
  for (const width of [1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await setStyles(page, 'html { font-size: 200% !important }');
    expect(await header(page).menu.count()).toBe(1);
    expect(await getHorizontalOverflow(page)).toBe(0);
    const { x = NaN, width: buttonWidth = NaN } = (await header(page).menu.boundingBox()) ?? {};
    expect(x + buttonWidth).toBeLessThanOrEqual(width);
  }
});
