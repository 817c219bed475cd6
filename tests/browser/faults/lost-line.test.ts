/** A click where the host cannot be reached. */
import type { BrowserContext, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPage } from '~tests/support/browser';
import { answerPictures } from '~tests/support/browser-launch';
import { shell } from '~tests/support/content/en';
import { shell as spanish } from '~tests/support/content/es';
import { headerLink, headingOf, hrefOf, openReady, shownPath, untilReady, untilShown } from '~tests/support/pages';

const allow = [/^request: (?:GET|HEAD) /, /^console: error: Failed to load resource/, /Failed to fetch/];

const notice = (page: Page, text = shell.unreachable) => page.getByRole('status').filter({ hasText: text });

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

test('a link without a line keeps the page and says so beside it, and leads on when the line is back', async (context) => {
  const { page, context: visitor } = await openOffline(context, { path: '/' });
  const start = await startOf(page);
  await headerLink(page, 'about').click();
  await notice(page).waitFor();
  const [said, link] = await Promise.all([notice(page).boundingBox(), headerLink(page, 'about').boundingBox()]);
  expect(Math.abs((said?.x ?? 0) - (link?.x ?? 0))).toBeLessThan(40);
  expect((said?.y ?? 0) - (link?.y ?? 0)).toBeLessThan(100);
  expect([shownPath(page), await startOf(page)]).toEqual([hrefOf('home'), start]);
  await visitor.setOffline(false);
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

test.for([
  ['click', (page: Page) => page.mouse.click(300, 500)],
  ['type', (page: Page) => page.keyboard.press('a')],
  ['scroll', (page: Page) => page.mouse.wheel(0, 300)],
] as const)('visitors who %s meanwhile stay where they are', async ([, turnAway], context) => {
  const { page, context: visitor } = await openOffline(context, { path: '/' });
  const start = await startOf(page);
  await headerLink(page, 'about').click();
  await notice(page).waitFor();
  await turnAway(page);
  await expect.poll(() => notice(page).count()).toBe(0);
  await visitor.setOffline(false);
  // The next click is answered, and nothing else.
  const answered = page.waitForResponse(/\/PortfolioPage-/);
  await headerLink(page, 'portfolio').click();
  await answered;
  await untilShown(page, 'portfolio');
  expect(await startOf(page)).toBe(start);
});

test('what was visited or pointed at opens without a line', async (context) => {
  const { page, context: visitor } = await openReady(context, { path: '/contact', allow });
  await headerLink(page, 'about').click();
  await untilShown(page, 'about');
  await headerLink(page, 'portfolio').hover();
  await page.waitForResponse(/\/PortfolioPage-/);
  await page.waitForLoadState('networkidle');
  await visitor.setOffline(true);
  await headerLink(page, 'portfolio').click();
  await untilShown(page, 'portfolio');
  await headerLink(page, 'contact').click();
  await untilShown(page, 'contact');
  expect(await notice(page).count()).toBe(0);
});

/** Requests get no answer until the returned function is called. */
async function hang(visitor: BrowserContext): Promise<() => void> {
  let answers = false;
  await visitor.route('**/*', (route) => (answers ? route.continue() : undefined));
  return () => {
    answers = true;
  };
}

test('a host that does not answer within ten seconds is a line that is lost', async (context) => {
  const { page, context: visitor } = await openReady(context, { path: '/', allow, foreign: answerPictures });
  await page.waitForLoadState('networkidle');
  const answer = await hang(visitor);
  await headerLink(page, 'about').click();
  await notice(page).waitFor();
  expect(shownPath(page)).toBe(hrefOf('home'));
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toContain(headingOf('home'));
  answer();
  await untilShown(page, 'about');
});
