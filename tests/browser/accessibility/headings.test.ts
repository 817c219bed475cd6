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

// The narrow window is that of a page at a zoom of 400 %.
test.for([320, 390, 1280])(
  'in a window of %i px larger text makes no heading smaller, nor larger than the headline, and the page does not scroll sideways',
  async (width, context) => {
    const { page } = await openPage(context, { width, height: 844, allowedProblems: [/^response: 404 /] });
    const problems: string[] = [];
    for (const { path, language } of builtPages) {
      // French has the longest words.
      if (language !== 'fr') continue;
      await setTextSize(page, 16);
      await page.goto(toSiteUrl(path));
      await waitForFonts(page);
      let before: readonly Heading[] = [];
      for (const textSize of [16, 20, 24, 32]) {
        await setTextSize(page, textSize);
        const headings = await readHeadings(page);
        const headline = headings.find(({ level }) => level === 1)?.size ?? NaN;
        for (const [index, { text, size }] of headings.entries()) {
          const place = `${path}, "${text}", text of ${textSize} px`;
          if (size > headline) problems.push(`${place}: ${size} px below a headline of ${headline} px`);
          if (size < (before[index]?.size ?? 0))
            problems.push(`${place}: ${size} px, smaller than ${before[index]?.size}`);
        }
        if ((await getHorizontalOverflow(page)) > 0)
          problems.push(`${path} scrolls sideways at text of ${textSize} px`);
        before = headings;
      }
    }
    expect(problems).toEqual([]);
  },
);
