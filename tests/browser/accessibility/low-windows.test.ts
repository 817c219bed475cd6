import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { defaultLanguage } from '~/config/languages';
import { openPage } from '~tests/support/browser';
import { mockPictures } from '~tests/support/browser-launch';
import { builtPages, goto, scrollTo } from '~tests/support/pages';

/** The visible elements that stay where they are while the page scrolls, by their tag and the start of their text. */
async function findStuckElements(page: Page): Promise<readonly string[]> {
  await scrollTo(page, 900);
  return page.evaluate(async () => {
    const elements = [...document.body.querySelectorAll('*')].filter(
      (element) =>
        ['sticky', 'fixed'].includes(getComputedStyle(element).position) &&
        element.checkVisibility({ visibilityProperty: true }),
    );
    const tops = elements.map((element) => element.getBoundingClientRect().top);
    window.scrollBy({ top: -100, behavior: 'instant' });
    return elements.flatMap((element, index) => {
      const { top, bottom } = element.getBoundingClientRect();
      const isInWindow = bottom > 0 && top < innerHeight;
      return isInWindow && top === tops[index]
        ? [`${element.tagName.toLowerCase()}: ${element.textContent.slice(0, 40)}`]
        : [];
    });
  });
}

test('in a window of 320 × 256 px, as of a page at a zoom of 400 %, everything scrolls away, and in a higher one the header stays', async (context) => {
  const options = { width: 320, height: 256, mockExternal: mockPictures, allowedProblems: [/^response: 404 /] };
  const { page } = await openPage(context, options);
  const stuck: string[] = [];
  for (const { path, language } of builtPages) {
    if (language !== defaultLanguage) continue;
    await goto(page, path);
    stuck.push(...(await findStuckElements(page)).map((element) => `${path}: ${element}`));
  }
  expect(stuck).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await findStuckElements(page)).toContainEqual(expect.stringMatching(/^header: /));
});
