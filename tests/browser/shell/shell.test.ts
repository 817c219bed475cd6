import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { attributes } from '~/boot/contract';
import { publishedLanguages } from '~/config/languages';
import { fill } from '~/content/fill';
import { pages, pathOf } from '~/content/pages';
import { openPage, siteAddress } from '~tests/support/browser';
import { chart, shell } from '~tests/support/content/en';
import { contentIn } from '~tests/support/content/read';
import {
  follow,
  headerBackground,
  hrefOf,
  openReady,
  scrollTop,
  sidewaysOf,
  startApplication,
  untilReady,
} from '~tests/support/pages';
import { untilQuiet } from '~tests/support/settle';

async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
}

const transparent = 'rgba(0, 0, 0, 0)';

test('the header changes its background past 20 px and back again', async (context) => {
  const { page } = await openReady(context, { path: '/about' });
  expect(await headerBackground(page)).toBe(transparent);
  await scrollTo(page, 20);
  await untilQuiet(page);
  expect(await headerBackground(page)).toBe(transparent);
  await scrollTo(page, 21);
  await expect.poll(() => headerBackground(page)).not.toBe(transparent);
  await scrollTo(page, 0);
  await expect.poll(() => headerBackground(page)).toBe(transparent);
});

test('the header leads to the other languages in a window of 1,024 px', async (context) => {
  // French has the longest words.
  const { page } = await openReady(context, { path: pathOf('about', 'fr'), width: 1024 });
  const { label } = contentIn('fr').shell.language;
  const links = page.getByRole('banner').getByRole('navigation', { name: label }).getByRole('link');
  expect(await links.count()).toBe(publishedLanguages.length);
  expect(await sidewaysOf(page)).toBe(0);
});

test('the skip link is the first to be reached, shows itself and leads to the main content', async (context) => {
  const { page } = await openReady(context, { path: '/about' });
  const link = page.getByRole('link', { name: shell.skipLink });
  const isInSight = async () => ((await link.boundingBox())?.y ?? -1) >= 0;
  expect(await isInSight()).toBe(false);
  await page.keyboard.press('Tab');
  await expect.poll(isInSight).toBe(true);
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main-content');
  expect(new URL(page.url()).hash).toBe('#main-content');
});

describe('the breadcrumbs', () => {
  test('end in the page, and are published as data', async (context) => {
    const { path } = pages.about;
    const trail = [shell.pages.home.name, shell.pages.about.name];
    const { page } = await openReady(context, { path });
    const crumbs = page.getByRole('navigation', { name: shell.breadcrumbs.label }).getByRole('listitem');
    expect(await crumbs.allTextContents()).toEqual(trail);
    expect(await crumbs.first().getByRole('link').getAttribute('href')).toBe(hrefOf('home'));
    expect(await crumbs.last().getByRole('link').count()).toBe(0);
    expect(await crumbs.last().locator('[aria-current=page]').count()).toBe(1);

    const items = page.locator('[itemtype="https://schema.org/BreadcrumbList"] [itemprop=itemListElement]');
    expect(await items.locator('[itemprop=name]').allTextContents()).toEqual(trail);
    expect(await items.first().locator('a[itemprop=item]').getAttribute('href')).toBe(hrefOf('home'));
    expect(await items.last().locator('[itemprop=position]').getAttribute('content')).toBe('2');
  });

  test('stand on an unknown address too, end in its last part, and lead to pages alone', async (context) => {
    const { page } = await openReady(context, { path: '/404', allow: [/^response: 404 GET /] });
    const crumbs = page.getByRole('navigation', { name: shell.breadcrumbs.label });
    for (const [path, last, further] of [
      ['/404', shell.pages.notFound.name, []],
      ['/about/far%20away', 'Far away', [hrefOf('about')]],
    ] as const) {
      await page.goto(siteAddress(path));
      await startApplication(page);
      await crumbs.getByText(last).waitFor();
      const links = await crumbs.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
      expect(links).toEqual([hrefOf('home'), ...further]);
    }
  });
});

test('the copyright line has the year of the clock, but not of one that is years off', async (context) => {
  const year = new Date().getUTCFullYear();
  const { page } = await openReady(context, { path: '/about' });
  for (const [clock, shown] of [
    [1, 1],
    [2, 0],
  ] as const) {
    await page.clock.setFixedTime(new Date(`${year + clock}-06-15T12:00:00Z`));
    await page.reload();
    await startApplication(page);
    const line = page.getByText(fill(shell.footer.copyright, { year: year + shown }), { exact: true });
    await expect.poll(() => line.count()).toBe(1);
  }
});

const schemeOf = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);

