import { expect, test } from 'vitest';
import { settings } from 'virtual:settings';
import { getFullPageName } from '~/components/pageNames';
import { languages } from '~/config/languages';
import { getLinkedPages } from '~/config/pageTable';
import { openPage } from '~tests/support/browser';
import { about, shell } from '~tests/support/content/en';
import { notFound as spanishNotFound } from '~tests/support/content/es';
import {
  followHeaderLink,
  headerLink,
  getPageHeading,
  getPageHref,
  goto,
  openReadyPage,
  getCurrentPath,
  waitUntilReady,
  waitForPage,
} from '~tests/support/pages';
import { aboutPageScript, breakAboutPage, respondNotFound } from '~tests/support/simulate-failures';
import { waitUntilStable } from '~tests/support/stable-page';

test('a page that cannot be rendered shows the error screen, which links back', async (context) => {
  const allowedProblems = [/Broken on purpose/];
  const { page, context: visitor } = await openReadyPage(context, {
    path: '/',
    setupContext: breakAboutPage,
    allowedProblems,
  });
  const errorScreen = page.getByRole('alert');
  const refresh = page.getByRole('button', { name: shell.errorScreen.refresh });
  const expectScreen = async () => {
    await page.getByRole('heading', { level: 1, name: shell.errorScreen.heading }).waitFor();
    expect(await errorScreen.innerText()).toContain(shell.errorScreen.text);
    expect(await errorScreen.innerText()).toContain('Broken on purpose');
    expect(await page.title()).toBe(`${shell.errorScreen.heading} | ${settings.brand}`);
    expect(await errorScreen.evaluate((element) => getComputedStyle(element).backgroundImage)).toContain('gradient');
  };
  await headerLink(page, 'about').click();
  await expectScreen();
  // The visitor can report the error by mail.
  const report = await page.getByRole('link', { name: shell.errorScreen.report }).getAttribute('href');
  expect(decodeURIComponent(report ?? '')).toMatch(/^mailto:.+subject=.+body=Broken on purpose\r\nhttp.+\r\n\d{4}-/);

  // After a reload the page is prerendered, and fails again at its start. The screen has its styles.
  const loaded = page.waitForEvent('load');
  await refresh.click();
  await loaded;
  await expectScreen();
  await visitor.unroute(aboutPageScript);
  await refresh.click();
  await waitForPage(page, 'about');
  await waitUntilReady(page);
  expect(getCurrentPath(page)).toBe(getPageHref('about'));
});

const contactPage = '**/assets/ContactPage-*.js';

test('a page whose files a deploy removed is reloaded from the host once', async (context) => {
  const {
    page,
    context: visitor,
    problems,
  } = await openReadyPage(context, {
    path: '/',
    setupContext: [respondNotFound(aboutPageScript), respondNotFound(contactPage)],
    allowedProblems: [
      /^response: 404 GET \S+(?:About|Contact)Page-/,
      /Failed to fetch dynamically imported module: \S+(?:About|Contact)Page-/,
      /AboutPage-\S+: status 404/,
    ],
  });
  const loads: string[] = [];
  page.on('request', (request) => {
    if (!request.isNavigationRequest() || request.frame() !== page.mainFrame()) return;
    loads.push(new URL(request.url()).pathname);
    void visitor.unroute(contactPage);
  });
  await headerLink(page, 'contact').click();
  await waitForPage(page, 'contact');
  await waitUntilReady(page);
  await followHeaderLink(page, 'portfolio');
  await followHeaderLink(page, 'contact');
  expect(getCurrentPath(page)).toBe(getPageHref('contact'));

  await headerLink(page, 'about').click();
  await waitForPage(page, 'about');
  // After the reload the script is still missing.
  await expect.poll(() => problems.filter(({ text }) => /^404 .+AboutPage/.test(text)).length).toBeGreaterThan(1);
  await waitUntilStable(page);
  expect(loads).toEqual([getPageHref('contact'), getPageHref('about')]);
  expect(await page.getByRole('main').innerText()).toContain(about.timeline.heading);
  await headerLink(page, 'portfolio').click();
  await waitForPage(page, 'portfolio');
});

test('an unknown address shows the 404 page of its language with status 404, breadcrumbs and links', async (context) => {
  const { page } = await openPage(context, { allowedProblems: [/^response: 404 GET /] });
  const crumbs = page.getByRole('navigation', { name: shell.breadcrumbs.label });
  // These are the links of the page without the breadcrumbs.
  const links = page.getByRole('main').getByRole('listitem').locator('> a:not([itemprop])');
  for (const [path, status, last, further] of [
    // The document of the 404 page exists, so its status is 200.
    ['/404', 200, shell.pages.notFound.name, []],
    ['/assets/gone.js', 404, 'Gone.js', []],
    ['/about/far%20away', 404, 'Far away', [getPageHref('about')]],
  ] as const) {
    const response = await goto(page, path);
    expect([path, response?.status()]).toEqual([path, status]);
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex,nofollow');
    expect(await page.locator('link[rel=canonical]').count()).toBe(0);
    expect(await page.locator('h1').allTextContents()).toEqual([getPageHeading('notFound')]);
    await crumbs.getByText(last).waitFor();
    const leading = await crumbs.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect([path, ...leading]).toEqual([path, getPageHref('home'), ...further]);
    expect(await links.allTextContents()).toEqual(
      getLinkedPages('header').map((id) => `${getFullPageName(id, shell)} ${shell.pages[id]?.summary}`),
    );
  }
  await links.filter({ hasText: shell.pages.portfolio.summary }).click();
  await waitForPage(page, 'portfolio');

  await goto(page, '/es/nada');
  await page.getByRole('heading', { level: 1, name: spanishNotFound.heading }).waitFor();
  expect(getCurrentPath(page)).toBe('/es/nada');
  expect(await page.evaluate(() => document.documentElement.lang)).toBe(languages.es.tag);
  expect(await page.title()).toContain(spanishNotFound.meta.title);
});
