import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { publishedLanguages } from '~/config/languages';
import { linkedPages, pathOf, shortNameOf } from '~/content/pages';
import { navigationBreakpoint } from '~/shell/Header';
import { openPage } from '~tests/support/browser';
import { contentIn } from '~tests/support/content/read';

/** 26 letters, and two entries more than there are. */
const brand = 'Compañía Antillana del Sur';
const entries = 7;
/** Height of the brand on one line, with some space around it; px. */
const oneLine = 60;

async function fillHeader(page: Page, links: readonly string[]): Promise<void> {
  await page.locator('header > div > a').evaluate((home, name) => home.lastChild?.replaceWith(name), brand);
  await page.locator('header > div > nav ul').evaluate((list, texts) => {
    const items = texts.map((text) => {
      const item = list.children[0]?.cloneNode(true) ?? document.createElement('li');
      item.childNodes.forEach((link) => link.replaceWith(Object.assign(link, { textContent: text })));
      return item;
    });
    list.replaceChildren(...items);
  }, links);
}

async function boxOf(page: Page, selector: string) {
  const box = await page.locator(selector).boundingBox();
  if (box === null) throw new Error(`${selector} is not shown`);
  return { left: box.x, right: box.x + box.width, height: box.height };
}

test.for(publishedLanguages)(
  'the header in %s has room for a brand of 26 letters and seven entries from its breakpoint on',
  async (language, context) => {
    const names = linkedPages('header').map((page) => shortNameOf(page, contentIn(language).shell));
    const links = Array.from({ length: entries }, (_, index) => names[index % names.length] ?? '');
    const { page, withScripting } = await openPage(context, { path: pathOf('about', language), javaScript: false });
    const action = (await page.locator('header .getStarted').textContent()) ?? '';
    const width = 16 * navigationBreakpoint({ brand, links, action });
    await page.setViewportSize({ width, height: 800 });
    await withScripting(() => fillHeader(page, links));
    const [home, list, tools] = await Promise.all([
      boxOf(page, 'header > div > a'),
      boxOf(page, 'header > div > nav ul'),
      boxOf(page, 'header .tools'),
    ]);
    expect(home.height).toBeLessThan(oneLine);
    expect(home.right).toBeLessThanOrEqual(list.left);
    expect(list.right).toBeLessThanOrEqual(tools.left);
    expect(tools.right).toBeLessThanOrEqual(width);
  },
);
