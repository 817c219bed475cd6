import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { attributes } from '~/boot/contract';
import { linkedPages } from '~/content/pages';
import { mailto } from '~/lib/mailto';
import { site } from '~generated/site';
import { type OpenPage, openPage } from '~tests/support/browser';
import { shell } from '~tests/support/content/en';
import { withScript } from '~tests/support/faults';
import { focused, hrefOf, nameOf, openReady, scrollTop, untilShown } from '~tests/support/pages';

const menuButton = (page: Page) => page.getByRole('button', { name: shell.navigation.openMenu });
const menu = (page: Page) => page.getByRole('dialog', { name: shell.navigation.menuLabel });

async function openMenu({ page }: Pick<OpenPage, 'page'>): Promise<void> {
  await menuButton(page).click();
  await menu(page).waitFor();
}

/** A browser that knows no commands of buttons yet, and no dialogs that a click beside them closes. */
const withoutCommands = withScript(() => {
  Reflect.deleteProperty(HTMLButtonElement.prototype, 'command');
  addEventListener('command', (event) => event.preventDefault(), true);
  addEventListener('DOMContentLoaded', () => document.querySelector('dialog')?.removeAttribute('closedby'));
});

/** A point of the menu's background, in a phone's and in a tablet's window. */
const windows = [
  { width: 390, height: 844, background: { x: 195, y: 835 } },
  {
    width: 820,
    height: 1180,
    background: { x: 40, y: 1_100 },
    prepare: withoutCommands,
    allow: [/A command attempted/],
  },
] as const;

const isLocked = (page: Page) =>
  page.evaluate((name) => document.documentElement.hasAttribute(name), attributes.dialogOpen);

/** How much of the window an element fills, in width and height; scroll bars are the browser's. */
function filledWindow(element: Element): readonly [number, number] {
  const { width, height } = element.getBoundingClientRect();
  return [width / document.documentElement.clientWidth, height / window.innerHeight];
}

describe('the menu', () => {
  test.for(windows)(
    'opens over the whole window of $width px, closes by its button, Escape and its background, and returns the focus',
    async ({ background, ...options }, context) => {
      const { page } = await openReady(context, { path: '/about', ...options });
      const ways = [
        () => menu(page).getByRole('button', { name: shell.navigation.closeMenu }).click(),
        () => page.keyboard.press('Escape'),
        () => page.mouse.click(background.x, background.y),
      ];
      expect(await menu(page).isVisible()).toBe(false);
      for (const close of ways) {
        await openMenu({ page });
        expect(await menu(page).evaluate(filledWindow)).toEqual([1, 1]);
        expect(await focused(page)).toBe(shell.navigation.closeMenu);
        await menu(page).getByRole('navigation').first().dispatchEvent('click');
        expect([await menu(page).isVisible(), await isLocked(page)]).toEqual([true, true]);
        await close();
        await menu(page).waitFor({ state: 'hidden' });
        await expect.poll(() => isLocked(page)).toBe(false);
        expect(await focused(page)).toBe(shell.navigation.openMenu);
      }
      expect(new URL(page.url()).pathname).toBe(hrefOf('about'));
    },
  );

  test('has the links of the header, holds page and focus, and closes with a link, whose page starts at its top', async (context) => {
    const { page } = await openReady(context, { path: '/about', width: 390 });
    await openMenu({ page });
    const links = await menu(page)
      .locator('a:not([hreflang])')
      .evaluateAll((elements) => elements.map((element) => [element.textContent, element.getAttribute('href')]));
    expect(links).toEqual([
      ...linkedPages('header').map((id) => [nameOf(id), hrefOf(id)]),
      [shell.navigation.getStarted, hrefOf('contact')],
      [site.email, mailto(site.email)],
    ]);
    expect(await menu(page).locator('[aria-current=page]').allTextContents()).toEqual([nameOf('about')]);

    await page.mouse.move(195, 300);
    await page.mouse.wheel(0, 600);
    for (let step = 0; step < 16; step += 1) {
      await page.keyboard.press('Tab');
      // The body stands for the browser's own controls, which every dialog lets the focus go to.
      const holder = await page.evaluate(() => document.activeElement?.closest('dialog, body')?.tagName);
      const isBody = await page.evaluate(() => document.activeElement === document.body);
      expect(holder === 'DIALOG' || isBody).toBe(true);
    }
    expect(await scrollTop(page)).toBe(0);
    await page.keyboard.press('Escape');
    await page.mouse.wheel(0, 600);
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(0);

    await openMenu({ page });
    await menu(page)
      .getByRole('link', { name: nameOf('portfolio') })
      .click();
    await untilShown(page, 'portfolio');
    await menu(page).waitFor({ state: 'hidden' });
    expect(new URL(page.url()).pathname).toBe(hrefOf('portfolio'));
    expect(await scrollTop(page)).toBe(0);
  });
});

test("without script the menu's button leads to the footer's list of pages", async (context) => {
  const { page } = await openPage(context, { path: '/about', javaScript: false, width: 390 });
  expect(await menuButton(page).isVisible()).toBe(false);
  await page.getByRole('link', { name: shell.navigation.openMenu }).click();
  const links = page.getByRole('navigation', { name: shell.footer.navigationHeading }).getByRole('link');
  await expect
    .poll(() =>
      links
        .first()
        .boundingBox()
        .then((box) => box !== null && box.y > 0 && box.y < 800),
    )
    .toBe(true);
  expect(await links.allTextContents()).toEqual(linkedPages('footer').map((id) => shell.pages[id].name));
});

test('the menu closes in a window that grows past it, as a tablet that is turned', async (context) => {
  const opened = await openReady(context, { path: '/about', width: 820, height: 1180 });
  const { page } = opened;
  await openMenu(opened);
  await page.setViewportSize({ width: 900, height: 820 });
  expect(await menu(page).isVisible()).toBe(true);
  await page.setViewportSize({ width: 1180, height: 820 });
  await menu(page).waitFor({ state: 'hidden' });
  await page.mouse.move(600, 600);
  await page.mouse.wheel(0, 600);
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(0);
});
