/** Kingston has a picture, all white, in the place of the chart. */
import { expect, test } from 'vitest';
import { findFaintTexts } from '~tests/browser/accessibility/faint-texts';
import { openPage, urlOf } from '~tests/support/browser';
import { openAt } from '~tests/support/pages';
import { answerOtherHosts } from './other-hosts';

const words = ['main h1', 'main h1 ~ p', 'main nav li:last-child', 'header a span', 'header nav li a'];

test('words are readable on an owner’s picture, in every window', async (context) => {
  const site = urlOf('Kingston');
  const { page } = await openPage(context, { site, foreign: answerOtherHosts });
  for (const path of ['', 'contact', 'news']) {
    await openAt(page, path, site);
    const picture = page.locator('main img[src*="/hero-"]').first();
    expect(await picture.isVisible()).toBe(true);
    // The owner's focus: `right top`.
    expect(await picture.evaluate((image) => getComputedStyle(image).objectPosition)).toBe('100% 0%');
    for (const [width, height] of [
      [360, 740],
      [1024, 700],
      [2560, 1300],
    ] as const) {
      await page.setViewportSize({ width, height });
      const present = [];
      for (const selector of words) if ((await page.locator(selector).count()) > 0) present.push(selector);
      expect([path, width, await findFaintTexts(page, present)]).toEqual([path, width, []]);
    }
  }
});
