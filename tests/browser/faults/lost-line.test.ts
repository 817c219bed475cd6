/** A click where the host cannot be reached. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPage } from '~tests/support/browser';
import { shell } from '~tests/support/content/en';
import { shell as spanish } from '~tests/support/content/es';
import { headerLink, hrefOf, openReady, shownPath, untilReady, untilShown } from '~tests/support/pages';
import { untilQuiet } from '~tests/support/settle';

const allow = [/^request: (?:GET|HEAD) /, /^console: error: Failed to load resource/, /Failed to fetch/];

const notice = (page: Page, text = shell.unreachable) => page.getByRole('alert').filter({ hasText: text });

/** Opens a page of this window and loses the line, once nothing is on its way any more. */
async function openOffline(...[test, options]: Parameters<typeof openPage>) {
  const opened = await openReady(test, { allow, ...options });
  await opened.page.waitForLoadState('networkidle');
  await opened.context.setOffline(true);
  return opened;
}

async function startOf(page: Page): Promise<number> {
  return page.evaluate(() => performance.timeOrigin);
}

test('a link without a line keeps the page and says so, and leads on when it is clicked with the line', async (context) => {
  const { page, context: visitor } = await openOffline(context, { path: '/' });
  const start = await startOf(page);
  await headerLink(page, 'about').click();
  await notice(page).waitFor();
  expect([shownPath(page), await startOf(page)]).toEqual([hrefOf('home'), start]);
  await visitor.setOffline(false);
  await notice(page).waitFor({ state: 'detached' });
  await headerLink(page, 'about').click();
  await untilShown(page, 'about');
  await untilReady(page);
  expect(shownPath(page)).toBe(hrefOf('about'));
});

test('the sentence is in view where the link is gone with its menu, in the language of the page', async (context) => {
  const { page } = await openOffline(context, { path: '/es/', width: 360, height: 700 });
  await page.getByRole('button', { name: spanish.navigation.openMenu }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Portafolio' }).click();
  await notice(page, spanish.unreachable).waitFor();
  expect(
    await notice(page, spanish.unreachable).evaluate((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight;
    }),
  ).toBe(true);
});

test('what was visited or pointed at opens without a line', async (context) => {
  const { page, context: visitor } = await openReady(context, { path: '/contact', allow });
  await headerLink(page, 'about').click();
  await untilShown(page, 'about');
  const fetched = page.waitForResponse(/\/PortfolioPage-/);
  await headerLink(page, 'portfolio').hover();
  await fetched;
  await page.waitForLoadState('networkidle');
  await untilQuiet(page);
  await visitor.setOffline(true);
  await headerLink(page, 'portfolio').click();
  await untilShown(page, 'portfolio');
  await headerLink(page, 'contact').click();
  await untilShown(page, 'contact');
  expect(await notice(page).count()).toBe(0);
});
