import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { searchId } from '~/boot/contract';
import { defaultLanguage } from '~/config/languages';
import { site } from '~/config/site';
import { builtPages, expectedProblems, openReady } from '~tests/support/pages';

/** Makes every word 40 % longer, as a language to come may have them; brand, addresses and figures are the same in all. */
async function lengthenWords(page: Page): Promise<number> {
  return page.evaluate((brand) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    let count = 0;
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      if (node.parentElement?.closest('script, style, iframe')) continue;
      const text = node.nodeValue ?? '';
      if (text === brand) continue;
      const longer = text.replaceAll(
        /(?<![@./\p{L}\p{N}])\p{L}{2,}(?![@./]?[\p{L}\p{N}@])/gu,
        (word) => word + word.slice(0, Math.ceil(word.length * 0.4)).toLowerCase(),
      );
      if (longer === text) continue;
      node.nodeValue = longer;
      count += 1;
    }
    return count;
  }, site.brand);
}

/** Elements that stick out of the window, where nothing around them scrolls or cuts; readable. */
async function sticksOut(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    return [...document.body.querySelectorAll('*')]
      .filter((element) => {
        const box = element.getBoundingClientRect();
        if (box.width === 0 || box.height === 0 || box.right <= width + 1) return false;
        for (let around = element.parentElement; around !== null; around = around.parentElement) {
          if (getComputedStyle(around).overflowX !== 'visible') return false;
        }
        return getComputedStyle(element).position !== 'fixed';
      })
      .map(
        (element) =>
          `${element.tagName} +${Math.round(element.getBoundingClientRect().right - width)} px: ${(element.textContent ?? '').slice(0, 60)}`,
      );
  });
}

const visits = builtPages
  .filter(({ language }) => language === defaultLanguage)
  .flatMap(({ page, path }) => [320, 1_024].map((width) => ({ page, path, width })));

test.for(visits)('$path at $width px has room for longer words', async ({ page: id, path, width }, context) => {
  const { page } = await openReady(context, { path, width, reducedMotion: true, allow: expectedProblems(id) });
  expect(await lengthenWords(page)).toBeGreaterThan(20);
  expect(await sticksOut(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(
    0,
  );
});

test('the menu and the search field have room for longer words', async (context) => {
  const { page } = await openReady(context, { path: '/about', width: 320, reducedMotion: true });
  await lengthenWords(page);
  await page.locator('button[commandfor=site-menu]').first().click();
  expect(await page.locator('#site-menu').evaluate((menu) => menu.scrollWidth - menu.clientWidth)).toBe(0);
  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  expect(await page.locator(`#${searchId}`).evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)).toBe(0);
});
