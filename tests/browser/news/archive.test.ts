import type { BrowserContext } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { archivePath } from '~/features/news/model/newsList';
import { answerOtherHosts } from '~tests/browser/build/other-hosts';
import { checkAccessibility } from '~tests/support/axe';
import { openPage } from '~tests/support/browser';
import { here, otherTopic } from '~tests/support/choices';
import { decode } from '~tests/support/crawl';
import { range, urls } from '~tests/support/news/articles';
import { openReady, shownPath } from '~tests/support/pages';
import {
  cards,
  category,
  changeList,
  filters,
  list,
  listed,
  loadMore,
  moreButton,
  newsPath,
  snapshotOf,
} from './news-page';

const hereAll = { region: here.id, category: 'all' } as const;

/** Gives the region that is read an archive of so many articles, in pages of twelve. */
async function serveArchive(visitor: BrowserContext, count: number): Promise<void> {
  const pages = Math.ceil(count / 12);
  const live = { page: 1, pageSize: 12, found: 24 };
  await changeList(visitor, newsPath(here.id), { live, archive: { page: 0, pages } });
  for (let page = 1; page <= pages; page += 1) {
    const articles = range(page * 12 - 11, Math.min(count, page * 12));
    const json = { version: 1, changedAt: '2999-01-01T00:00:00Z', pages, articles };
    await visitor.route(`**${archivePath(hereAll, page)}`, (route) => route.fulfill({ json }));
  }
}

/** The site as it is built for a bare static host: with no service to ask. */
async function withoutService(visitor: BrowserContext): Promise<void> {
  await visitor.route('**/assets/*.js', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replaceAll('/news-relay', '') });
  });
}

const path = newsPath(here.id);
/** Emptied in the snapshots of that build (tests/support/builds.ts). */
const emptySelection = newsPath(here.id, otherTopic.id);

test('more comes from the archive to its end: nothing twice, nothing missing, and no call to any service', async (context) => {
  const asked: string[] = [];
  const { page } = await openReady(context, {
    path,
    prepare: async (visitor) => {
      await serveArchive(visitor, 30);
      await withoutService(visitor);
      visitor.on('request', (request) => asked.push(new URL(request.url()).pathname));
    },
  });
  const first = await snapshotOf(`${here.id}/all`);
  await expect.poll(() => listed(page)).toEqual(first);
  asked.length = 0;
  for (const count of [24, 36]) await loadMore(page, count);
  await moreButton(page).focus();
  await page.keyboard.press('Enter');
  await page.getByText(list.end).waitFor();
  expect(await listed(page)).toEqual([...first, ...urls({ articles: range(1, 30) })]);
  expect(await moreButton(page).count()).toBe(0);
  const files = asked.filter((file) => !/\.(?:js|svg|woff2)$/.test(file));
  expect(files).toEqual([1, 2, 3].map((number) => archivePath(hereAll, number)));
});

test('with scripts off the page leads to the feed of the region, which goes on', async (context) => {
  const { page } = await openPage(context, { path, javaScript: false });
  expect(await moreButton(page).count()).toBe(0);
  const link = page.getByRole('link', { name: list.olderInFeed });
  expect(await link.isVisible()).toBe(true);
  const feed = await page.request.get(new URL((await link.getAttribute('href')) ?? '', page.url()).href);
  // The first is the feed's own.
  const [, ...entries] = [...(await feed.text()).matchAll(/<id>([^<]+)</g)].map(([, id = '']) => decode(id));
  expect(entries.slice(0, 12)).toEqual(await listed(page));
  expect(entries.length).toBeGreaterThan(12);
});

test('a selection without articles says so, and is not indexed', async (context) => {
  const opened = await openReady(context, {
    site: inject('changedUrl'),
    path: emptySelection,
    foreign: answerOtherHosts,
    // Axe asks for the style sheet of the fonts' provider.
    allow: [/fonts\.example\/css/, /preload assets/],
  });
  const { page } = opened;
  await page.getByText(list.empty).waitFor();
  expect(await cards(page).count()).toBe(0);
  expect(await moreButton(page).count()).toBe(0);
  const robots = page.locator('meta[name=robots]');
  expect(await robots.getAttribute('content')).toBe('noindex,nofollow');
  expect((await checkAccessibility(opened)).violations).toEqual([]);
  await category(page, filters.categories.all ?? '').click();
  await expect.poll(() => cards(page).count()).toBe(12);
  expect(shownPath(page)).toBe(`/repo${path}`);
  expect(await robots.getAttribute('content')).toMatch(/^index/);
});
