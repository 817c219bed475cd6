import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { elsewhere, here, lastTopic } from '~tests/support/choices';
import { scrollTop } from '~tests/support/pages';
import { cards, category, filters, listed, loadMore, newsPath, openNews, region, snapshotOf } from './news-page';

/** Vertical extent of an element in the window, px. */
async function extentOf(page: Page, selector: string): Promise<readonly [number, number]> {
  const box = await page.locator(selector).first().boundingBox();
  return [Math.round(box?.y ?? Number.NaN), Math.round((box?.y ?? 0) + (box?.height ?? 0))];
}

/** Scrolls a card to the middle of the window. */
const scrollToCard = (page: Page, index: number) =>
  cards(page)
    .nth(index)
    .evaluate((card) => card.scrollIntoView({ block: 'center', behavior: 'instant' }));

const bar = `div:has(> * > nav[aria-label="${filters.regionsLabel}"])`;

describe('the filter bar', () => {
  test.for([1280, 360])('sticks right under the header, 80 px down, in a window of %i px', async (width, context) => {
    const { page } = await openNews(context, { width });
    const [before] = await extentOf(page, bar);
    expect(before).toBeGreaterThan(80);
    await scrollToCard(page, 9);
    await expect.poll(() => extentOf(page, bar)).toEqual([80, expect.any(Number)]);
    expect(await extentOf(page, 'header')).toEqual([0, 80]);
    // Nothing lies over it.
    const top = await region(page, here.name).evaluate((link) => {
      const { left, top, width, height } = link.getBoundingClientRect();
      return link.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
    expect(top).toBe(true);
  });

  test('gives the window back to the list where it is low', async (context) => {
    const { page } = await openNews(context, { width: 800, height: 360 });
    await scrollToCard(page, 9);
    await expect.poll(async () => (await extentOf(page, bar))[1]).toBeLessThan(0);
  });

  test.for(['click', 'address'] as const)(
    'has the chosen one in view on a phone, by %s; the page itself is not pushed',
    async (way, context) => {
      const { page } = await openNews(context, {
        width: 360,
        height: 780,
        touch: true,
        path: way === 'address' ? newsPath(elsewhere.id, lastTopic.id) : '/news',
      });
      for (const link of [region(page, elsewhere.name), category(page, lastTopic.name)]) {
        // The library's own click would scroll to what it clicks.
        if (way === 'click') await link.evaluate((element: HTMLElement) => element.click());
        await expect.poll(() => link.getAttribute('aria-current')).toBe('true');
        const edge = (side: 'left' | 'right') =>
          link.evaluate((element, name) => element.getBoundingClientRect()[name], side);
        await expect.poll(() => edge('left')).toBeGreaterThanOrEqual(0);
        await expect.poll(() => edge('right')).toBeLessThanOrEqual(361);
      }
      expect(await page.evaluate(() => [document.documentElement.scrollWidth, window.scrollX])).toEqual([360, 0]);
      expect(await scrollTop(page)).toBe(0);
    },
  );

  test('leads deep readers to the start of the new list, right under it', async (context) => {
    const { page } = await openNews(context);
    await loadMore(page, 24);
    await scrollToCard(page, 20);
    await region(page, here.name).click();
    await expect.poll(() => listed(page)).toEqual(await snapshotOf(`${here.id}/all`));
    const [, barEnd] = await extentOf(page, bar);
    const [first] = await extentOf(page, 'main article');
    expect(first - barEnd).toBeGreaterThanOrEqual(0);
    expect(first - barEnd).toBeLessThan(120);
  });
});

test('articles are laid out only where they are looked at', async (context) => {
  const { page } = await openNews(context);
  for (let count = 24; count <= 96; count += 12) await loadMore(page, count);
  await scrollToCard(page, 0);
  const painted = () =>
    page
      .locator('main article h3')
      .evaluateAll((all) => all.filter((one) => one.checkVisibility({ contentVisibilityAuto: true })).length);
  await expect.poll(painted).toBeLessThan(60);
});
