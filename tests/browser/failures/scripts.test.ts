import { expect, test } from 'vitest';
import { openPage, siteAddress } from '~tests/support/browser';
import { search, shell } from '~tests/support/content/en';
import { readLines } from '~tests/support/lines-without-script';
import { followInMenu, menu, menuButton } from '~tests/support/pages';
import { blocked, blockScripts, untilGivenUp } from '~tests/support/simulate-failures';

// Nor where one of them does not: none runs before all have arrived (src/boot/start.dom.test.ts).
test('where no script arrives pages read to the last line, the menu opens, the scheme switches, and links lead on', async (context) => {
  const { page: whole } = await openPage(context, { javaScript: false });
  const { page } = await openPage(context, {
    prepare: blockScripts,
    reducedMotion: 'no-preference',
    allow: blocked,
  });
  for (const path of ['/', '/contact', '/news']) {
    await Promise.all([page, whole].map((one) => one.goto(siteAddress(path))));
    await untilGivenUp(page);
    const lines = await readLines(page);
    expect({ path, lines }).toEqual({ path, lines: await readLines(whole) });
    expect(lines.length).toBeGreaterThan(20);
    expect(await page.locator('[data-reveal=waiting]').count()).toBe(0);
  }
  await page.goto(siteAddress('/search?q=energy'));
  await untilGivenUp(page);
  const results = await page.getByRole('main').innerText();
  expect([results.includes(search.loading), results.includes(search.failed)]).toEqual([false, true]);

  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(siteAddress('/about'));
  await untilGivenUp(page);
  await page.getByRole('button', { name: shell.scheme.toDark }).click();
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('dark');
  await menuButton(page).click();
  await menu(page).getByRole('button', { name: shell.navigation.closeMenu }).click();
  await menu(page).waitFor({ state: 'hidden' });
  await menuButton(page).click();
  await followInMenu(page, 'portfolio');
});
