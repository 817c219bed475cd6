import { expect, test } from 'vitest';
import { mainPages, openReady, expectedProblems, untilFontsApplied } from '../../support/pages';

/** Headings that are not larger than the text they stand above, up to the next heading; figures are no text. */
function smallHeadings(): readonly string[] {
  const headings = 'h1, h2, h3, h4';
  const sizeOf = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);
  const hasText = ({ childNodes }: Element) =>
    [...childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '');
  return [...document.querySelectorAll(headings)].flatMap((heading) => {
    const below: Element[] = [];
    for (let next = heading.nextElementSibling; next !== null; next = next.nextElementSibling) {
      if (next.matches(headings) || next.querySelector(headings) !== null) break;
      below.push(next, ...next.querySelectorAll('*'));
    }
    const large = below.find(
      (element) =>
        hasText(element) &&
        element.clientWidth !== 1 &&
        element.checkVisibility() &&
        sizeOf(element) >= sizeOf(heading),
    );
    return large === undefined || !heading.checkVisibility()
      ? []
      : [`${heading.textContent} (${sizeOf(heading)}) above ${large.textContent} (${sizeOf(large)})`];
  });
}

test.for(mainPages.flatMap(({ page, path }) => [360, 1440].map((width) => ({ page, path, width }))))(
  'every heading of $path is larger than its text, in a window of $width px',
  async ({ page: id, path, width }, context) => {
    const { page } = await openReady(context, { path, width, reducedMotion: true, allow: expectedProblems(id) });
    await untilFontsApplied(page);
    expect(await page.evaluate(smallHeadings)).toEqual([]);
  },
);
