import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { settings } from 'virtual:settings';
import { attributes } from '~/config/documentNames';
import { getLinkedPages } from '~/config/pageTable';
import { mailto } from '~/lib/mailto';
import { shell } from '~tests/support/content/en';
import {
  getFocusedText,
  followMenuLink,
  getPageHref,
  menu,
  menuButton,
  getPageName,
  openReadyPage,
  getScrollTop,
} from '~tests/support/pages';
import { addInitScript } from '~tests/support/simulate-failures';

async function openMenu(page: Page): Promise<void> {
  await menuButton(page).click();
  await menu(page).waitFor();
}

/** Removes invoker commands, and the closing of dialogs by a click beside them, as in older browsers. */
const removeCommands = addInitScript(() => {
  Reflect.deleteProperty(HTMLButtonElement.prototype, 'command');
  addEventListener('command', (event) => event.preventDefault(), true);
  addEventListener('DOMContentLoaded', () => document.querySelector('dialog')?.removeAttribute('closedby'));
});

const isLocked = (page: Page) =>
  page.evaluate((name) => document.documentElement.hasAttribute(name), attributes.dialogOpen);

/** Returns the shares of the window's width and height that an element fills, without scroll bars; runs in the page. */
function getFilledShare(element: Element): readonly [number, number] {
  const { width, height } = element.getBoundingClientRect();
  return [width / document.documentElement.clientWidth, height / window.innerHeight];
}

/** Clicks a link as a visitor does to open it in another tab, which this does not open; runs in the page. */
function clickForOtherTab(link: Element): void {
  link.addEventListener('click', (event) => event.preventDefault(), { once: true });
  link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }));
}

/**
 * Opens the menu, which fills the window and gets the focus, and closes it by its button, by Escape and by a click on its
 * background, after which the menu button has the focus again. A click inside, or on a link for another tab, does not close it.
 */
async function expectMenuCloses(page: Page, x: number, y: number): Promise<void> {
  for (const close of [
    () => menu(page).getByRole('button', { name: shell.navigation.closeMenu }).click(),
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(x, y),
  ]) {
    await openMenu(page);
    expect(await menu(page).evaluate(getFilledShare)).toEqual([1, 1]);
    expect(await getFocusedText(page)).toBe(shell.navigation.closeMenu);
    await menu(page).getByRole('navigation').first().dispatchEvent('click');
    await menu(page).getByRole('link').first().evaluate(clickForOtherTab);
    expect([await menu(page).isVisible(), await isLocked(page)]).toEqual([true, true]);
    await close();
    await menu(page).waitFor({ state: 'hidden' });
    await expect.poll(() => isLocked(page)).toBe(false);
    expect(await getFocusedText(page)).toBe(shell.navigation.openMenu);
  }
}

async function expectPageScrolls(page: Page): Promise<void> {
  await page.mouse.wheel(0, 600);
  await expect.poll(() => getScrollTop(page)).toBeGreaterThan(0);
}

test("the menu on a phone has the header's links to pages, traps the focus, and closes with a link, whose page opens at the top", async (context) => {
  const { page } = await openReadyPage(context, { path: '/about', width: 390, height: 844 });
  expect(await menu(page).isVisible()).toBe(false);
  await expectMenuCloses(page, 195, 835);
  await openMenu(page);
  const links = await menu(page)
    .locator('a:not([hreflang], .MuiIconButton-root)')
    .evaluateAll((elements) => elements.map((element) => [element.textContent, element.getAttribute('href')]));
  expect(links).toEqual([
    [settings.brand, getPageHref('home')],
    ...getLinkedPages('header').map((id) => [getPageName(id), getPageHref(id)]),
    [shell.navigation.getStarted, getPageHref('contact')],
    [settings.email, mailto(settings.email)],
  ]);
  expect(await menu(page).locator('[aria-current=page]').allTextContents()).toEqual([getPageName('about')]);

  // The page behind the menu does not scroll.
  await page.waitForFunction(() => getComputedStyle(document.documentElement).overflowY === 'hidden');
  await page.mouse.move(195, 300);
  await page.mouse.wheel(0, 600);
  for (let step = 0; step < 16; step += 1) {
    await page.keyboard.press('Tab');
    // If the body is the active element, the focus is on the browser's controls, which a dialog allows.
    const isInDialog = await page.evaluate(
      () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
    );
    expect(isInDialog).toBe(true);
  }
  expect(await getScrollTop(page)).toBe(0);
  await page.keyboard.press('Escape');
  await expectPageScrolls(page);

  await openMenu(page);
  await followMenuLink(page, 'portfolio');
  await menu(page).waitFor({ state: 'hidden' });
  expect(new URL(page.url()).pathname).toBe(getPageHref('portfolio'));
  expect(await getScrollTop(page)).toBe(0);
});

test('the menu works without invoker commands, and closes when a tablet is rotated', async (context) => {
  const { page } = await openReadyPage(context, {
    path: '/about',
    width: 820,
    height: 1180,
    setupContext: removeCommands,
    allowedProblems: [/A command attempted/],
  });
  await expectMenuCloses(page, 40, 1_100);
  await openMenu(page);
  await page.setViewportSize({ width: 900, height: 820 });
  expect(await menu(page).isVisible()).toBe(true);
  await page.setViewportSize({ width: 1180, height: 820 });
  await menu(page).waitFor({ state: 'hidden' });
  await page.mouse.move(600, 600);
  await expectPageScrolls(page);
  expect(new URL(page.url()).pathname).toBe(getPageHref('about'));
});
