/** Files of a page that do not arrive, or not at once. */
import type { BrowserContext, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { attributes } from '~/boot/contract';
import { openPage } from '~tests/support/browser';
import { linesOf, without } from '~tests/support/faults';
import {
  headerLink,
  hrefOf,
  mainPages,
  openReady,
  shownPath,
  untilFontsDecided,
  untilReady,
  untilShown,
} from '~tests/support/pages';

const visited = mainPages.filter(({ page }) => ['home', 'news'].includes(page));

const lost = (ending: string) => [new RegExp(String.raw`^request: GET \S+\.(?:${ending})\S*: net::ERR_FAILED$`)];

const height = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

test('a page reads in the fonts of the system where its own do not arrive', async (context) => {
  const { page } = await openReady(context, { path: '/', prepare: without(/\.woff2$/), allow: lost('woff2') });
  const statuses = () =>
    page.evaluate(() =>
      [...document.fonts]
        .filter(({ family }) => /^"?(?:Newsreader|Hanken Grotesk)"?$/.test(family))
        .map(({ status }) => status),
    );
  await expect.poll(statuses).toEqual(['error', 'error']);
  expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
});

test.for(visited)('$path reads without any picture, with the room kept for them', async ({ path }, context) => {
  const { page: whole } = await openReady(context, { path });
  const { page } = await openPage(context, {
    path,
    prepare: without(/\.(?:svg|png|jpe?g|webp|avif)(?:\?|$)/),
    allow: [...lost('svg|png|jpe?g|webp|avif'), /^foreign: GET /, /^request: GET /],
  });
  await untilReady(page);
  expect(await linesOf(page)).toEqual(await linesOf(whole));
  // Lines break elsewhere in the fallback fonts.
  await Promise.all([page, whole].map(untilFontsDecided));
  expect(await height(page)).toBe(await height(whole));
});

/** The first request for a file fails, as on a link that breaks for a moment; later ones arrive. */
function failOnce(file: RegExp) {
  let failed = false;
  return async (visitor: BrowserContext): Promise<void> => {
    await visitor.route(file, async (route) => {
      if (failed) return route.continue();
      failed = true;
      return route.abort();
    });
  };
}

const failedRequest = (file: string) => [
  new RegExp(String.raw`^request: GET \S+/${file}-\S+\.js: net::ERR_FAILED$`),
  /Failed to fetch/,
];

test('a page whose file failed once on a pointed link is loaded from the host by the click', async (context) => {
  const { page } = await openReady(context, {
    path: '/',
    prepare: failOnce(/\/AboutPage-/),
    allow: failedRequest('AboutPage'),
  });
  const failed = page.waitForEvent('requestfailed');
  await headerLink(page, 'about').hover();
  await failed;
  await headerLink(page, 'about').click();
  await untilShown(page, 'about');
  await untilReady(page);
  expect(shownPath(page)).toBe(hrefOf('about'));
});

test.for(['vendor', 'app'])('a page whose file failed once starts at the next input: %s', async (file, context) => {
  const { page } = await openPage(context, {
    path: '/about',
    prepare: failOnce(new RegExp(`/assets/${file}-`)),
    allow: failedRequest(file),
  });
  await page.waitForEvent('requestfailed');
  await expect
    .poll(() => page.evaluate((name) => document.documentElement.hasAttribute(name), attributes.started))
    .toBe(false);
  await page.mouse.move(200, 300);
  await untilReady(page);
});
