import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { fill } from '~/content/fill';
import { site } from '~generated/site';
import { siteAddress } from '~tests/support/browser';
import { about, contact, privacy, shell } from '~tests/support/content/en';
import {
  focused,
  follow,
  hrefOf,
  nameOf,
  openReady,
  scrollTop,
  shownPath,
  startApplication,
  untilFontsDecided,
  untilReady,
  untilShown,
} from '~tests/support/pages';

/** Once the fonts have come: until then the browser keeps the text in its place and not the number. */
async function scrollDown(page: Page, top: number): Promise<void> {
  await untilFontsDecided(page);
  await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
  await expect.poll(() => scrollTop(page)).toBe(top);
}

describe('the scroll position', () => {
  test('is the top on every new route, and what it was on the way back and forth', async (context) => {
    const { page } = await openReady(context, { path: '/about' });
    await scrollDown(page, 700);
    await follow(page, 'portfolio');
    await expect.poll(() => scrollTop(page)).toBe(0);
    await scrollDown(page, 1_200);
    await page.goBack();
    await untilShown(page, 'about');
    await expect.poll(() => scrollTop(page)).toBe(700);
    await page.goForward();
    await untilShown(page, 'portfolio');
    await expect.poll(() => scrollTop(page)).toBe(1_200);
  });

  test('is restored on the way back from a link within the page, which moves the focus too', async (context) => {
    const { page } = await openReady(context, { path: '/contact' });
    for (const [path, name] of [
      ['/contact', contact.hero.scheduleNote],
      ['/privacy', privacy.sections[3]?.heading ?? ''],
    ] as const) {
      await page.goto(siteAddress(path));
      await startApplication(page);
      await page.getByRole('link', { name, exact: true }).click();
      await expect.poll(() => scrollTop(page)).toBeGreaterThan(200);
      expect(await page.evaluate(() => `#${document.activeElement?.id}` === location.hash)).toBe(true);
      await page.goBack();
      await expect.poll(() => scrollTop(page)).toBe(0);
    }
  });

  test('is the top on a link to the page that is shown', async (context) => {
    const { page } = await openReady(context, { path: '/about' });
    await scrollDown(page, 700);
    await follow(page, 'about');
    await expect.poll(() => scrollTop(page)).toBe(0);
  });

  test('stays where the visitor has it while the application arrives', async (context) => {
    const { page } = await openReady(context, { path: '/about' });
    await scrollDown(page, 700);
    await page.reload();
    await untilReady(page);
    // The browser keeps the text in its place while the fonts arrive, so the number may differ a little.
    expect(Math.abs((await scrollTop(page)) - 700)).toBeLessThan(100);
  });

  test('is that of a fragment, clear of the header, chosen in the page and opened from outside', async (context) => {
    const { page } = await openReady(context, { path: '/privacy' });
    const link = page.getByRole('navigation', { name: privacy.contentsHeading }).getByRole('link').last();
    const fragment = `#${(await link.getAttribute('href'))?.split('#')[1]}`;
    const header = await page.getByRole('banner').boundingBox();
    const top = async () => (await page.locator(fragment).boundingBox())?.y ?? Infinity;
    const expectInSight = async () => {
      await expect.poll(top).toBeLessThan(800);
      expect(await top()).toBeGreaterThanOrEqual(header?.height ?? 0);
      expect(shownPath(page)).toBe(hrefOf('privacy') + fragment);
    };
    await link.click();
    await expectInSight();
    const address = page.url();
    await page.goto('about:blank');
    await page.goto(address);
    await untilReady(page);
    await expectInSight();
  });
});

test('a new route has its title, its place in the header, the focus, and is announced', async (context) => {
  const { page } = await openReady(context, { path: '/' });
  const status = page.getByRole('status');
  expect(await status.textContent()).toBe('');
  await follow(page, 'about');
  await expect.poll(() => page.title()).toBe(`${about.meta.title} | ${site.brand}`);
  await expect.poll(() => status.textContent()).toBe(fill(shell.pageLoaded, { title: about.meta.title }));
  const main = page.getByRole('main');
  expect(await main.evaluate((element) => element === document.activeElement)).toBe(true);
  const current = page.getByRole('navigation', { name: shell.navigation.label }).locator('[aria-current=page]');
  expect(await current.allTextContents()).toEqual([nameOf('about')]);
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(`${site.url}${hrefOf('about')}`);
  expect(await page.locator('meta[name=description]').count()).toBe(1);
  await page.keyboard.press('Tab');
  // The first thing to reach in the page is its trail.
  expect(await focused(page)).toBe(shell.pages.home.name);
});
