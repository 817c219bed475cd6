import type { BrowserContext } from 'playwright-core';
import { expect, test } from 'vitest';
import { attributes } from '~/boot/contract';
import { openPage } from '~tests/support/browser';
import { answerPictures } from '~tests/support/browser-launch';
import { contact, news, search } from '~tests/support/content/en';
import { without } from '~tests/support/faults';
import { headerLink, hrefOf, openReady, sendMessage, shownPath, untilReady, untilShown } from '~tests/support/pages';
import { untilQuiet } from '~tests/support/settle';

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

test('a toast is shown although its file failed once', async (context) => {
  const { page } = await openReady(context, {
    path: '/contact',
    prepare: async (visitor) => {
      await visitor.grantPermissions(['clipboard-write']);
      await failOnce(/\/ToastHost-/)(visitor);
    },
    allow: failedRequest('ToastHost'),
  });
  await sendMessage(page);
  await page.getByRole('button', { name: contact.form.copy }).click();
  const toast = page.getByRole('status').filter({ hasText: contact.form.copied });
  await expect.poll(() => toast.isVisible()).toBe(true);
});

test.for(['engine', 'documents'])('the search answers although its file failed once: %s', async (file, context) => {
  const { page } = await openReady(context, {
    path: '/search',
    prepare: failOnce(new RegExp(`/${file}-`)),
    allow: failedRequest(file),
  });
  await page.getByRole('searchbox').fill('energy');
  await expect.poll(() => page.getByRole('main').innerText()).toContain(search.pagesHeading);
  expect(await page.getByRole('main').innerText()).not.toContain(search.failed);
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

test('a search that failed for want of a line is done again when the line is back', async (context) => {
  const { page, context: visitor } = await openReady(context, {
    path: '/search',
    prepare: without(/\/engine-/),
    allow: [/^request: GET \S+\/engine-/, /Failed to fetch/],
  });
  await page.getByRole('searchbox').fill('energy');
  await page.getByRole('main').getByText(search.failed).waitFor();
  await untilQuiet(page);
  await visitor.setOffline(true);
  await visitor.unrouteAll();
  await visitor.setOffline(false);
  await expect.poll(() => page.locator('a[data-result]').count()).toBeGreaterThan(0);
});

test('a click for more news says that they could not be loaded where the application did not start', async (context) => {
  const { page } = await openPage(context, {
    path: '/news',
    foreign: answerPictures,
    prepare: without('**/assets/NewsPage-*.js'),
    allow: failedRequest('NewsPage'),
  });
  await page.getByRole('button', { name: news.list.loadMore }).click();
  await expect.poll(() => page.getByRole('status').allTextContents()).toContain(news.list.failed);
});

test('more news come although their code failed once', async (context) => {
  const { page } = await openReady(context, {
    path: '/news',
    prepare: failOnce(/\/siteSources-/),
    allow: failedRequest('siteSources'),
  });
  await page.getByRole('button', { name: news.list.loadMore }).click();
  await expect.poll(() => page.getByRole('article').count()).toBe(24);
});
