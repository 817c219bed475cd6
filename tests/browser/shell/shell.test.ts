import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { attributes } from '~/boot/contract';
import { publishedLanguages } from '~/config/languages';
import { schemeKey } from '~/config/storage';
import { fill } from '~/content/fill';
import { pages, pathOf } from '~/content/pages';
import { openPage, siteAddress } from '~tests/support/browser';
import { chart, shell } from '~tests/support/content/en';
import { contentIn } from '~tests/support/content/read';
import { follow, headerBackground, hrefOf, openReady, scrollTop, sidewaysOf, untilReady } from '~tests/support/pages';
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

  test.for([
    ['/404', shell.pages.notFound.name, []],
    ['/about/far%20away', 'Far away', [hrefOf('about')]],
  ] as const)('stand on %s, end in "%s", and lead to pages alone', async ([path, last, further], context) => {
    const { page } = await openReady(context, { path, allow: [/^response: 404 GET /] });
    const crumbs = page.getByRole('navigation', { name: shell.breadcrumbs.label });
    await crumbs.getByText(last).waitFor();
    const links = await crumbs.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(links).toEqual([hrefOf('home'), ...further]);
  });
});

test.for([
  [1, 1],
  [2, 0],
] as const)(
  'a clock that is %i years from the build gives a copyright line that is %i years from it',
  async ([clock, shown], context) => {
    const year = new Date().getUTCFullYear();
    const { page } = await openReady(context, {
      path: '/about',
      prepare: (visitor) => visitor.clock.setFixedTime(new Date(`${year + clock}-06-15T12:00:00Z`)),
    });
    const line = page.getByText(fill(shell.footer.copyright, { year: year + shown }), { exact: true });
    await expect.poll(() => line.count()).toBe(1);
  },
);

const schemeOf = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);

const switchTo = { light: shell.scheme.toLight, dark: shell.scheme.toDark } as const;

/** What no page of the site stores, until there is a choice. */
async function storeNonsense(visitor: BrowserContext): Promise<void> {
  await visitor.addInitScript((key) => {
    if (location.protocol === 'http:' && localStorage.getItem(key) === null) localStorage.setItem(key, 'sepia');
  }, schemeKey);
}

describe('the colour scheme', () => {
  test.for(['light', 'dark'] as const)(
    "is the system's, %s, until the visitor switches it; the choice outlives the page",
    async (system, context) => {
      const other = system === 'light' ? 'dark' : 'light';
      const { page } = await openReady(context, { path: '/', scheme: system, prepare: storeNonsense });
      const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
      const before = await background();
      expect(await schemeOf(page)).toBe(system);
      await page.getByRole('button', { name: switchTo[other] }).click();
      expect(await schemeOf(page)).toBe(other);
      expect(await background()).not.toBe(before);

      await page.reload();
      expect(await schemeOf(page)).toBe(other);
      await untilReady(page);
      await follow(page, 'about');
      expect(await schemeOf(page)).toBe(other);
      await page.getByRole('button', { name: switchTo[system] }).click();
      expect(await schemeOf(page)).toBe(system);
      expect(await background()).toBe(before);
    },
  );

  test('is the one chosen last in another tab, at once and after the way back', async (context) => {
    const { page, context: visitor } = await openReady(context, { path: '/about' });
    const other = await visitor.newPage();
    await other.goto(siteAddress('/privacy'));
    await other.getByRole('button', { name: switchTo.dark }).click();
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
          { key: schemeKey, attribute: attributes.scheme },
        );
      },
    });
    expect(await page.evaluate(() => sessionStorage.getItem('scheme-at-body'))).toBe('dark');
  });
});

test('what fades in is never hidden from a visitor without motion, and shows itself to one with it', async (context) => {
  const still = await openReady(context, { path: '/' });
  expect(await still.page.locator('[data-reveal=waiting]').count()).toBe(0);

  const { page } = await openReady(context, { path: '/', reducedMotion: false });
  const waiting = page.locator('[data-reveal=waiting]');
  await expect.poll(() => waiting.count()).toBeGreaterThan(5);
  const closing = page.locator('[data-reveal]').last();
  const opacity = () => closing.evaluate((element) => getComputedStyle(element).opacity);
  await expect.poll(opacity).toBe('0');
  await scrollTo(page, 1_000_000);
  await expect.poll(opacity).toBe('1');
  // Once only.
  await scrollTo(page, 0);
  await expect.poll(() => scrollTop(page)).toBe(0);
  expect(await closing.getAttribute('data-reveal')).toBe('shown');
});

test('items of a list fade in one after the other, but not where the list is one column', async (context) => {
  const delayOfLast = async (width: number) => {
    const { page } = await openReady(context, { path: '/', width, reducedMotion: false });
    const last = page.locator('#companies li[data-reveal]').last();
    await last.scrollIntoViewIfNeeded();
    await expect.poll(() => last.getAttribute('data-reveal')).toBe('shown');
    return last.evaluate(({ style }) => style.transitionDelay);
  };
  expect(await delayOfLast(1280)).toBe('400ms');
  expect(await delayOfLast(360)).toBe('0ms');
});

const blowing = (page: Page) =>
  page.evaluate(
    () =>
      // Skip scroll-driven animations.
      document
        .getAnimations()
        .filter(({ playState, timeline }) => playState === 'running' && timeline === document.timeline).length,
  );

test('the wind of the home page can be stopped and set going again, and blows for nobody who wants no motion', async (context) => {
  const still = await openReady(context, { path: '/' });
  await expect.poll(() => blowing(still.page)).toBe(0);
  expect(await still.page.getByRole('button', { name: chart.pauseWind }).count()).toBe(0);

  const { page } = await openReady(context, { path: '/', reducedMotion: false });
  await expect.poll(() => blowing(page)).toBeGreaterThan(0);
  await page.getByRole('button', { name: chart.pauseWind }).click();
  await expect.poll(() => blowing(page)).toBe(0);
  await page.getByRole('button', { name: chart.resumeWind }).press('Enter');
  await expect.poll(() => blowing(page)).toBeGreaterThan(0);
});
