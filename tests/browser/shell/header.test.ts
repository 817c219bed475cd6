import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { languageIds } from '~/config/languages';
import { pagePath } from '~/config/pageTable';
import { openPage, toSiteUrl } from '~tests/support/browser';
import { readContent } from '~tests/support/content/read';
import { getHorizontalOverflow, setStyles, waitForFonts } from '~tests/support/pages';
import { blockedScriptProblems, blockScripts } from '~tests/support/simulate-failures';

/** A brand of 26 letters, and seven short links, two more than the sample has. */
const brand = 'Compañía Antillana del Sur';
const germanLinks = ['Über uns', 'Portfolio', 'Nachrichten', 'Team', 'Karriere', 'Investoren', 'Kontakt'];

/** Gives the header a brand and links: those that are shown, and those by which the browser measures them. */
function fillHeader(page: Page, links: readonly string[]): Promise<void> {
  return page.getByRole('banner').evaluate(
    (header, { name, texts }) => {
      header.querySelector('a')?.lastChild?.replaceWith(name);
      const list = header.querySelector('nav ul');
      const measured = header.querySelector('span')?.parentElement;
      for (const parent of [list, measured]) {
        const first = parent?.firstElementChild;
        if (!parent || !first) throw new Error('The header has no links');
        const items = texts.map((text) => {
          const item = first.cloneNode(true);
          const link = item instanceof HTMLLIElement ? item.firstElementChild : item;
          if (link) link.textContent = text;
          return item;
        });
        parent.replaceChildren(...items);
      }
    },
    { name: brand, texts: links },
  );
}

const header = (page: Page) => {
  const banner = page.getByRole('banner');
  return {
    brand: banner.getByRole('link').first(),
    list: banner.locator('nav ul').first(),
    menu: banner.locator('button[command=show-modal]').filter({ visible: true }),
    contact: banner.locator('a.MuiButton-root').filter({ visible: true }),
  };
};

/** Expects brand, links and last button to stand side by side in the window. */
async function expectLinksFit(page: Page, width: number): Promise<void> {
  const parts = header(page);
  expect(await parts.menu.count()).toBe(0);
  const boxes = await Promise.all([parts.brand, parts.list, parts.contact].map((part) => part.boundingBox()));
  const edges = boxes.flatMap((box) => [box?.x ?? NaN, (box?.x ?? NaN) + (box?.width ?? NaN)]);
  expect(edges).toEqual(edges.toSorted((a, b) => a - b));
  expect(edges.at(-1)).toBeLessThanOrEqual(width);
  expect(await getHorizontalOverflow(page)).toBe(0);
}

test('the header shows its navigation from 1,024 px on, and seven short links wherever they fit; otherwise it has the menu', async (context) => {
  // Only the boot script runs, because the application would replace the links that the test fills in.
  const { page } = await openPage(context, { setupContext: blockScripts, allowedProblems: blockedScriptProblems });
  for (const language of languageIds) {
    await page.setViewportSize({ width: 1024, height: 800 });
    await page.goto(toSiteUrl(pagePath('about', language)));
    await waitForFonts(page);
    await expectLinksFit(page, 1024);
    const { shell } = readContent(language);
    const languages = page.getByRole('banner').getByRole('navigation', { name: shell.language.label });
    expect(await languages.getByRole('link').count()).toBe(languageIds.length);
  }

  await fillHeader(page, germanLinks);
  for (const width of [1520, 1440, 1366]) {
    await page.setViewportSize({ width, height: 800 });
    await expectLinksFit(page, width);
    // A brand on one line.
    expect((await header(page).brand.boundingBox())?.height).toBeLessThan(60);
  }
  await page.setViewportSize({ width: 1024, height: 800 });
  expect(await header(page).menu.count()).toBe(1);
  expect(await header(page).list.isVisible()).toBe(false);
  expect(await getHorizontalOverflow(page)).toBe(0);
});

test('a visitor’s own style that doubles all text leaves the menu in the header, and nothing outside the window', async (context) => {
  const { page } = await openPage(context, { path: '/about' });
  for (const width of [1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await setStyles(page, 'html { font-size: 200% !important }');
    expect(await header(page).menu.count()).toBe(1);
    expect(await getHorizontalOverflow(page)).toBe(0);
    const { x = NaN, width: buttonWidth = NaN } = (await header(page).menu.boundingBox()) ?? {};
    expect(x + buttonWidth).toBeLessThanOrEqual(width);
  }
});
