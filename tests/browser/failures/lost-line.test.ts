/** Tests clicks while the host cannot be reached. */
import { expect, test } from 'vitest';
import { getShortPageName } from '~/components/pageNames';
import { type PageId, pagePath } from '~/config/pageTable';
import { toSiteUrl } from '~tests/support/browser';
import { about, shell } from '~tests/support/content/es';
import { openReadyPage, getCurrentPath, waitForScript, waitUntilReady } from '~tests/support/pages';
import { aboutPageScript, failRequests } from '~tests/support/simulate-failures';
import { waitUntilStable } from '~tests/support/stable-page';

test('offline, visited and prefetched pages open; any other link keeps the page, shows a notice in its language, and works again online', async (context) => {
  const { page, context: visitor } = await openReadyPage(context, {
    path: '/es/contact',
    allowedProblems: [/^request: (?:GET|HEAD) /, /^console: error: Failed to load resource/, /Failed to fetch/],
  });
  const getLink = (part: 'banner' | 'dialog', id: PageId) =>
    page.getByRole(part).getByRole('link', { name: getShortPageName(id, shell), exact: true });
  const follow = async (id: PageId) => {
    await getLink('banner', id).click();
    await page.waitForURL(toSiteUrl(pagePath(id, 'es')));
  };
  const notice = page.getByRole('alert').filter({ hasText: shell.unreachable });
  await follow('about');
  const fetched = ['PortfolioPage', 'portfolio'].map((name) => waitForScript(page, name));
  await getLink('banner', 'portfolio').hover();
  await Promise.all(fetched);
  await waitUntilStable(page);

  await visitor.setOffline(true);
  const start = await page.evaluate(() => performance.timeOrigin);
  await follow('portfolio');
  await follow('contact');
  expect(await notice.count()).toBe(0);
  await getLink('banner', 'news').click();
  await notice.waitFor();
  await follow('portfolio');
  await notice.waitFor({ state: 'detached' });
  await follow('contact');
  await page.setViewportSize({ width: 360, height: 700 });
  await page.getByRole('button', { name: shell.navigation.openMenu }).click();
  // The menu closes, so the notice cannot stand beside the link.
  await getLink('dialog', 'news').click();
  await notice.waitFor();
  const isInView = await notice.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight;
  });
  expect(isInView).toBe(true);
  expect(getCurrentPath(page)).toBe(pagePath('contact', 'es'));
  expect(await page.evaluate(() => performance.timeOrigin)).toBe(start);

  await visitor.setOffline(false);
  await notice.waitFor({ state: 'detached' });
  await page.setViewportSize({ width: 1280, height: 800 });
  await follow('news');
  await waitUntilReady(page);
  await expect.poll(() => page.getByRole('article').count()).toBe(12);
});

test('offline, going back to a page that this document has not loaded keeps the page and its address, and works again online', async (context) => {
  const { page, context: visitor } = await openReadyPage(context, {
    path: '/es/about',
    allowedProblems: [/^request: GET /, /^console: error: Failed to load resource/, /Failed to fetch/],
  });
  await page
    .getByRole('banner')
    .getByRole('link', { name: getShortPageName('contact', shell), exact: true })
    .click();
  await page.waitForURL(toSiteUrl(pagePath('contact', 'es')));
  await page.reload();
  await waitUntilReady(page);
  const heading = await page.getByRole('heading', { level: 1 }).innerText();
  const notice = page.getByRole('alert').filter({ hasText: shell.unreachable });

  // The browser's cache does not have the page any more.
  await failRequests(aboutPageScript)(visitor);
  await visitor.setOffline(true);
  const goBack = () =>
    page.evaluate(async () => {
      const moved = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
      history.back();
      await moved;
    });
  // Each attempt leads to the same page.
  for (let attempt = 0; attempt < 2; attempt++) {
    await goBack();
    await page.waitForURL(toSiteUrl(pagePath('contact', 'es')));
    await notice.waitFor();
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(heading);
  }
  await visitor.setOffline(false);
  await visitor.unroute(aboutPageScript);
  await notice.waitFor({ state: 'detached' });
  await page.evaluate(() => history.back());
  await page.getByRole('heading', { level: 1, name: about.hero.heading }).waitFor();
  expect(getCurrentPath(page)).toBe(pagePath('about', 'es'));
});
