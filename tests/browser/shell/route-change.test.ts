import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { settings } from 'virtual:settings';
import { fill } from '~/lib/fill';
import { openPage } from '~tests/support/browser';
import { about, shell } from '~tests/support/content/en';
import {
  getFocusedText,
  followHeaderLink,
  getPageHref,
  getPageName,
  getScrollTop,
  headerLink,
  openReadyPage,
  waitForScript,
  waitUntilReady,
} from '~tests/support/pages';
import { addInitScript } from '~tests/support/simulate-failures';
import { waitUntilStable } from '~tests/support/stable-page';

/** Records the animations that scripts start, and pauses them at their first frame. */
const holdAnimations = addInitScript(() => {
  const { animate } = Element.prototype;
  const animated: string[] = [];
  Object.assign(window, { animated });
  Element.prototype.animate = function held(keyframes, options) {
    const { delay, duration, easing } = typeof options === 'object' ? options : {};
    animated.push([this.tagName, delay, duration, easing].join(' '));
    const animation = animate.call(this, keyframes, options);
    animation.pause();
    return animation;
  };
});

const getAnimated = (page: Page) => page.evaluate((): readonly string[] => Reflect.get(window, 'animated'));

/** Returns the opacity of the parts of the hero that scripts animate. */
const getOpacities = (page: Page) =>
  page.evaluate(() => {
    const title = document.querySelector('main h1');
    const parts = [title, title?.nextElementSibling, title?.nextElementSibling?.nextElementSibling];
    return parts.map((part) => (part ? Number(getComputedStyle(part).opacity) : 1));
  });

test('after a route change the sections fade in one after the other while the chart pans, until an input ends the animation', async (context) => {
  const { page } = await openReadyPage(context, {
    path: '/about',
    setupContext: holdAnimations,
    reducedMotion: 'no-preference',
  });
  const chart = page.locator('main [data-chart]');
  const getChartBox = async () => {
    const { x, y, width } = (await chart.boundingBox()) ?? { x: 0, y: 0, width: 0 };
    return [x, y, width].map(Math.round);
  };
  await page.mouse.wheel(0, 120);
  await expect.poll(() => getScrollTop(page)).toBeGreaterThan(0);
  await waitUntilStable(page);
  const before = await getChartBox();
  // The first page is not animated.
  expect(await getAnimated(page)).toEqual([]);
  // The script that animates is fetched when a link is first pointed at; a click that comes sooner changes the page without it.
  const fetched = waitForScript(page, 'routeChange');
  await headerLink(page, 'portfolio').hover();
  await fetched;
  await waitUntilStable(page);
  await followHeaderLink(page, 'portfolio');
  expect(await getChartBox()).toEqual(before);
  const chartAndTitle = ['DIV 0 600 ease-out', 'H1 0 600 ease-out', 'P 100 600 ease-out'];
  expect(await getAnimated(page)).toEqual(chartAndTitle);
  await page.keyboard.press('Shift');
  expect(await getChartBox()).not.toEqual(before);

  await followHeaderLink(page, 'contact');
  expect(await getAnimated(page)).toEqual([...chartAndTitle, ...chartAndTitle, 'DIV 200 600 ease-out']);
  expect(Math.max(...(await getOpacities(page)))).toBeLessThan(1);
  await page.keyboard.press('Shift');
  expect(await getOpacities(page)).toEqual([1, 1, 1]);
  // The animation also ends without an input.
  await followHeaderLink(page, 'about');
  await page.evaluate(() => document.getAnimations().forEach((animation) => animation.play()));
  await expect.poll(() => getOpacities(page)).toEqual([1, 1, 1]);
});

/** Reads the elements of the head that share buttons, reader modes and search engines use. */
const readHead = (page: Page) =>
  page.evaluate(() =>
    [...document.head.querySelectorAll('title, meta[name], meta[property], link[rel=canonical], link[rel=alternate]')]
      .map(({ outerHTML }) => outerHTML)
      .toSorted(),
  );

test('a route change marks the page in the header, moves the focus, updates breadcrumbs and head, and is announced', async (context) => {
  const { page } = await openReadyPage(context, { path: '/', setupContext: holdAnimations });
  const status = page.getByRole('status');
  expect(await status.textContent()).toBe('');
  await followHeaderLink(page, 'about');
  const head = await readHead(page);
  expect(await page.title()).toBe(`${about.meta.title} | ${settings.brand}`);
  await expect.poll(() => status.textContent()).toBe(fill(shell.pageLoaded, { title: about.meta.title }));
  const main = page.getByRole('main');
  expect(await main.evaluate((element) => element === document.activeElement)).toBe(true);
  const current = page.getByRole('navigation', { name: shell.navigation.label }).locator('[aria-current=page]');
  expect(await current.allTextContents()).toEqual([getPageName('about')]);
  // This visitor prefers reduced motion.
  expect(await getAnimated(page)).toEqual([]);

  // The first tab stop of the page is in its breadcrumbs, which end with the page itself.
  await page.keyboard.press('Tab');
  expect(await getFocusedText(page)).toBe(shell.pages.home.name);
  const trail = `nav[aria-label="${shell.breadcrumbs.label}"][itemtype="https://schema.org/BreadcrumbList"]`;
  const crumbs = page.locator(`${trail} li > [itemprop=itemListElement][itemtype="https://schema.org/ListItem"]`);
  expect(await crumbs.locator('[itemprop=name]').allTextContents()).toEqual([
    shell.pages.home.name,
    shell.pages.about.name,
  ]);
  expect(await crumbs.first().locator('a[itemprop=item]').getAttribute('href')).toBe(getPageHref('home'));
  expect(await crumbs.last().getByRole('link').count()).toBe(0);
  expect(await crumbs.last().locator('[aria-current=page]').count()).toBe(1);
  expect(await crumbs.last().locator('[itemprop=position]').getAttribute('content')).toBe('2');
  await page.reload();
  await waitUntilReady(page);
  expect(await readHead(page)).toEqual(head);
  const { page: prerenderedPage } = await openPage(context, { path: '/about', javaScript: false });
  expect(await readHead(prerenderedPage)).toEqual(head);
});
