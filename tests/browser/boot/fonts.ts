/** Reads which fonts a page shows and requests. */
import type { Page } from 'playwright-core';
import { elementsWithText } from '~tests/support/pages';

/** Returns the first font family of each text on the page that can be seen, each once. */
export async function getFontFamilies(page: Page): Promise<readonly string[]> {
  const families = await page.locator(elementsWithText).evaluateAll((all) =>
    all
      // Text for assistive technology has a box of one pixel.
      .filter((element) => element.getBoundingClientRect().width > 1)
      .map((element) => getComputedStyle(element).fontFamily.split(',')[0]?.replaceAll('"', '') ?? ''),
  );
  return [...new Set(families)].toSorted();
}

export function countFontRequests(page: Page): Promise<number> {
  return page.evaluate(
    () => performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2')).length,
  );
}
