import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { harbourIds } from '~/config/harbours';
import { harbourPlaces } from '~/config/harbours';
import { languages } from '~/config/languages';
import { fill } from '~/lib/fill';
import { newsPage } from '~tests/browser/news/news-page';
import { openPage } from '~tests/support/browser';
import { chart, shell } from '~tests/support/content/en';
import { haiti } from '~tests/support/news/filter-choices';
import { followHeaderLink, openReadyPage, scrollTo, getScrollTop, startApplication } from '~tests/support/pages';
import { waitUntilStable } from '~tests/support/stable-page';

const windows = [
  [320, 640],
  [390, 844],
  [844, 390],
  [768, 700],
  [768, 1024],
  [1024, 768],
  [1440, 900],
  [2560, 1300],
  [3440, 1440],
] as const;

/** Finds names of harbours that are outside the hero or over the hero's text. */
function findMisplacedWords(hero: Locator): Promise<readonly (string | null)[]> {
  return hero.evaluate((band) => {
    const heroBox = band.getBoundingClientRect();
    const words = [band.querySelector('h1'), band.querySelector('p'), ...band.querySelectorAll('a')];
    const texts = words.flatMap((element) => element?.getBoundingClientRect() ?? []);
    return [...band.querySelectorAll('li')]
      .filter((item) => item.getClientRects().length > 0)
      .filter((item) => {
        const { left, right, top, bottom } = item.getBoundingClientRect();
        const isInside = left >= 0 && right <= innerWidth && top > heroBox.top && bottom <= heroBox.bottom;
        const isOver = (text: DOMRect) =>
          text.left < right && left < text.right && text.top < bottom && top < text.bottom;
        return !isInside || texts.some(isOver);
      })
      .map(({ textContent }) => textContent);
  });
}

/** Measures the distance between the end of each segment of the thread and the start of the next, px. */
async function measureThreadGaps(page: Page): Promise<readonly number[]> {
  const segments = await page.locator('main svg path[vector-effect]').evaluateAll((paths) =>
    paths.flatMap((path) => {
      if (!(path instanceof SVGPathElement) || path.getClientRects().length === 0) return [];
      const matrix = path.getScreenCTM();
      return [
        [0, path.getTotalLength()].map((at) => {
          const { x, y } = path.getPointAtLength(at).matrixTransform(matrix ?? undefined);
          return { x, y: y + scrollY };
        }),
      ];
    }),
  );
  return segments.slice(1).map(([start], index) => {
    const end = segments[index]?.[1];
    // A segment that its section clips may begin above the end of the one before.
    return Math.max(Math.abs((start?.x ?? NaN) - (end?.x ?? NaN)), (start?.y ?? NaN) - (end?.y ?? NaN));
  });
}

/**
 * Counts running animations, such as the wind of the chart, without those that follow the scroll position; runs in the page.
 */
function countAnimations(): number {
  return document
    .getAnimations()
    .filter(({ playState, timeline }) => playState === 'running' && timeline === document.timeline).length;
}

test('the three harbours are inside the hero and beside its text, and the thread is complete, at every width; with reduced motion all is visible', async (context) => {
  const { page } = await openReadyPage(context, { path: '/' });
  expect(await page.locator('[data-reveal=waiting]').count()).toBe(0);
  await expect.poll(() => page.evaluate(countAnimations)).toBe(0);
  expect(await page.getByRole('button', { name: chart.pauseWind }).count()).toBe(0);

  const hero = page.locator('main section').first();
  for (const [width, height] of windows) {
    await page.setViewportSize({ width, height });
    expect([width, ...(await findMisplacedWords(hero))]).toEqual([width]);
    const gaps = await measureThreadGaps(page);
    // Beside pillars in a row a segment more leads from the first to the third.
    expect(gaps).toHaveLength(width < 1024 ? 1 : 2);
    expect(Math.max(...gaps)).toBeLessThan(2);
  }
});

/** Formats the name and local time of a harbour, as screen readers read them. */
function formatTime(id: (typeof harbourIds)[number], moment: Date): string {
  const format = new Intl.DateTimeFormat(languages.en.tag, {
    timeStyle: 'short',
    timeZone: harbourPlaces[id].timeZone,
  });
  return `${chart.harbours[id]} ${chart.localTime} ${format.format(moment)}`;
}

/** The number of harbours whose light is seen. */
const countShining = (hero: Locator) =>
  hero
    .getByRole('listitem')
    .evaluateAll((items) => items.filter((item) => getComputedStyle(item, '::before').opacity === '1').length);

