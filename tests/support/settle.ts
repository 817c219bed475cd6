import type { Page } from 'playwright-core';

/** The longest animation of the site takes 800 ms. */
const longestAnimationMs = 900;

/**
 * Scrolls to the end in steps of a screen and back to the top, so that lazy pictures and scroll animations have
 * happened: a page in the middle of a fade has neither its colours nor its places.
 */
export async function settle(page: Page): Promise<void> {
  // The functions that run in the page hold no function of their own: tsx would name it by a helper of its own.
  const step = await page.evaluate(() => window.innerHeight);
  const screens = Math.ceil((await page.evaluate(() => document.documentElement.scrollHeight)) / step);
  for (let screen = 1; screen <= screens; screen += 1) {
    await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), screen * step);
    await page.waitForTimeout(100);
  }
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await page.waitForTimeout(longestAnimationMs);
}
