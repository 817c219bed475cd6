import { describe, expect, test } from 'vitest';
import { checkAccessibility } from '~tests/support/axe';
import { openPage } from '~tests/support/browser';
import { here } from '~tests/support/choices';
import { untilQuiet } from '~tests/support/settle';
import {
  cards,
  changeList,
  chosen,
  failure,
  filters,
  list,
  listed,
  loadMore,
  moreButton,
  newsPath,
  openNews,
  openWithoutArchive,
  region,
  retryButton,
  snapshotOf,
  toast,
} from './news-page';

/** Whatever is asked for without a network. */
const disconnected = /^request: GET \S+: net::ERR_INTERNET_DISCONNECTED$/;

const hereFile = `**/news-data/${here.id}/all.json`;
const blocked = [
  /^policy: connect-src blocked \S+news-relay/,
  /^console: error: .*elsewhere\.example\.com/s,
  /^foreign: GET https:\/\/elsewhere\.example\.com/,
];

const busy = { status: 503, body: 'busy' };

describe('a live call that fails', () => {
  test.for([busy, { status: 302, headers: { Location: 'https://elsewhere.example.com/' } }])(
    'with status $status is reported once, leaves the list as it is, and works again in place',
    async (answer, context) => {
      const { page, order, problems, calls } = await openWithoutArchive(context, { allow: [...failure, ...blocked] });
      const before = await listed(page);
      await order(answer);
      await moreButton(page).click();
      await toast(page).waitFor();
      expect(await toast(page).count()).toBe(1);
      expect(await listed(page)).toEqual(before);
      const logged = problems.filter(
        ({ kind, text }) => kind === 'console' && text.startsWith(`error: ${list.failed}: `),
      );
      expect(logged).toHaveLength(1);
      await retryButton(page).click();
      await expect.poll(() => cards(page).count()).toBe(24);
      await moreButton(page).waitFor();
      expect(await page.getByRole('main').getByText(list.failed).count()).toBe(0);
      expect((await listed(page)).slice(0, 12)).toEqual(before);
      expect(calls.map((call) => call.get('page'))).toEqual(['2', '2']);
    },
  );

  test('for want of a network is reported, and works again in place', async (context) => {
    const { page, order, context: visitor } = await openWithoutArchive(context, { allow: [...failure, disconnected] });
    await order(busy);
    await moreButton(page).click();
    await toast(page).waitFor();
    await visitor.setOffline(true);
    await retryButton(page).click();
    await expect.poll(() => toast(page).count()).toBe(2);
    expect(await cards(page).count()).toBe(12);
    await visitor.setOffline(false);
    await retryButton(page).click();
    await expect.poll(() => cards(page).count()).toBe(24);
  });
});

describe('a list that fails to load', () => {
  test('leaves the list, and is asked for again in place', async (context) => {
    const opened = await openNews(context, { allow: failure });
    const { page, context: visitor } = opened;
    const before = await listed(page);
    await visitor.route(hereFile, (route) => route.fulfill(busy));
    await region(page, here.name).click();
    await toast(page).waitFor();
    expect(await listed(page)).toEqual(before);
    expect(await moreButton(page).count()).toBe(0);
    await untilQuiet(page);
    expect((await checkAccessibility(opened)).violations).toEqual([]);
    await visitor.unroute(hereFile);
    await retryButton(page).click();
    const section = page.getByRole('region', { name: list.label });
    expect(await section.evaluate((element) => element === document.activeElement)).toBe(true);
    await expect.poll(() => listed(page)).toEqual(await snapshotOf(`${here.id}/all`));
    expect(await chosen(page)).toEqual([here.name, filters.categories.all]);
    await loadMore(page, 24);
  });

  test('on a page that lost its own on the way leaves what was sent, and the page is loaded again, once', async (context) => {
    const loads: string[] = [];
    const { page } = await openPage(context, {
      path: newsPath(here.id),
      allow: [...failure, /status 503/],
      prepare: async (visitor) => {
        await changeList(visitor, newsPath(here.id), null);
        await visitor.route(hereFile, (route) => route.fulfill(busy));
        visitor.on('request', (request) => request.isNavigationRequest() && loads.push(request.url()));
      },
    });
    const again = page.waitForEvent('load');
    await page.mouse.move(5, 5);
    await again;
    const asked = page.waitForResponse(hereFile);
    await page.mouse.move(9, 9);
    await asked;
    await untilQuiet(page);
    expect(await listed(page)).toEqual(await snapshotOf(`${here.id}/all`));
    expect(loads).toHaveLength(2);
  });
});

test('a page that lost its list on the way hydrates from its file', async (context) => {
  const { page, files } = await openNews(context, {
    path: newsPath(here.id),
    prepare: (visitor) => changeList(visitor, newsPath(here.id), null),
  });
  expect(files).toEqual([`${here.id}/all`]);
  expect(await listed(page)).toEqual(await snapshotOf(`${here.id}/all`));
});
