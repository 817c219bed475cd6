/** Tests pages whose files are missing, or arrive late. */
import type { BrowserContext, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { attributes } from '~/config/documentNames';
import { openPage } from '~tests/support/browser';
import { readLines } from '~tests/support/lines-without-script';
import { headerLink, getPageHref, goto, getCurrentPath, waitUntilReady, waitForPage } from '~tests/support/pages';
import { aboutPageScript, failRequests, dropPointerMoves } from '~tests/support/simulate-failures';

const getPageHeight = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

/** Returns the loading state of each font of the site, without those of extended letters, which the pages do not have. */
const getFontStates = (page: Page) =>
  page.evaluate(() =>
    [...document.fonts]
      .filter(
        ({ family, unicodeRange }) =>
          /^"?(?:Newsreader|Hanken Grotesk)"?$/.test(family) && unicodeRange === 'U+0-10FFFF',
      )
      .map(({ status }) => status),
  );

/** Options of a page on which requests for files with these extensions fail. */
const failFiles = (endings: string) => ({
  setupContext: failRequests(new RegExp(`\\.(?:${endings})(?:\\?|$)`)),
  allowedProblems: [new RegExp(`^request: GET \\S+\\.(?:${endings})(?:\\?\\S*)?: net::ERR_FAILED$`)],
});

test('without its fonts and pictures a page has the same text, with the space of the pictures reserved', async (context) => {
  const { page: pageWithPictures } = await openPage(context, failFiles('woff2'));
  const { page } = await openPage(context, failFiles('woff2|svg|png|jpe?g|webp'));
  for (const path of ['/', '/news']) {
    for (const one of [pageWithPictures, page]) {
      await goto(one, path);
      await expect.poll(() => getFontStates(one)).toEqual(['error', 'error']);
    }
    const lines = await readLines(page);
    expect(lines.length).toBeGreaterThan(20);
    expect(lines).toEqual(await readLines(pageWithPictures));
    expect(await getPageHeight(page)).toBe(await getPageHeight(pageWithPictures));
  }
});

/** Lets the first request for a file fail, as if the line broke for a moment. */
const failOnce = (file: string) => (visitor: BrowserContext) =>
  visitor.route(file, (route) => route.abort(), { times: 1 });

test('a file that failed once is fetched again: the application by the next input, a page by a click on its link', async (context) => {
  const { page, problems } = await openPage(context, {
    path: '/contact',
    setupContext: [dropPointerMoves, failOnce('**/assets/vendor-*.js'), failOnce(aboutPageScript)],
    allowedProblems: [/^request: GET \S+\/(?:vendor|AboutPage)-\S+\.js: net::ERR_FAILED$/, /Failed to fetch/],
  });
  await expect.poll(() => problems.length).toBeGreaterThan(0);
  await expect
    .poll(() => page.evaluate((name) => document.documentElement.hasAttribute(name), attributes.started))
    .toBe(false);
  await page.keyboard.press('Shift');
  await waitUntilReady(page);

  const failed = page.waitForEvent('requestfailed');
  await headerLink(page, 'about').hover();
  await failed;
  await headerLink(page, 'about').click();
  await waitForPage(page, 'about');
  await waitUntilReady(page);
  expect(getCurrentPath(page)).toBe(getPageHref('about'));
});
