import * as v from 'valibot';
import { expect, test } from 'vitest';
import { fillCount } from '~/content/fill';
import { livePageSchema } from '~/features/news/model/newsList';
import { relayQuery } from '~/features/news/model/query';
import { siteAddress } from '~tests/support/browser';
import { here, otherTopic } from '~tests/support/choices';
import { focused, HeldRequests } from '~tests/support/pages';
import { untilQuiet } from '~tests/support/settle';
import {
  cards,
  category,
  chosen,
  list,
  listed,
  liveCalls,
  loadMore,
  moreButton,
  newsPath,
  openNews,
  region,
  said,
  snapshotOf,
  toast,
} from './news-page';

const politics = newsPath(here.id, otherTopic.id);

test('more is appended from page 2 on; the button says that it loads, keeps the focus, and what came is announced', async (context) => {
  const held = new HeldRequests();
  const { page, calls } = await openNews(context, { prepare: (visitor) => held.hold(visitor, liveCalls) });
  const before = await listed(page);
  const first = await cards(page).first().elementHandle();
  await moreButton(page).click();
  const busy = page.getByRole('button', { name: list.loading });
  await busy.waitFor();
  expect(await busy.getAttribute('aria-disabled')).toBe('true');
  expect(await cards(page).count()).toBe(12);
  held.release();
  await said(page, fillCount(list.added, 12, 'en')).waitFor();
  expect(await cards(page).count()).toBe(24);
  expect((await listed(page)).slice(0, 12)).toEqual(before);
  // The articles that were there are left alone.
  expect(await first?.evaluate((card) => card === document.querySelector('main article'))).toBe(true);
  expect(await moreButton(page).getAttribute('aria-disabled')).toBe('false');
  expect(await focused(page)).toBe(list.loadMore);
  expect(calls.map((call) => Object.fromEntries(call))).toEqual([{ region: 'all', category: 'all', page: '2' }]);
});

test('loading ends with the last article: no button, no duplicate, nothing missing, the focus at the end', async (context) => {
  const { page, calls } = await openNews(context, { path: politics });
  await expect.poll(() => listed(page)).toEqual(await snapshotOf(`${here.id}/${otherTopic.id}`));
  const wanted: string[] = [];
  for (const number of [1, 2, 3]) {
    const query = relayQuery({ region: here.id, category: otherTopic.id, page: number });
    const answer = await page.request.get(siteAddress(`/news-relay?${query.toString()}`));
    wanted.push(...v.parse(livePageSchema, await answer.json()).articles.map(({ url }) => url));
  }
  await loadMore(page, 24);
  await moreButton(page).focus();
  await page.keyboard.press('Enter');
  await page.getByText(list.end).waitFor();
  expect(await listed(page)).toEqual([...new Set(wanted)]);
  expect(await moreButton(page).count()).toBe(0);
  await expect.poll(() => focused(page)).toBe(list.end);
  expect(calls.map((call) => call.get('page'))).toEqual(['2', '3']);
});

test('clicks in quick succession send one request', async (context) => {
  const held = new HeldRequests();
  const { page, calls } = await openNews(context, { prepare: (visitor) => held.hold(visitor, liveCalls) });
  await moreButton(page).dblclick();
  await page.getByRole('button', { name: list.loading }).evaluate((button: HTMLElement) => {
    for (let press = 0; press < 5; press += 1) button.click();
  });
  await page.keyboard.press('Enter');
  held.release();
  await said(page, fillCount(list.added, 12, 'en')).waitFor();
  await untilQuiet(page);
  expect(calls.map((call) => call.get('page'))).toEqual(['2']);
  expect(await cards(page).count()).toBe(24);
});

test('the answer for filters that were left is never rendered', async (context) => {
  const held = new HeldRequests();
  const { page, answered, calls } = await openNews(context, { prepare: (visitor) => held.hold(visitor, liveCalls) });
  await moreButton(page).click();
  await expect.poll(() => calls.length).toBe(1);
  await region(page, here.name).click();
  await expect.poll(() => listed(page)).toEqual(await snapshotOf(`${here.id}/all`));
  await moreButton(page).click();
  await expect.poll(() => calls.length).toBe(2);
  await category(page, otherTopic.name).click();
  const wanted = await snapshotOf(`${here.id}/${otherTopic.id}`);
  await expect.poll(() => listed(page)).toEqual(wanted);
  held.release();
  await expect.poll(() => answered.length).toBe(2);
  await untilQuiet(page);
  expect(await listed(page)).toEqual(wanted);
  expect(await chosen(page)).toEqual([here.name, otherTopic.name]);
  expect(await toast(page).count()).toBe(0);
  expect(await moreButton(page).getAttribute('aria-disabled')).toBe('false');
});
