import { expect, test } from 'vitest';
import { publishedLanguages } from '../../../src/config/languages';
import { linkedPages, pathOf, shortNameOf } from '../../../src/content/pages';
import { headerBreakpoints } from '../../../src/shell/headerLayout';
import { openPage } from '../../support/browser';

/** 26 letters, and two entries more than there are. */
const brand = 'Compañía Antillana del Sur';
const entriesMax = 7;

interface Texts {
  readonly brand: string;
  readonly links: readonly string[];
  readonly showsLanguages: boolean;
}

/** Puts texts into the header, and tells what does not fit into its row. */
function misfits({ brand: name, links, showsLanguages }: Texts): readonly string[] {
  const found = (selector: string): HTMLElement => {
    const element = document.querySelector<HTMLElement>(`header > div ${selector}`);
    if (element === null) throw new Error(`no ${selector}`);
    return element;
  };
  const list = found('> nav ul');
  const [entry] = list.children;
  if (entry === undefined) throw new Error('no entry');
  list.replaceChildren(
    ...links.map((link) => {
      const item = entry.cloneNode(true);
      if (item.firstChild !== null) item.firstChild.textContent = link;
      return item;
    }),
  );
  const home = found('> a');
  home.lastChild?.replaceWith(name);
  if (!showsLanguages) found('.languages').style.display = 'none';

  const boxOf = (element: Element) => element.getBoundingClientRect();
  const lines = (element: Element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return new Set([...range.getClientRects()].filter(({ width }) => width > 1).map(({ y }) => Math.round(y / 12)))
      .size;
  };
  const tools = found('.tools');
  const faults: string[] = [];
  if (boxOf(home).right > boxOf(list).left) faults.push('the brand reaches into the navigation');
  if (boxOf(list).right > boxOf(tools).left) faults.push('the navigation reaches into the tools');
  if (boxOf(tools).right > document.documentElement.clientWidth) faults.push('the tools leave the window');
  if (document.documentElement.scrollWidth > document.documentElement.clientWidth) faults.push('the page scrolls');
  for (const anchor of list.querySelectorAll('a'))
    if (lines(anchor) !== 1) faults.push(`"${anchor.textContent}" is broken`);
  if (boxOf(home).height > 60) faults.push('the brand is broken');
  return faults;
}

test.for(publishedLanguages)(
  'the header in %s has room for a brand of 26 letters and seven entries from the windows on that it is told for',
  async (language, context) => {
    const names = linkedPages('header').map((page) => shortNameOf(page, language));
    const links = Array.from({ length: entriesMax }, (_, index) => names[index % names.length] ?? '');
    const { page, withScripting } = await openPage(context, { path: pathOf('about', language), javaScript: false });
    const action = await page.locator('header .getStarted').textContent();
    const breakpoints = headerBreakpoints({ brand, links, action: action ?? '' });
    for (const [rem, showsLanguages] of [
      [breakpoints.navigation, false],
      [breakpoints.languages, true],
    ] as const) {
      await page.setViewportSize({ width: rem * 16, height: 800 });
      await page.reload();
      expect(await withScripting(() => page.evaluate(misfits, { brand, links, showsLanguages }))).toEqual([]);
    }
  },
);