/** What no page of the site stores, until there is a choice. */
async function storeNonsense(visitor: BrowserContext): Promise<void> {
  await visitor.addInitScript((key) => {
    if (location.protocol === 'http:' && localStorage.getItem(key) === null) localStorage.setItem(key, 'sepia');
  }, 'scheme');
}

describe('the colour scheme', () => {
  // The other way round in tests/engines.
  test("is the system's until the visitor switches it; the choice outlives the page", async (context) => {
    const { page } = await openReady(context, { path: '/', scheme: 'dark', prepare: storeNonsense });
    const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const before = await background();
    expect(await schemeOf(page)).toBe('dark');
    await page.getByRole('button', { name: shell.scheme.toLight }).click();
    expect(await schemeOf(page)).toBe('light');
    expect(await background()).not.toBe(before);

    await page.reload();
    expect(await schemeOf(page)).toBe('light');
    await untilReady(page);
    await follow(page, 'about');
    expect(await schemeOf(page)).toBe('light');
    await page.getByRole('button', { name: shell.scheme.toDark }).click();
    expect(await schemeOf(page)).toBe('dark');
    expect(await background()).toBe(before);
  });

  test('is the one chosen last in another tab, at once and after the way back', async (context) => {
    const { page, context: visitor } = await openReady(context, { path: '/about' });
    const other = await visitor.newPage();
    await other.goto(siteAddress('/privacy'));
    await other.getByRole('button', { name: shell.scheme.toDark }).click();
    await expect.poll(() => schemeOf(page)).toBe('dark');
    await page.evaluate(() => {
      localStorage.setItem('scheme', 'light');
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    });
    expect(await schemeOf(page)).toBe('light');
  });

  test('is chosen before there is anything to paint', async (context) => {
    const { page } = await openPage(context, {
      path: '/',
      prepare: async (visitor) => {
        await visitor.addInitScript(
          ({ key, attribute }) => {
            // The blank page that every tab begins with has no storage.
            if (location.protocol !== 'http:') return;
            localStorage.setItem(key, 'dark');
            const observer = new MutationObserver(() => {
              if (document.body === null) return;
              observer.disconnect();
              sessionStorage.setItem('scheme-at-body', String(document.documentElement.getAttribute(attribute)));
            });
            observer.observe(document, { childList: true, subtree: true });
          },
          { key: 'scheme', attribute: attributes.scheme },
        );
      },
    });
    expect(await page.evaluate(() => sessionStorage.getItem('scheme-at-body'))).toBe('dark');
  });
});

/** How much later than the first the last company of the home page fades in, once it is scrolled to. */
async function delayOfLast(page: Page): Promise<string> {
  const last = page.locator('#companies li[data-reveal]').last();
  await last.scrollIntoViewIfNeeded();
  await expect.poll(() => last.getAttribute('data-reveal')).toBe('shown');
  return last.evaluate(({ style }) => style.transitionDelay);
}

const blowing = (page: Page) =>
  page.evaluate(
    () =>
      // Skip scroll-driven animations.
      document
        .getAnimations()
        .filter(({ playState, timeline }) => playState === 'running' && timeline === document.timeline).length,
  );

test('a visitor without motion has all of the home page in sight, and no wind', async (context) => {
  const { page } = await openReady(context, { path: '/' });
  expect(await page.locator('[data-reveal=waiting]').count()).toBe(0);
  await expect.poll(() => blowing(page)).toBe(0);
  expect(await page.getByRole('button', { name: chart.pauseWind }).count()).toBe(0);
});

test('with motion the wind can be stopped and set going again, and what is scrolled to fades in, once, one after the other', async (context) => {
  const { page } = await openReady(context, { path: '/', reducedMotion: false });
  await expect.poll(() => blowing(page)).toBeGreaterThan(0);
  await page.getByRole('button', { name: chart.pauseWind }).click();
  await expect.poll(() => blowing(page)).toBe(0);
  await page.getByRole('button', { name: chart.resumeWind }).press('Enter');
  await expect.poll(() => blowing(page)).toBeGreaterThan(0);

  await expect.poll(() => page.locator('[data-reveal=waiting]').count()).toBeGreaterThan(5);
  const closing = page.locator('[data-reveal]').last();
  const opacity = () => closing.evaluate((element) => getComputedStyle(element).opacity);
  await expect.poll(opacity).toBe('0');
  expect(await delayOfLast(page)).toBe('400ms');
  await scrollTo(page, 1_000_000);
  await expect.poll(opacity).toBe('1');
  await scrollTo(page, 0);
  await expect.poll(() => scrollTop(page)).toBe(0);
  expect(await closing.getAttribute('data-reveal')).toBe('shown');
});

test('items of a list fade in at once where it is one column', async (context) => {
  const { page } = await openReady(context, { path: '/', width: 360, reducedMotion: false });
  expect(await delayOfLast(page)).toBe('0ms');
});
