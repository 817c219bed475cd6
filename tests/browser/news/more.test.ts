import type { Page } from 'playwright-core';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { selectionKey } from '~/config/selection';
import { fillCount } from '~/lib/fill';
import { createLiveNewsQuery } from '~/news/liveNewsQuery';
import { newsListPath, liveArticlesPageSchema } from '~/news/newsList';
import { toSiteUrl } from '~tests/support/browser';
import { haiti, politics } from '~tests/support/news/filter-choices';
import { getFocusedText, HeldRequests } from '~tests/support/pages';
import { waitUntilStable } from '~tests/support/stable-page';
import { readArticleUrls, list, liveCalls, newsPath, openNews } from './news-page';

const selection = { region: haiti.id, category: politics.id };
const name = selectionKey(selection);

test('Load More sends one request, shows its loading state, keeps the focus, appends and announces the articles; a response for a list that was left is ignored', async (context) => {
  const held = new HeldRequests();
  const { page, news, calls } = await openNews(context, { setupContext: (visitor) => held.hold(visitor, liveCalls) });
  const before = await news.getListedUrls();
  const first = await news.cards.first().elementHandle();
  await news.moreButton.dblclick();
  const busy = page.getByRole('button', { name: list.loading });
  await busy.evaluate((button: HTMLElement) => {
    for (let press = 0; press < 5; press += 1) button.click();
  });
  await page.keyboard.press('Enter');
  expect(await busy.getAttribute('aria-disabled')).toBe('true');
  expect(await news.cards.count()).toBe(12);
  held.release();
  await news.announcement(fillCount(list.shown, 24)).waitFor();
  await waitUntilStable(page);
  expect(await news.cards.count()).toBe(24);
  expect((await news.getListedUrls()).slice(0, 12)).toEqual(before);
  // The elements of the first articles are not replaced.
  expect(await first?.evaluate((card) => card === document.querySelector('main article'))).toBe(true);
  expect(await news.moreButton.getAttribute('aria-disabled')).toBe('false');
  expect(await getFocusedText(page)).toBe(list.loadMore);
  expect(calls.map((call) => Object.fromEntries(call))).toEqual([{ region: 'all', category: 'all', page: '2' }]);

  const late = new HeldRequests();
  await late.hold(page.context(), liveCalls);
  await news.moreButton.click();
  await late.arrived;
  await news.region(haiti.name).click();
  await expect.poll(() => news.getListedUrls()).toEqual(await readArticleUrls(`${haiti.id}/all`));
  // Another list does not wait for the pending response.
  await news.moreButton.click();
  await expect.poll(() => calls.length).toBe(3);
  await news.category(politics.name).click();
  const expectedUrls = await readArticleUrls(name);
  await expect.poll(() => news.getListedUrls()).toEqual(expectedUrls);
  let pending = 2;
  const answered = page.waitForEvent('requestfinished', (request) => {
    return request.url().includes('/news-relay?') && (pending -= 1) === 0;
  });
  late.release();
  await answered;
  await waitUntilStable(page);
  expect(await news.getListedUrls()).toEqual(expectedUrls);
  expect(await news.getChosen()).toEqual([haiti.name, politics.name]);
  expect(await news.toast.count()).toBe(0);
  expect(await news.moreButton.getAttribute('aria-disabled')).toBe('false');
});

const callFor = (page: number) => `/news-relay?${createLiveNewsQuery({ ...selection, page }).toString()}`;

/** Reads the addresses of all articles of the selection from the live service. */
async function readServiceUrls(page: Page): Promise<readonly string[]> {
  const expectedUrls: string[] = [];
  for (const number of [1, 2, 3]) {
    const answer = await page.request.get(toSiteUrl(callFor(number)));
    expectedUrls.push(...v.parse(liveArticlesPageSchema, await answer.json()).articles.map(({ url }) => url));
  }
  return [...new Set(expectedUrls)];
}

test('Load More ends with the last article of service and file, without duplicates or gaps; by keyboard the first new headline has the focus', async (context) => {
  const { page, news } = await openNews(context, { path: newsPath(haiti.id, politics.id) });
  const requestedPaths: string[] = [];
  page.on('request', (request) => {
    const path = request.url().replace(toSiteUrl('/'), '/');
    if (!/^https:|\.(?:js|webp|woff2)$/.test(path)) requestedPaths.push(path);
  });
  const expectedUrls = await readServiceUrls(page);
  await news.moreButton.focus();
  await page.keyboard.press('Enter');
  await news.cards.nth(12).waitFor();
  const firstNew = news.cards.nth(12).getByRole('link');
  await expect.poll(() => firstNew.evaluate((link) => link === document.activeElement)).toBe(true);
  const top = (await firstNew.boundingBox())?.y ?? Number.NaN;
  expect(top).toBeGreaterThan(0);
  expect(top).toBeLessThan(page.viewportSize()?.height ?? 0);
  while ((await news.moreButton.count()) > 0) {
    const before = await news.cards.count();
    await news.moreButton.click();
    await page.getByText(list.end).or(news.cards.nth(before)).first().waitFor();
    await waitUntilStable(page);
  }
  await page.getByText(list.end).waitFor();
  const listed = await news.getListedUrls();
  expect(new Set(listed).size).toBe(listed.length);
  expect(listed).toEqual(expect.arrayContaining([...expectedUrls]));
  // The file of the list is asked once the service has no more.
  expect(requestedPaths).toEqual([callFor(2), newsListPath(selection)]);
});
