import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { scriptsOfPage } from '~scripts/publish/sizes';
import { checkAccessibility } from '~tests/support/axe';
import { openPage } from '~tests/support/browser';
import { answerPictures } from '~tests/support/browser-launch';
import { shell } from '~tests/support/content/en';
import { blocked, blockScripts, linesOf, untilGivenUp, without } from '~tests/support/faults';
import {
  expectedProblems,
  headerLink,
  hrefOf,
  mainPages,
  nameOf,
  openReady,
  shownPath,
  untilShown,
} from '~tests/support/pages';
import { untilQuiet } from '~tests/support/settle';

/** The application's files for a page, as its boot script asks for them. */
async function filesOf(page: Page): Promise<readonly string[]> {
  return scriptsOfPage(await page.content());
}

/** Leads on as links do, to a page that is loaded from the host. */
async function expectWayOn(page: Page): Promise<void> {
  await headerLink(page, 'portfolio').click();
  await untilShown(page, 'portfolio');
  expect(shownPath(page)).toBe(hrefOf('portfolio'));
}

describe('where no script arrives', () => {
  test.for(mainPages.filter(({ page }) => ['home', 'contact'].includes(page)))(
    '$path reads to the last line, and is accessible',
    async ({ page: id, path }, context) => {
      const options = { path, foreign: answerPictures };
      const whole = await openPage(context, { ...options, javaScript: false, allow: expectedProblems(id) });
      const opened = await openPage(context, {
        ...options,
        prepare: blockScripts,
        reducedMotion: false,
        allow: [...expectedProblems(id), ...blocked],
      });
      const { page } = opened;
      await untilGivenUp(page);
      const lines = await linesOf(page);
      expect(lines).toEqual(await linesOf(whole.page));
      expect(lines.length).toBeGreaterThan(20);
      expect(await page.locator('[data-reveal=waiting]').count()).toBe(0);
      expect((await checkAccessibility(opened)).violations).toEqual([]);
    },
  );

  test('the menu opens, the scheme switches, and links lead on', async (context) => {
    const { page } = await openPage(context, { path: '/about', width: 390, prepare: blockScripts, allow: blocked });
    await untilGivenUp(page);
    await page.getByRole('button', { name: shell.scheme.toDark }).click();
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('dark');
    await page.getByRole('button', { name: shell.navigation.openMenu }).click();
    const menu = page.getByRole('dialog', { name: shell.navigation.menuLabel });
    await menu.getByRole('button', { name: shell.navigation.closeMenu }).click();
    await menu.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: shell.navigation.openMenu }).click();
    await menu.getByRole('link', { name: nameOf('portfolio') }).click();
    await untilShown(page, 'portfolio');
  });
});

test('the news read and lead on without any one of their files', async (context) => {
  const path = '/news';
  const { page: whole } = await openReady(context, { path });
  const heading = await whole.getByRole('heading', { level: 1 }).innerText();
  const [files, lines] = [await filesOf(whole), await linesOf(whole)];
  expect(files.length).toBeGreaterThan(3);
  for (const file of files) {
    const { page, context: visitor } = await openPage(context, {
      path,
      foreign: answerPictures,
      allow: [...blocked, /^console: error: /],
      prepare: without(`**${file}`),
    });
    await untilGivenUp(page);
    expect(
      await page.evaluate(
        (name) => performance.getEntriesByType('resource').some((entry) => entry.name.endsWith(name)),
        file,
      ),
    ).toBe(true);
    // By then a reload would have begun, and whatever would take the text away would have done so.
    await untilQuiet(page);
    expect({
      file,
      heading: await page.getByRole('heading', { level: 1 }).innerText(),
      lines: await linesOf(page),
    }).toEqual({ file, heading, lines });
    if (file === files.at(-1)) await expectWayOn(page);
    await visitor.close();
  }
});
