import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { publishedLanguages } from '~/config/languages';
import { linkedPages, getPath, getShortName } from '~/content/pages';
import { leastSpace, navigationBreakpoint } from '~/shell/HeaderRow';
import { openPage, toSiteUrl } from '~tests/support/browser';
import { readContent } from '~tests/support/content/read';
import { getHorizontalOverflow, waitForFonts } from '~tests/support/pages';
import { blockedScriptProblems, blockScripts } from '~tests/support/simulate-failures';

/** A brand of 26 letters. */
const brand = 'Compañía Antillana del Sur';
/** Number of links in the header, two more than the sample has. */
const entries = 7;
/** Upper bound for the height of a brand on one line, px. */
const oneLine = 60;

/**
 * Fills the header with the brand and links. The spaces of the sample's header follow its own breakpoint, which is lower, so
 * they are set to those of a header at its breakpoint.
 */
async function fillHeader(page: Page, links: readonly string[]): Promise<void> {
  await page.locator('header > div > a').evaluate((home, name) => home.lastChild?.replaceWith(name), brand);
  await page
    .locator('header > div > .tools .languages a')
    .evaluateAll(
      (all, width) => all.forEach((link) => link.style.setProperty('min-width', width)),
      leastSpace.languages,
    );
  await page
    .locator('header > div > nav ul')
    .evaluate((list, space) => list.style.setProperty('gap', space), leastSpace.links);
  await page.locator('header > div > nav ul').evaluate((list, texts) => {
    const items = texts.map((text) => {
      const item = list.children[0]?.cloneNode(true) ?? document.createElement('li');
      item.childNodes.forEach((link) => link.replaceWith(Object.assign(link, { textContent: text })));
      return item;
    });
    list.replaceChildren(...items);
  }, links);
}

test('the header fits its languages at 1,024 px, and a brand of 26 letters with seven links from its breakpoint on', async (context) => {
  // Only the boot script runs, because the application would replace the links that the test fills in.
  const { page } = await openPage(context, { setupContext: blockScripts, allowedProblems: blockedScriptProblems });
  for (const language of publishedLanguages) {
    const { shell } = readContent(language);
    await page.setViewportSize({ width: 1024, height: 800 });
    await page.goto(toSiteUrl(getPath('about', language)));
    const languages = page.getByRole('banner').getByRole('navigation', { name: shell.language.label });
    expect([await languages.getByRole('link').count(), await getHorizontalOverflow(page)]).toEqual([
      publishedLanguages.length,
      0,
    ]);

    const names = linkedPages('header').map((id) => getShortName(id, shell));
    const links = Array.from({ length: entries }, (_, index) => names[index % names.length] ?? '');
    const action = (await page.locator('header .getStarted').textContent()) ?? '';
    const width = 16 * navigationBreakpoint({ brand, links, icons: 0, action });
    await page.setViewportSize({ width, height: 800 });
    await fillHeader(page, links);
    await waitForFonts(page);
    const [home, list, tools] = await page
      .locator('header > div > a, header > div > nav ul, header .tools')
      .evaluateAll((parts) =>
        parts.map((part) => part.getBoundingClientRect()).map(({ left, right, height }) => ({ left, right, height })),
      );
    expect(home?.height).toBeLessThan(oneLine);
    expect(home?.right).toBeLessThanOrEqual(list?.left ?? NaN);
    expect(list?.right).toBeLessThanOrEqual(tools?.left ?? NaN);
    expect(tools?.right).toBeLessThanOrEqual(width);
  }
});
