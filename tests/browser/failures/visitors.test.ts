import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { attributes } from '~/config/documentNames';
import { readArticleUrls, newsPage } from '~tests/browser/news/news-page';
import { openPage, toSiteUrl } from '~tests/support/browser';
import { shell } from '~tests/support/content/en';
import { politics } from '~tests/support/news/filter-choices';
import {
  appScript,
  getFocusedText,
  followHeaderLink,
  followMenuLink,
  HeldRequests,
  getPageHref,
  menuButton,
  goto,
  openReadyPage,
  getScrollTop,
  startApplication,
  waitUntilReady,
} from '~tests/support/pages';
import { aboutPageScript, respondNotFound, forbidStorage, addInitScript } from '~tests/support/simulate-failures';
import { waitUntilStable } from '~tests/support/stable-page';

/** The hint that offers another language. */
const languageHint = (page: Page) => page.getByRole('complementary');

/** Removes features that the site's scripts use, and that the oldest browsers which run the application may lack. */
function removeNewFeatures(): void {
  for (const [owner, names] of [
    [HTMLButtonElement.prototype, ['command', 'commandForElement']],
    [HTMLDialogElement.prototype, ['closedBy', 'requestClose']],
    [
      window,
      ['requestIdleCallback', 'cancelIdleCallback', 'structuredClone', 'navigation', 'scheduler', 'trustedTypes'],
    ],
    [Object, ['groupBy', 'hasOwn']],
    [Document.prototype, ['startViewTransition']],
    [AbortSignal, ['timeout', 'any']],
    [Promise, ['withResolvers']],
  ] as const)
    for (const name of names) Reflect.deleteProperty(owner, name);
}

test('in an old browser pages can be read and the menu works', async (context) => {
  const { page } = await openPage(context, {
    width: 390,
    height: 844,
    setupContext: addInitScript(removeNewFeatures),
    mockExternal: () => null,
    allowedProblems: [/^console: /, /^error: /, /^external: GET \S+\.(?:jpg|png|webp|svg)/],
  });
  for (const path of ['/', '/news']) {
    await page.goto(toSiteUrl(path));
    const heading = await page.getByRole('heading', { level: 1 }).innerText();
    const { length } = await page.innerText('main');
    await page.keyboard.press('Shift');
    await page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => name.endsWith('.js')));
    await page.waitForLoadState('networkidle');
    await waitUntilStable(page);
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(heading);
    expect((await page.innerText('main')).length).toBeGreaterThan(length * 0.9);
  }
  await menuButton(page).click();
  await followMenuLink(page, 'portfolio');
});

/** Reads the texts of all time elements. */
const readTimes = (page: Page) => page.locator('main time').allTextContents();

// A difference between the prerendered and the hydrated page would be an error in the console, which fails the test.
test('a page hydrates for a visitor with another language, time zone and a clock that is a year late', async (context) => {
  const { page, context: visitor } = await openPage(context, {
    locale: 'ar-EG',
    timezoneId: 'Pacific/Kiritimati',
    setupContext: (visitor) => visitor.clock.install({ time: Date.now() - 365 * 86_400_000 }),
    // Playwright's clock is a script, which the sandbox of the calendar blocks.
    allowedProblems: [/^console: error: Blocked script execution in '\S+scheduling\.html#\w+'/],
  });
  for (const path of ['/', '/contact', '/es/news']) {
    const application = new HeldRequests();
    await application.hold(visitor, appScript);
    await page.goto(toSiteUrl(path));
    const prerenderedTimes = await readTimes(page);
    application.release();
    await startApplication(page);
    await visitor.unroute(appScript);
    expect(await readTimes(page)).toEqual(prerenderedTimes);
    expect(await page.getByRole('alert').count()).toBe(0);
    expect(await languageHint(page).count()).toBe(0);
  }
});

/** Changes the page as a browser's translation does; runs in the page. */
function translate(): void {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, (node) =>
    node.parentElement?.closest('script, style') ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  );
  const nodes: Node[] = [];
  while (texts.nextNode()) nodes.push(texts.currentNode);
  for (const node of nodes) {
    const font = document.createElement('font');
    node.parentNode?.replaceChild(font, node);
    font.append(node);
  }
}

test('on a page translated by the browser typed text, focus and an open menu are kept', async (context) => {
  const { page, context: visitor } = await openPage(context, {
    width: 390,
    allowedProblems: [/Minified React error #418/],
  });
  const startAfter = async (path: string, act: () => Promise<void>) => {
    const held = new HeldRequests();
    await held.hold(visitor, appScript);
    await page.goto(toSiteUrl(path));
    await page.evaluate(translate);
    await act();
    await held.arrived;
    held.release();
    await waitUntilReady(page);
    await waitUntilStable(page);
    await visitor.unroute(appScript);
  };
  const message = page.locator('[name=message]');
  await startAfter('/contact', () => message.pressSequentially('Hola'));
  expect([await message.inputValue(), await getFocusedText(page)]).toEqual(['Hola', 'message']);
  await goto(page, '/contact');
  await expect.poll(() => message.inputValue()).toBe('Hola');

  await startAfter('/about', () => menuButton(page).click());
  await followMenuLink(page, 'portfolio');
  await page.mouse.wheel(0, 400);
  await expect.poll(() => getScrollTop(page)).toBeGreaterThan(0);
});

/** The files that a deploy removed, the page that needs them for a link, the link, and its target. */
const removedFiles = [
  ['**/assets/shell-*.js', '/about', 'footer a[hreflang|=es]', '/es/about'],
  [aboutPageScript, '/', `header a[href="${getPageHref('about')}"]`, '/about'],
] as const;

test('without storage pages start, the scheme switches, going back restores a list, and links work, also after a deploy', async (context) => {
  const { page, context: visitor } = await openReadyPage(context, {
    path: '/contact',
    // Without storage, the hint of another language would come back on every page.
    locale: 'es-MX',
    setupContext: forbidStorage,
    allowedProblems: [/^response: 404 GET \S+\.js/, /Failed to fetch dynamically imported module/, /\.js: status 404/],
  });
  await page.getByRole('button', { name: shell.scheme.toDark }).click();
  const readScheme = () => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
  expect(await readScheme()).toBe('dark');
  // The browser shows the page again from its back/forward cache.
  await page.evaluate(() => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  expect(await readScheme()).toBe('dark');
  const news = newsPage(page);
  await followHeaderLink(page, 'news');
  await news.loadMore(24);
  await news.category(politics.name).click();
  await expect.poll(() => news.getListedUrls()).toEqual(await readArticleUrls(`all/${politics.id}`));
  await page.goBack();
  await expect.poll(() => news.cards.count()).toBe(24);
  await page.reload();
  await waitUntilReady(page);
  expect(await news.getListedUrls()).toEqual(await readArticleUrls('all/all'));
  await news.loadMore(24);
  await page.waitForLoadState('networkidle');
  expect(await languageHint(page).count()).toBe(0);

  for (const [parts, path, link, to] of removedFiles) {
    await goto(page, path);
    await respondNotFound(parts)(visitor);
    await page.locator(link).first().click();
    await page.waitForURL(toSiteUrl(to));
    await waitUntilStable(page);
    expect(await page.getByRole('alert').count()).toBe(0);
    expect(await page.locator('html').getAttribute(attributes.page)).toBe(to);
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
    await visitor.unroute(parts);
  }
});
