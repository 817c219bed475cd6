import { expect, test } from 'vitest';
import { mainPages, openReady, expectedProblems, untilFontsApplied } from '~tests/support/pages';

interface Texts {
  readonly heading: string;
  readonly size: number;
  /** Texts up to the next heading; figures are none. */
  readonly below: readonly { readonly text: string; readonly size: number }[];
}

/** What is seen of each heading of the page and of the text below it, with sizes in px. */
function readHeadings(): readonly Texts[] {
  const headings = 'h1, h2, h3, h4';
  const [shown, written] = [[...document.querySelectorAll(headings)], new Map<Element, Element[]>()];
  for (const heading of shown) {
    const below: Element[] = [];
    for (let next = heading.nextElementSibling; next !== null; next = next.nextElementSibling) {
      if (next.matches(headings) || next.querySelector(headings) !== null) break;
      below.push(next, ...next.querySelectorAll('*'));
    }
    if (heading.checkVisibility()) written.set(heading, below);
  }
  return [...written].map(([heading, below]) => ({
    heading: heading.textContent,
    size: Number.parseFloat(getComputedStyle(heading).fontSize),
    below: below
      // What is for assistive technology alone is a pixel wide.
      .filter((element) => element.clientWidth !== 1 && element.checkVisibility())
      .filter(({ childNodes }) =>
        [...childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== ''),
      )
      .map((element) => ({
        text: element.textContent,
        size: Number.parseFloat(getComputedStyle(element).fontSize),
      })),
  }));
}

test.for(mainPages.flatMap(({ page, path }) => [360, 1440].map((width) => ({ page, path, width }))))(
  'every heading of $path is larger than its text, in a window of $width px',
  async ({ page: id, path, width }, context) => {
    const { page } = await openReady(context, { path, width, reducedMotion: true, allow: expectedProblems(id) });
    await untilFontsApplied(page);
    const headings = await page.evaluate(readHeadings);
    expect(headings.length).toBeGreaterThan(2);
    const small = headings.flatMap(({ heading, size, below }) =>
      below
        .filter((text) => text.size >= size)
        .map((text) => `"${heading}", ${size}, above "${text.text}", ${text.size}`),
    );
    expect(small).toEqual([]);
  },
);
