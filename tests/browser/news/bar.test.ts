import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { regionIds } from '~/config/news';
import { latinAmerica, allRegions, haiti, society } from '~tests/support/news/filter-choices';
import { goto, scrollTo } from '~tests/support/pages';
import { readArticleUrls, filters, newsPage, newsPath, openNews } from './news-page';

/** Returns the upper and the lower edge of an element in the window, px. */
async function getExtent(page: Page, selector: string): Promise<readonly [number, number]> {
  const box = await page.locator(selector).first().boundingBox();
  return [Math.round(box?.y ?? Number.NaN), Math.round((box?.y ?? 0) + (box?.height ?? 0))];
}

/** Scrolls a card to the middle of the window. */
const scrollToCard = (page: Page, index: number) =>
  newsPage(page)
    .cards.nth(index)
    .evaluate((card) => card.scrollIntoView({ block: 'center', behavior: 'instant' }));

const label = (name: string) => `nav > :text-is("${name}")`;
const regionsRow = `div:has(> ${label(filters.regionsLabel)})`;
const categoriesRow = `div:has(> ${label(filters.categoriesLabel)})`;
const bar = `div:has(> div > div > ${label(filters.regionsLabel)})`;

test('the filters stick under the header in one line, on a phone the regions alone, and scroll away in a low window', async (context) => {
  const { page, news } = await openNews(context);
  // On a desktop header and bar cover less than 130 px, on a phone less than a sixth of the window.
  for (const [width, stuck, mostCovered] of [
    [1280, bar, 130],
    [360, regionsRow, 800 * 0.16],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await scrollTo(page, 0);
    await expect.poll(async () => (await getExtent(page, stuck))[0]).toBeGreaterThan(80);
    await scrollToCard(page, 9);
    await expect.poll(async () => (await getExtent(page, stuck))[0], { message: `${width} px` }).toBe(80);
    expect(await getExtent(page, 'header')).toEqual([0, 80]);
    const [start, end] = await getExtent(page, stuck);
    const [categoriesStart, categoriesEnd] = await getExtent(page, categoriesRow);
    expect(end).toBeLessThan(mostCovered);
    expect([categoriesStart >= start && categoriesEnd <= end, categoriesEnd < 0]).toEqual([
      stuck === bar,
      stuck === regionsRow,
    ]);
    // Nothing covers the bar.
    const isOnTop = await news.region(haiti.name).evaluate((link) => {
      const { left, top, width, height } = link.getBoundingClientRect();
      return link.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
    expect(isOnTop).toBe(true);
  }
  await page.setViewportSize({ width: 800, height: 360 });
  await scrollToCard(page, 9);
  await expect.poll(async () => (await getExtent(page, categoriesRow))[1]).toBeLessThan(0);
});

test.for([520, 900])(
  'in a window %i px high the tab key focuses no headline under the filter bar',
  async (height, context) => {
    const { page, news } = await openNews(context);
    await page.setViewportSize({ width: 1280, height });
    for (const index of [3, 6, 9]) {
      const headline = news.cards.nth(index).locator('h3 a');
      // The control before the headline has the focus, and the headline is scrolled to below the bar.
      await headline.focus();
      await page.keyboard.press('Shift+Tab');
      await headline.evaluate((link) =>
        window.scrollBy({ top: link.getBoundingClientRect().top - 100, behavior: 'instant' }),
      );
      await page.keyboard.press('Tab');
      expect(await headline.evaluate((link) => link === document.activeElement)).toBe(true);
      const top = () => headline.evaluate((link) => link.getBoundingClientRect().top);
      const [, barEnd] = await getExtent(page, categoriesRow);
      await expect.poll(top, { message: `headline ${index}` }).toBeGreaterThanOrEqual(barEnd);
      expect(await top()).toBeLessThan(height);
    }
  },
);

test('a filter chosen far down a long list shows the start of the new list', async (context) => {
  const { page, news } = await openNews(context);
  for (let count = 24; count <= 48; count += 12) await news.loadMore(count);
  await scrollToCard(page, 20);
  await news.region(haiti.name).click();
  await expect.poll(() => news.getListedUrls()).toEqual(await readArticleUrls(`${haiti.id}/all`));
  const [, barEnd] = await getExtent(page, categoriesRow);
  const [first] = await getExtent(page, 'main article');
  expect(first - barEnd).toBeGreaterThanOrEqual(0);
  expect(first - barEnd).toBeLessThan(120);
});

/** Expects a filter to be marked, and to be in the window. */
async function expectInView(link: Locator): Promise<void> {
  await expect.poll(() => link.getAttribute('aria-current')).toBe('true');
  const edge = (side: 'left' | 'right') =>
    link.evaluate((element, name) => element.getBoundingClientRect()[name], side);
  await expect.poll(() => edge('left')).toBeGreaterThanOrEqual(0);
  await expect.poll(() => edge('right')).toBeLessThanOrEqual(361);
}

test('on a phone the chosen filters are scrolled into view, and the page does not scroll sideways', async (context) => {
  const path = newsPath(latinAmerica.id, society.id);
  const { page, news } = await openNews(context, { width: 360, height: 780, hasTouch: true, isMobile: true, path });
  const choices = [news.region(latinAmerica.name), news.category(society.name)];
  const place = () => page.evaluate(() => [document.documentElement.scrollWidth, window.scrollX, window.scrollY]);
  for (const link of choices) await expectInView(link);
  expect(await place()).toEqual([360, 0, 0]);
  await goto(page, '/news');
  for (const link of choices) {
    // Playwright's click would scroll to the link first.
    await link.evaluate((element: HTMLElement) => element.click());
    await expectInView(link);
  }
  expect(await place()).toEqual([360, 0, 0]);
  await news.region(allRegions).focus();
  for (let count = 1; count < regionIds.length; count += 1) {
    await page.keyboard.press('Tab');
    const edges = () =>
      page.evaluate(() => {
        const { left, right } = document.activeElement?.getBoundingClientRect() ?? { left: NaN, right: NaN };
        return [left >= 0, right <= innerWidth];
      });
    await expect.poll(edges).toEqual([true, true]);
  }
});
