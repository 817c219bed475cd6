/** What of the fonts a page shows and asks for. */
import type { Page } from 'playwright-core';

/** Families that text on the page names first, each once. */
export function familiesShown(page: Page): Promise<readonly string[]> {
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

export function fontsAsked(page: Page): Promise<number> {
  return page.evaluate(
    () => performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2')).length,
  );
}
