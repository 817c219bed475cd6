import type { BrowserContext } from 'playwright-core';
import { expect, test } from 'vitest';
import { attributes } from '~/boot/contract';
import { openPage } from '~tests/support/browser';
import { headerLink, hrefOf, openReady, shownPath, untilReady, untilShown } from '~tests/support/pages';

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
