import { expect, test } from 'vitest';
import { openPage, toSiteUrl } from '~tests/support/browser';
import { shell } from '~tests/support/content/en';
import { readLines } from '~tests/support/lines-without-script';
import { followMenuLink, menu, menuButton } from '~tests/support/pages';
import { blockedScriptProblems, blockScripts, startAndExpectFailure } from '~tests/support/simulate-failures';

// A single failed script has the same effect, because none runs before all are loaded (src/boot/boot.dom.test.ts).
test('if no script loads, pages are complete, the menu opens, the scheme switches and links work', async (context) => {
  const { page: pageWithoutScript } = await openPage(context, { javaScript: false });
  const { page } = await openPage(context, {
    setupContext: blockScripts,
    reducedMotion: 'no-preference',
    allowedProblems: blockedScriptProblems,
  });
  for (const path of ['/', '/contact', '/news']) {
    await Promise.all([page, pageWithoutScript].map((one) => one.goto(toSiteUrl(path))));
    await startAndExpectFailure(page);
    const lines = await readLines(page);
    expect({ path, lines }).toEqual({ path, lines: await readLines(pageWithoutScript) });
    expect(lines.length).toBeGreaterThan(20);
    expect(await page.locator('[data-reveal=waiting]').count()).toBe(0);
  }
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(toSiteUrl('/about'));
  await startAndExpectFailure(page);
  await page.getByRole('button', { name: shell.scheme.toDark }).click();
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('dark');
  await menuButton(page).click();
  await menu(page).getByRole('button', { name: shell.navigation.closeMenu }).click();
  await menu(page).waitFor({ state: 'hidden' });
  await menuButton(page).click();
  await followMenuLink(page, 'portfolio');
});
