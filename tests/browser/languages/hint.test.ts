import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { languages } from '~/config/languages';
import { shortNameOf } from '~/content/pages';
import { shell } from '~tests/support/content/en';
import { shell as spanish } from '~tests/support/content/es';
import { shell as french } from '~tests/support/content/fr';
import { withoutStorage } from '~tests/support/faults';
import { focused, openReady, reachable, shownPath, untilReady, untilShown } from '~tests/support/pages';

function hintOf(page: Page) {
  const line = page.getByRole('complementary');
  return { line, link: line.getByRole('link'), close: line.getByRole('button') };
}

/** How many lines there are once the application and what it asks for are there: the line is a part of its own. */
async function offered(page: Page): Promise<number> {
  await untilReady(page);
  await page.waitForLoadState('networkidle');
  return hintOf(page).line.count();
}

test('a visitor whose browser asks for another language is offered the page in it, and is not asked again', async (context) => {
  const { page } = await openReady(context, { path: '/about', locale: 'fr-CA' });
  const { line, link } = hintOf(page);
  expect(await link.innerText()).toBe(french.language.available);
  expect(await line.getAttribute('lang')).toBe(languages.fr.tag);
  await link.click();
  await page.waitForURL((url) => url.pathname.endsWith('/fr/about'));
  await page.reload();
  expect(await offered(page)).toBe(0);
  await page.getByRole('contentinfo').getByRole('link', { name: languages.en.name }).click();
  await untilShown(page, 'about');
  expect(await offered(page)).toBe(0);
});

test('closed by the keyboard, it gives the focus back, and stays closed on every page', async (context) => {
  const { page } = await openReady(context, { path: '/es/about' });
  const { line, link, close } = hintOf(page);
  expect(await link.innerText()).toBe(shell.language.available);
  const before = page.getByRole('banner').getByRole('link').last();
  await before.focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  expect(await close.evaluate((button) => button === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  expect(await line.count()).toBe(0);
  expect(await focused(page)).toBe(await before.innerText());
  expect(shownPath(page)).toMatch(/\/es\/about$/);
  await page.reload();
  expect(await offered(page)).toBe(0);
  await page
    .getByRole('banner')
    .getByRole('link', { name: shortNameOf('news', spanish), exact: true })
    .click();
  await page.waitForURL((url) => url.pathname.endsWith('/es/news'));
  expect(await offered(page)).toBe(0);
});

test.for([
  ['the language of the page', { path: '/es/about', locale: 'es-MX' }],
  ['a language the site is not published in', { path: '/about', locale: 'de-DE' }],
  // It would come back on every page.
  ['another language, where nothing can be remembered', { path: '/es/about', prepare: withoutStorage }],
] as const)('a browser that asks for %s is offered none', async ([, options], context) => {
  const { page } = await openReady(context, options);
  expect(await offered(page)).toBe(0);
});

const windows = [
  { width: 320, height: 480 },
  { width: 1280, height: 800 },
] as const;

test('it lies under the header, moves nothing, and lies over no control that has the focus', async (context) => {
  const { page } = await openReady(context, { path: '/es/terms' });
  const { line, close } = hintOf(page);
  await line.waitFor();
  for (const size of windows) {
    await page.setViewportSize(size);
    await page.evaluate(() => window.scrollTo(0, 0));
    const header = await page.locator('header').boundingBox();
    expect((await line.boundingBox())?.y).toBe(header?.height);
    const under = (controls: string) =>
      page.evaluate(
        ([line, all]) => {
          const hint = document.querySelector(line) ?? document.body;
          return [...document.querySelectorAll<HTMLElement>(all)]
            .filter((control) => {
              control.focus();
              const box = control.getBoundingClientRect();
              const { top, bottom, left, right } = hint.getBoundingClientRect();
              const isOver = box.bottom > top && box.top < bottom && box.left < right && box.right > left;
              const isFocused = box.height > 0 && document.activeElement === control;
              return isFocused && isOver && hint.checkVisibility({ visibilityProperty: true });
            })
            .map(({ innerText }) => innerText);
        },
        ['aside', controls] as const,
      );
    expect((await under('aside a')).length).toBe(1);
    expect(
      await under(
        reachable
          .split(', ')
          .map((one) => `${one}:not(aside *)`)
          .join(),
      ),
    ).toEqual([]);
  }
  await page.evaluate(() => window.scrollTo(0, 0));
  const heading = page.locator('h1');
  const before = await heading.boundingBox();
  await close.click();
  expect(await heading.boundingBox()).toEqual(before);
});
