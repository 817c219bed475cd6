import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import * as v from 'valibot';
import { expect, inject, test } from 'vitest';
import { keyOf } from '~/config/selection';
import { fillCount } from '~/content/fill';
import { livePageSchema } from '~/features/news/model/newsList';
import { relayQuery } from '~/features/news/model/query';
import { siteAddress } from '~tests/support/browser';
import { here, otherTopic } from '~tests/support/choices';
import { focused, HeldRequests } from '~tests/support/pages';
import { untilQuiet } from '~tests/support/settle';
import { articlesIn, filters, list, liveCalls, newsPath, openNews } from './news-page';

test('clicks for more send one request, which says that it loads, keeps the focus, is appended and announced; one whose list was left is not shown', async (context) => {
  const held = new HeldRequests();
  const { page, news, calls } = await openNews(context, { prepare: (visitor) => held.hold(visitor, liveCalls) });
  const before = await news.listed();
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
  await news.said(fillCount(list.added, 12, 'en')).waitFor();
  await untilQuiet(page);
  expect(await news.cards.count()).toBe(24);
  expect((await news.listed()).slice(0, 12)).toEqual(before);
  // The articles that were there are left alone.
  expect(await first?.evaluate((card) => card === document.querySelector('main article'))).toBe(true);
  expect(await news.moreButton.getAttribute('aria-disabled')).toBe('false');
  expect(await focused(page)).toBe(list.loadMore);
  expect(calls.map((call) => Object.fromEntries(call))).toEqual([{ region: 'all', category: 'all', page: '2' }]);

  const late = new HeldRequests();
  await late.hold(page.context(), liveCalls);
  await news.moreButton.click();
  await late.arrived;
  await news.region(here.name).click();
  const wanted = await articlesIn(`${here.id}/all`);
  await expect.poll(() => news.listed()).toEqual(wanted);
  const answered = page.waitForEvent('requestfinished', (request) => request.url().includes('/news-relay?'));
  late.release();
  await answered;
  await untilQuiet(page);
  expect(await news.listed()).toEqual(wanted);
  expect(await news.chosen()).toEqual([here.name, filters.categories.all]);
  expect(await news.toast.count()).toBe(0);
  expect(await news.moreButton.getAttribute('aria-disabled')).toBe('false');
});

const selection = { region: here.id, category: otherTopic.id };
const name = keyOf(selection);

/** All that the live service has of the selection. */
async function ofService(page: Page): Promise<readonly string[]> {
  const wanted: string[] = [];
  for (const number of [1, 2, 3]) {
    const query = relayQuery({ ...selection, page: number });
    const answer = await page.request.get(siteAddress(`/news-relay?${query.toString()}`));
    wanted.push(...v.parse(livePageSchema, await answer.json()).articles.map(({ url }) => url));
  }
  return [...new Set(wanted)];
}

/** All that the build has of it: its newest articles, and its archive. */
async function ofArchive(): Promise<readonly string[]> {
  const { length } = readdirSync(join(inject('directory'), 'news-data', name));
  const files = [name, ...Array.from({ length }, (_, index) => `${name}/${index + 1}`)];
  return (await Promise.all(files.map(articlesIn))).flat();
}

/** The site as it is built for a bare static host: with no service to ask. */
async function withoutService(visitor: BrowserContext): Promise<void> {
  await visitor.route('**/assets/*.js', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replaceAll('/news-relay', '') });
  });
}

test.for([
  ['live service', ofService, {}, ['2', '3']],
  ['archive, where there is no service,', ofArchive, { prepare: withoutService }, []],
] as const)(
  'loading from the %s ends with the last article: no button, no duplicate, nothing missing, the focus at the end',
  async ([, readAll, options, pagesAsked], context) => {
    const { page, news, calls } = await openNews(context, { path: newsPath(here.id, otherTopic.id), ...options });
    const wanted = await readAll(page);
    for (let count = 24; count < wanted.length; count += 12) await news.loadMore(count);
    await news.moreButton.focus();
    await page.keyboard.press('Enter');
    await page.getByText(list.end).waitFor();
    expect(await news.listed()).toEqual(wanted);
    expect(await news.moreButton.count()).toBe(0);
    await expect.poll(() => focused(page)).toBe(list.end);
    expect(calls.map((call) => call.get('page'))).toEqual(pagesAsked);
  },
);