test('the time of each harbour, its lights and the copyright year follow the clock', async (context) => {
  const year = new Date().getUTCFullYear();
  const { page } = await openReadyPage(context, { path: '/' });
  const hero = page.locator('main section').first();
  for (const [moment, litCount] of [
    [`${year + 2}-11-24T12:00:00-05:00`, 0],
    [`${year + 2}-11-24T22:00:00-05:00`, 3],
  ] as const) {
    await page.clock.setFixedTime(new Date(moment));
    await page.mouse.move(0, 0);
    await page.reload();
    await startApplication(page);
    const countLitHarbours = () => hero.locator('li[data-lit]').count();
    await expect.poll(countLitHarbours, { message: moment }).toBe(litCount);
    const times = harbourIds.map((id) => formatTime(id, new Date(moment)));
    await expect.poll(() => hero.getByRole('listitem').allTextContents()).toEqual(times);
    const line = page.getByText(fill(shell.footer.copyright, { year: year + 2 }), { exact: true });
    await expect.poll(() => line.count(), { message: moment }).toBe(1);
    // Pointing at a figure that counts places lights all harbours.
    await page.getByText('Haiti').first().hover();
    await expect.poll(() => countShining(hero), { message: moment }).toBe(harbourIds.length);
  }
});

test('of the years on the about page the last one is lit', async (context) => {
  const { page } = await openReadyPage(context, { path: '/about' });
  const colours = await page
    .locator('#timeline ol > li')
    .evaluateAll((items) => items.map((item) => getComputedStyle(item, '::before').backgroundColor));
  expect(colours.length).toBeGreaterThan(2);
  expect(colours.map((colour) => colour === colours.at(-1))).toEqual(
    colours.map((_, index) => index === colours.length - 1),
  );
});

test('with forced colours the chart has no night shade, which would be as dark as text', async (context) => {
  const { page } = await openReadyPage(context, { path: '/' });
  await page.getByText('Haiti').first().hover();
  const shades = page.locator('main svg[data-shown]');
  const areVisible = () =>
    shades.evaluateAll((all) => all.map((one) => one.checkVisibility({ visibilityProperty: true })));
  await expect.poll(areVisible).toContain(true);
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'active' });
  await expect.poll(areVisible).not.toContain(true);
});

/** Returns the transition delay of the last company of the home page, which fades in after the first. */
async function getLastDelay(page: Page): Promise<string> {
  const last = page.locator('#companies li[data-reveal]').last();
  await last.scrollIntoViewIfNeeded();
  await expect.poll(() => last.getAttribute('data-reveal')).toBe('shown');
  return last.evaluate(({ style }) => style.transitionDelay);
}

test('the wind can be stopped and started, and sections fade in once when they are scrolled to', async (context) => {
  const { page } = await openReadyPage(context, { path: '/', reducedMotion: 'no-preference' });
  await expect.poll(() => page.evaluate(countAnimations)).toBeGreaterThan(0);
  await page.getByRole('button', { name: chart.pauseWind }).click();
  await expect.poll(() => page.evaluate(countAnimations)).toBe(0);
  await page.getByRole('button', { name: chart.resumeWind }).press('Enter');
  await expect.poll(() => page.evaluate(countAnimations)).toBeGreaterThan(0);

  await expect.poll(() => page.locator('[data-reveal=waiting]').count()).toBeGreaterThan(5);
  const closing = page.locator('[data-reveal]').last();
  const opacity = () => closing.evaluate((element) => getComputedStyle(element).opacity);
  await expect.poll(opacity).toBe('0');
  expect(await getLastDelay(page)).toBe('400ms');
  await scrollTo(page, 1_000_000);
  await expect.poll(opacity).toBe('1');
  await scrollTo(page, 0);
  await expect.poll(() => getScrollTop(page)).toBe(0);
  expect(await closing.getAttribute('data-reveal')).toBe('shown');
  // A filter does not hide sections that have faded in.
  await followHeaderLink(page, 'news');
  const markets = page.locator('#markets [data-reveal=shown]');
  // The new page scrolls to its top when it is shown.
  const lookAtMarkets = () => page.locator('#markets').evaluate((section) => section.scrollIntoView());
  await expect.poll(() => lookAtMarkets().then(() => markets.count())).toBe(1);
  await scrollTo(page, 0);
  await newsPage(page).region(haiti.name).click();
  await page.waitForURL(/\/news\/./);
  await waitUntilStable(page);
  expect(await markets.count()).toBe(1);
  await followHeaderLink(page, 'home');

  await page.setViewportSize({ width: 360, height: 800 });
  await page.reload();
  await startApplication(page);
  expect(await getLastDelay(page)).toBe('0ms');
});

test('without script the contact page has the names of the harbours', async (context) => {
  const { page } = await openPage(context, { path: '/contact', javaScript: false });
  const harbours = page.getByRole('main').getByRole('listitem').filter({ hasText: chart.localTime });
  const names = harbourIds.map((id) => `${chart.harbours[id]} ${chart.localTime} `);
  expect(await harbours.allTextContents()).toEqual(names);
});

test('the chart behind the news highlights the region of a filter', async (context) => {
  const { page } = await openReadyPage(context, { path: '/news' });
  const regions = page.locator('main img').nth(1);
  expect(await regions.getAttribute('src')).toMatch(/hero-regions\S*#all$/);
  // The picture is fetched lazily: it must have a height to be in view.
  await expect.poll(() => regions.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await newsPage(page).region(haiti.name).click();
  await expect.poll(() => regions.getAttribute('src')).toMatch(new RegExp(`hero-regions\\S*#${haiti.id}$`));
});
