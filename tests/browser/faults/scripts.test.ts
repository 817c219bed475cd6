import { describe, expect, test } from 'vitest';
import { checkAccessibility } from '~tests/support/axe';
import { openPage } from '~tests/support/browser';
import { shell } from '~tests/support/content/en';
import { blocked, blockScripts, linesOf, untilGivenUp } from '~tests/support/faults';
import { mainPages, nameOf, untilShown } from '~tests/support/pages';

// Nor where one of them does not: none runs before all have arrived (src/boot/start.test.ts).
describe('where no script arrives', () => {
  test.for(mainPages.filter(({ page }) => ['home', 'contact', 'news'].includes(page)))(
    '$path reads to the last line, and is accessible',
    async ({ path }, context) => {
      const options = { path };
      const whole = await openPage(context, { ...options, javaScript: false });
      const opened = await openPage(context, {
        ...options,
        prepare: blockScripts,
        reducedMotion: false,
        allow: blocked,
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
