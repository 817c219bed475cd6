/** What the tests of the news page share: the page as its reader sees it, and a live service that answers as ordered. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrowserContext, Locator, Page, Route } from 'playwright-core';
import { expect, inject, type TestContext } from 'vitest';
import type { CategoryId, RegionId } from '~/config/selection';
import { pathOf } from '~/content/pages';
import { listSchema, newsBlockId, type NewsList } from '~/features/news/model/newsList';
import { parse } from '~/lib/schema';
import type { OpenPage, PageOptions } from '~tests/support/browser';
import { here } from '~tests/support/choices';
import { news } from '~tests/support/content/en';
import { openReady } from '~tests/support/pages';

export const { list, filters } = news;

export const liveCalls = '**/news-relay?*';

/** An answer in the place of the service's own. */
type Order = Parameters<Route['fulfill']>[0];

interface NewsVisit extends OpenPage {
  /** Parameters of the live calls so far. */
  readonly calls: readonly URLSearchParams[];
  /** Addresses of the live calls that were answered. */
  readonly answered: readonly string[];
  /** Lists asked for so far, such as `caribbean/all`. */
  readonly files: readonly string[];
  /** Orders the answer of one call to come; the service's own ones follow. */
  readonly order: (wanted: Order) => Promise<void>;
}

/** What the console, and the network panel, say of a call that failed. */
export const failure: readonly RegExp[] = [
  new RegExp(`^console: error: ${list.failed}: `),
  /^(?:response: [45]\d\d|request:) ?GET \S+(?:news-relay|\/news-data\/)/,
];

/** Path of the page of a selection. */
export function newsPath(region: RegionId, category: CategoryId = 'all'): string {
  return pathOf('news', 'en', { region, category });
}

/** Opens the news page, or another one, and waits until the application has taken over. */
export async function openNews(test: TestContext, options: PageOptions = {}): Promise<NewsVisit> {
  const calls: URLSearchParams[] = [];
  const answered: string[] = [];
  const files: string[] = [];
  const opened = await openReady(test, {
    path: '/news',
    ...options,
    prepare: async (visitor) => {
      visitor.on('request', (request) => {
        const { pathname, searchParams } = new URL(request.url());
        const file = /\/news-data\/([a-z-]+\/[a-z-]+)\.json$/.exec(pathname)?.[1];
        if (pathname.endsWith('/news-relay')) calls.push(searchParams);
        if (file !== undefined) files.push(file);
      });
      visitor.on('requestfinished', (request) => {
        if (request.url().includes('/news-relay?')) answered.push(request.url());
      });
      await options.prepare?.(visitor);
    },
  });
  const order = async (wanted: Order) => {
    await opened.context.route(liveCalls, (route) => route.fulfill(wanted), { times: 1 });
  };
  return { ...opened, calls, answered, files, order };
}

/** Changes the list that the document of a page carries; null takes it out. */
export async function changeList(
  visitor: BrowserContext,
  path: string,
  change: Partial<NewsList> | null,
): Promise<void> {
  await visitor.route(`**${path}`, async (route) => {
    const response = await route.fetch();
    const block = new RegExp(`(?<=<script [^>]*id="${newsBlockId}">)[^<]*`);
    const body = (await response.text()).replace(block, (text) =>
      change === null ? '' : JSON.stringify({ ...JSON.parse(text), ...change }).replaceAll('<', String.raw`\u003c`),
    );
    await route.fulfill({ response, body });
  });
}

/** The news of a region of which the archive has nothing: what the live service does is all that happens. */
export async function openWithoutArchive(test: TestContext, options: PageOptions = {}): Promise<NewsVisit> {
  const opened = await openNews(test, {
    path: newsPath(here.id),
    ...options,
    prepare: async (visitor) => {
      await changeList(visitor, newsPath(here.id), { archive: { page: 0, pages: 0 } });
      await options.prepare?.(visitor);
    },
  });
  await expect.poll(() => listed(opened.page)).toEqual(await snapshotOf(`${here.id}/all`));
  return opened;
}

export const cards = (page: Page): Locator => page.getByRole('main').locator('article');

/** Addresses of the articles that are listed, in their order. */
export function listed(page: Page): Promise<readonly string[]> {
  return cards(page)
    .locator('h3 a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
}

/** The link of a filter: `region(page, here.name)`. */
export const region = (page: Page, name: string): Locator =>
  page.getByRole('navigation', { name: filters.regionsLabel }).getByRole('link', { name, exact: true });
export const category = (page: Page, name: string): Locator =>
  page.getByRole('navigation', { name: filters.categoriesLabel }).getByRole('link', { name, exact: true });

/** What the page says is chosen, region first. */
export function chosen(page: Page): Promise<readonly string[]> {
  const bars = page.getByRole('navigation', {
    name: new RegExp(`^(?:${filters.regionsLabel}|${filters.categoriesLabel})$`),
  });
  return bars.locator('[aria-current=true]').allTextContents();
}

export const moreButton = (page: Page): Locator => page.getByRole('button', { name: list.loadMore });
export const retryButton = (page: Page): Locator => page.getByRole('button', { name: list.retry });
export const toast = (page: Page): Locator => page.getByRole('alert').filter({ hasText: list.failed });
/** Announcements, by their text. */
export const said = (page: Page, text: string): Locator => page.getByRole('status').filter({ hasText: text });

/** Loads more, and waits until so many are listed. */
export async function loadMore(page: Page, count: number): Promise<void> {
  await moreButton(page).click();
  await expect.poll(() => cards(page).count()).toBe(count);
  await moreButton(page).or(page.getByText(list.end)).waitFor();
}

/** Addresses of the twelve articles that the build has of a selection, in their order: `caribbean/all`. */
export async function snapshotOf(selection: string): Promise<readonly string[]> {
  const file = join(inject('directory'), `news-data/${selection}.json`);
  const parsed = parse(listSchema, JSON.parse(await readFile(file, 'utf8')), file);
  if (parsed.kind === 'invalid') throw new Error(parsed.message);
  return parsed.value.articles.map(({ url }) => url);
}
