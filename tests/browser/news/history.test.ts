import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { mainContentId } from '~/config/documentNames';
import { about } from '~tests/support/content/en';
import { haiti, politics } from '~tests/support/news/filter-choices';
import { followHeaderLink, getScrollTop, HeldRequests, scrollTo, waitUntilReady } from '~tests/support/pages';
import { waitUntilStable } from '~tests/support/stable-page';
import { readArticleUrls, filters, list, newsPage, newsPath, openNews } from './news-page';

const path = newsPath(haiti.id);

/** Largest distance of an article from its place before, px. */
const driftMax = 4;

/** Returns the distance of an article from the window's upper edge, px. */
async function getTop(page: Page, index: number): Promise<number> {
  return Math.round((await newsPage(page).cards.nth(index).boundingBox())?.y ?? Number.NaN);
}

/** Scrolls an article to 300 px below the window's upper edge, and waits until its place has been stored. */
async function scrollToArticle(page: Page, index: number): Promise<void> {
  await newsPage(page)
    .cards.nth(index)
    .evaluate((card) => window.scrollBy({ top: card.getBoundingClientRect().top - 300, behavior: 'instant' }));
  await waitUntilStable(page);
  expect(await getTop(page, index)).toBe(300);
}

/** Returns the distance of an article from the place to which it was scrolled, once the page is stable. */
async function getDrift(page: Page, index: number): Promise<number> {
  await expect.poll(async () => Math.abs((await getTop(page, index)) - 300)).toBeLessThanOrEqual(driftMax);
  await waitUntilStable(page);
  return Math.abs((await getTop(page, index)) - 300);
}

// Going back from another page of the site is tested in tests/engines too.
test('back and forward restore filters, length and scroll position of a list; choosing it again shows twelve articles', async (context) => {
  const { page, news, calls } = await openNews(context, { path });
  await news.loadMore(24);
  const long = await news.getListedUrls();
  await scrollToArticle(page, 16);
  await news.category(politics.name).click();
  await expect.poll(() => news.getListedUrls()).toEqual(await readArticleUrls(`${haiti.id}/${politics.id}`));
  // The new list is shown from its start.
  expect(await getTop(page, 0)).toBeGreaterThanOrEqual(0);
  await scrollToArticle(page, 4);

  await page.goBack();
  await expect.poll(() => news.getListedUrls()).toEqual(long);
  expect(await news.getChosen()).toEqual([haiti.name, filters.categories.all]);
  expect(await getDrift(page, 16)).toBeLessThanOrEqual(driftMax);
  await page.goForward();
  await expect.poll(() => news.getListedUrls()).toEqual(await readArticleUrls(`${haiti.id}/${politics.id}`));
  expect(await news.getChosen()).toEqual([haiti.name, politics.name]);
  expect(await getDrift(page, 4)).toBeLessThanOrEqual(driftMax);

  await news.category(filters.categories.all ?? '').click();
  await expect.poll(() => news.getListedUrls()).toEqual(await readArticleUrls(`${haiti.id}/all`));
  await news.loadMore(24);
  expect(await news.getListedUrls()).toEqual(long);
  // The relay's answer comes from the browser's cache.
  expect(new Set(calls.map(String)).size).toBe(1);

  // The skip link keeps this list and scrolls to the top.
  await scrollTo(page, 0);
  await page.locator(`a[href="#${mainContentId}"]`).press('Enter');
  await waitUntilStable(page);
  expect([await getScrollTop(page), await news.cards.count()]).toEqual([0, 24]);
});

test('going back from another page restores a long list; a reload shows its first twelve articles from the start', async (context) => {
  const { page, news } = await openNews(context, { path });
  await news.loadMore(24);
  await news.loadMore(36);
  const long = await news.getListedUrls();
  await scrollToArticle(page, 30);
  await page.getByRole('navigation').getByRole('link', { name: 'About', exact: true }).first().click();
  await page.waitForURL('**/about');
  await page.goBack();
  await expect.poll(() => news.getListedUrls()).toEqual(long);
  expect(await getDrift(page, 30)).toBeLessThanOrEqual(driftMax);

  // Within the articles that are left, a reload keeps the place.
  await scrollToArticle(page, 6);
  await page.reload();
  await expect.poll(() => news.getListedUrls()).toEqual(long.slice(0, 12));
  expect(await getDrift(page, 6)).toBeLessThanOrEqual(driftMax);

  await news.loadMore(24);
  await news.loadMore(36);
  await scrollToArticle(page, 30);
  await page.reload();
  await expect.poll(() => news.getListedUrls()).toEqual(long.slice(0, 12));
  await page.mouse.move(9, 9);
  const start = page.getByRole('region', { name: list.label });
  await expect.poll(async () => Math.round((await start.boundingBox())?.y ?? 0)).toBeGreaterThan(80);
  await waitUntilStable(page);
  expect((await start.boundingBox())?.y).toBeLessThan(400);
});

test('going back from a page that was reloaded shows that page until the list has come', async (context) => {
  const { page, news, context: visitor } = await openNews(context, { path });
  await followHeaderLink(page, 'about');
  await page.reload();
  await waitUntilReady(page);
  const files = new HeldRequests();
  await files.hold(visitor, '**/news-data/**');
  await page.goBack();
  await files.arrived;
  await waitUntilStable(page);
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(about.hero.heading);
  files.release();
  await expect.poll(() => news.getListedUrls()).toEqual(await readArticleUrls(`${haiti.id}/all`));
});
