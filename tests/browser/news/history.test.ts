import type { Page } from 'playwright-core';
import { expect, test, type TestContext } from 'vitest';
import { here, topic, otherTopic } from '~tests/support/choices';
import { withoutStorage } from '~tests/support/faults';
import { untilReady } from '~tests/support/pages';
import { untilQuiet } from '~tests/support/settle';
import { cards, category, chosen, listed, loadMore, newsPath, openNews, snapshotOf } from './news-page';

const path = newsPath(here.id, topic.id);

/** How far an article may be from where it was, px. */
const driftMax = 4;

/** Distance of an article from the window's upper edge, px. */
async function topOf(page: Page, index: number): Promise<number> {
  return Math.round((await cards(page).nth(index).boundingBox())?.y ?? Number.NaN);
}

/** Scrolls an article to 300 px below the window's upper edge, and waits until its place has been stored. */
async function readFrom(page: Page, index: number): Promise<void> {
  await cards(page)
    .nth(index)
    .evaluate((card) => window.scrollBy({ top: card.getBoundingClientRect().top - 300, behavior: 'instant' }));
  await untilQuiet(page);
  expect(await topOf(page, index)).toBe(300);
}

/** How far an article is from where it was read, once nothing moves any more. */
async function driftOf(page: Page, index: number): Promise<number> {
  await expect.poll(async () => Math.abs((await topOf(page, index)) - 300)).toBeLessThanOrEqual(driftMax);
  await untilQuiet(page);
  return Math.abs((await topOf(page, index)) - 300);
}

/** Opens a list, makes it longer, and scrolls to one of its articles. */
async function openLong(context: TestContext, index: number) {
  const visit = await openNews(context, { path });
  await loadMore(visit.page, 24);
  const long = await listed(visit.page);
  await readFrom(visit.page, index);
  return { ...visit, long };
}

// From another page of the site in tests/engines.
test('filters, length and scroll position of a list come back by back and forward', async (context) => {
  const { page, calls, long } = await openLong(context, 16);
  await category(page, otherTopic.name).click();
  await expect.poll(() => listed(page)).toEqual(await snapshotOf(`${here.id}/${otherTopic.id}`));
  // The new list is read from its start.
  expect(await topOf(page, 0)).toBeGreaterThanOrEqual(0);
  await readFrom(page, 4);

  await page.goBack();
  await expect.poll(() => listed(page)).toEqual(long);
  expect(await chosen(page)).toEqual([here.name, topic.name]);
  expect(await driftOf(page, 16)).toBeLessThanOrEqual(driftMax);
  await page.goForward();
  await expect.poll(() => listed(page)).toEqual(await snapshotOf(`${here.id}/${otherTopic.id}`));
  expect(await chosen(page)).toEqual([here.name, otherTopic.name]);
  expect(await driftOf(page, 4)).toBeLessThanOrEqual(driftMax);
  // What was there is shown, not asked for again.
  expect(calls).toHaveLength(1);
});

test('a filter shows twelve, and has more of them at hand where they were shown before', async (context) => {
  const { page, calls, long } = await openLong(context, 0);
  await category(page, otherTopic.name).click();
  await expect.poll(() => listed(page)).toEqual(await snapshotOf(`${here.id}/${otherTopic.id}`));
  await category(page, topic.name).click();
  await expect.poll(() => listed(page)).toEqual(await snapshotOf(`${here.id}/${topic.id}`));
  await loadMore(page, 24);
  expect(await listed(page)).toEqual(long);
  expect(calls).toHaveLength(1);
});

test('length and filters come back in a browser without storage; a reload begins at twelve', async (context) => {
  const { page } = await openNews(context, { path, prepare: withoutStorage });
  await loadMore(page, 24);
  await category(page, otherTopic.name).click();
  await expect.poll(() => listed(page)).toEqual(await snapshotOf(`${here.id}/${otherTopic.id}`));
  await page.goBack();
  await expect.poll(() => cards(page).count()).toBe(24);
  await page.reload();
  await untilReady(page);
  expect(await listed(page)).toEqual(await snapshotOf(`${here.id}/${topic.id}`));
  await loadMore(page, 24);
});
