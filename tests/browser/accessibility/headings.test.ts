import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPage, toSiteUrl } from '~tests/support/browser';
import { builtPages, getHorizontalOverflow, setTextSize, waitForFonts } from '~tests/support/pages';

interface Heading {
  readonly text: string;
  readonly level: number;
  readonly size: number;
}

/** The visible headings of a page, with the sizes of their text in px. */
function readHeadings(page: Page): Promise<readonly Heading[]> {
  return page.locator('main :is(h1, h2, h3)').evaluateAll((all) =>
    all
      .filter((heading) => heading.getBoundingClientRect().width > 1)
      .map((heading) => ({
        text: heading.textContent,
        level: Number(heading.tagName.slice(1)),
        size: Math.round(Number.parseFloat(getComputedStyle(heading).fontSize) * 10) / 10,
      })),
  );
}

/** Returns the headings of a page that larger text makes smaller, or larger than the headline, and where the page scrolls sideways. */
async function findProblems(page: Page): Promise<readonly string[]> {
  const problems: string[] = [];
  let before: readonly Heading[] = [];
  for (const textSize of [16, 20, 24, 32]) {
    await setTextSize(page, textSize);
    const headings = await readHeadings(page);
    const headline = headings.find(({ level }) => level === 1)?.size ?? NaN;
    for (const [index, { text, size }] of headings.entries()) {
      const place = `"${text}", text of ${textSize} px`;
      if (size > headline) problems.push(`${place}: ${size} px below a headline of ${headline} px`);
      if (size < (before[index]?.size ?? 0)) problems.push(`${place}: ${size} px, smaller than ${before[index]?.size}`);
    }
    if ((await getHorizontalOverflow(page)) > 0) problems.push(`scrolls sideways at text of ${textSize} px`);
    before = headings;
  }
  return problems;
}

test('larger text makes no heading smaller, nor larger than the headline, and no page scrolls sideways, in any window', async (context) => {
  const { page } = await openPage(context, { height: 844, allowedProblems: [/^response: 404 /] });
  const problems: string[] = [];
  for (const { path, language } of builtPages) {
    // French has the longest words.
    if (language !== 'fr') continue;
    await page.goto(toSiteUrl(path));
    await waitForFonts(page);
    // The narrow window is that of a page at a zoom of 400 %.
    for (const width of [320, 390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      problems.push(...(await findProblems(page)).map((problem) => `${path} at ${width} px: ${problem}`));
    }
  }
  expect(problems).toEqual([]);
});
