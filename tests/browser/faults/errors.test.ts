import type { BrowserContext } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { attributes } from '~/boot/contract';
import { linkedPages, pathOf } from '~/content/pages';
import { site } from '~generated/site';
import { openPage, siteAddress } from '~tests/support/browser';
import { about, shell } from '~tests/support/content/en';
import { aboutPage, breakAbout, withoutStorage } from '~tests/support/faults';
import {
  follow,
  headerLink,
  headingOf,
  hrefOf,
  openReady,
  shownPath,
  untilReady,
  untilShown,
} from '~tests/support/pages';
import { untilQuiet } from '~tests/support/settle';

/** The about page's own script is gone, as after a deploy. */
async function removeAbout(visitor: BrowserContext): Promise<void> {
  await visitor.route(aboutPage, (route) => route.fulfill({ status: 404, contentType: 'text/plain', body: 'gone' }));
}

const thrown = [/^console: error: Error: Broken on purpose/];
const gone = [
  /^response: 404 GET \S+AboutPage-/,
  /Failed to fetch dynamically imported module: \S+AboutPage-/,
  /AboutPage-\S+: status 404/,
];
const goneFiles = [/^response: 404 GET \S+\.js/, /Failed to fetch dynamically imported module/, /\.js: status 404/];

describe('a page that cannot be rendered', () => {
  test('gives way to the error screen, which leads back', async (context) => {
    const { page, context: visitor } = await openReady(context, { path: '/', prepare: breakAbout, allow: thrown });
    await headerLink(page, 'about').click();
    const screen = page.getByRole('alert');
    await page.getByRole('heading', { level: 1, name: shell.errorScreen.heading }).waitFor();
    expect(await screen.innerText()).toContain(shell.errorScreen.text);
    expect(await screen.innerText()).toContain('Broken on purpose');
    // Nobody else would tell the owner.
    const report = await page.getByRole('link', { name: shell.errorScreen.report }).getAttribute('href');
    expect(decodeURIComponent(report ?? '')).toMatch(/^mailto:.+subject=.+body=Broken on purpose\r\nhttp.+\r\n\d{4}-/);
    expect(await page.title()).toBe(`${shell.errorScreen.heading} | ${site.brand}`);

    await visitor.unroute(aboutPage);
    await page.getByRole('button', { name: shell.errorScreen.refresh }).click();
    await untilShown(page, 'about');
    await untilReady(page);
    expect(shownPath(page)).toBe(hrefOf('about'));
  });

  test('gives way to it too where it came prerendered', async (context) => {
    const { page } = await openPage(context, {
      path: '/about',
      prepare: breakAbout,
      allow: [...thrown, /Broken on purpose/],
    });
    await page.getByRole('heading', { level: 1, name: shell.errorScreen.heading }).waitFor();
    expect(await page.getByRole('button', { name: shell.errorScreen.refresh }).isVisible()).toBe(true);
    // Styled, though the application never ran.
    const background = await page.getByRole('alert').evaluate((screen) => getComputedStyle(screen).backgroundImage);
    expect(background).toContain('gradient');
    expect(await page.title()).toBe(`${shell.errorScreen.heading} | ${site.brand}`);
  });
});

describe('a page whose parts are gone', () => {
  test('is loaded afresh from the host exactly once, and then stands as it was sent', async (context) => {
    const { page, problems } = await openReady(context, { path: '/', prepare: removeAbout, allow: gone });
    const loads: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.frame() === page.mainFrame())
        loads.push(new URL(request.url()).pathname);
    });
    await headerLink(page, 'about').click();
    await untilShown(page, 'about');
    // The application of the fresh page misses the part too.
    await expect.poll(() => problems.filter(({ kind }) => kind === 'response').length).toBeGreaterThan(1);
    await untilQuiet(page);
    expect(loads).toEqual([hrefOf('about')]);
    expect(await page.getByRole('main').innerText()).toContain(about.timeline.heading);
    // The links of the error screen lead on.
    await headerLink(page, 'portfolio').click();
    await untilShown(page, 'portfolio');
  });

  test('is the new one where the deploy brought new parts', async (context) => {
    const { page, context: visitor } = await openReady(context, { path: '/', prepare: removeAbout, allow: gone });
    page.on('request', (request) => {
      if (request.isNavigationRequest()) void visitor.unroute(aboutPage);
    });
    await headerLink(page, 'about').click();
    await untilShown(page, 'about');
    await untilReady(page);
    await follow(page, 'contact');
    await follow(page, 'about');
    expect(shownPath(page)).toBe(hrefOf('about'));
  });

  test.for([
    ['page', aboutPage, '/', 'about', 'en'],
    ['language', '**/assets/shell-*.js', '/about', 'about', 'es'],
  ] as const)(
    'of a %s are no error screen, even where storage is forbidden: %s',
    async ([, parts, path, id, to], context) => {
      const { page, context: visitor } = await openReady(context, {
        path,
        allow: [...gone, ...goneFiles],
        prepare: withoutStorage,
      });
      await visitor.route(parts, (route) => route.fulfill({ status: 404, contentType: 'text/plain', body: 'gone' }));
      const link = to === 'en' ? headerLink(page, id) : page.getByRole('contentinfo').locator(`a[hreflang|=${to}]`);
      await link.click();
      await page.waitForURL(siteAddress(pathOf(id, to)));
      await untilQuiet(page);
      expect(await page.getByRole('alert').count()).toBe(0);
      expect(await page.locator('html').getAttribute(attributes.page)).toBe(pathOf(id, to));
      expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
    },
  );
});

test.for(['/about/nowhere', '/assets/gone.js'])(
  'an unknown address %s is answered by the page for it, with status 404',
  async (path, context) => {
    const { page } = await openReady(context, { path, allow: [/^response: 404 GET /] });
    const response = await page.request.get(page.url());
    expect(response.status()).toBe(404);
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex,nofollow');
    expect(await page.locator('link[rel=canonical]').count()).toBe(0);
    expect(await page.locator('h1').allTextContents()).toEqual([headingOf('notFound')]);
    // The page's own links, without the breadcrumbs.
    const links = page.getByRole('main').getByRole('listitem').locator('> a:not([itemprop])');
    expect(await links.allTextContents()).toEqual(linkedPages('header').map((id) => shell.pages[id].name));
    await links.getByText(shell.pages.portfolio.name, { exact: true }).click();
    await untilShown(page, 'portfolio');
  },
);
