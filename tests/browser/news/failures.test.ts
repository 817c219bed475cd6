import type { Route } from 'playwright-core';
import { expect, test } from 'vitest';
import { allNews } from '~/config/selection';
import { newsListPath, newsListElementId } from '~/news/newsList';
import { checkAccessibility } from '~tests/support/axe';
import { openPage, type ContextSetup } from '~tests/support/browser';
import { haiti } from '~tests/support/news/filter-choices';
import { followHeaderLink, goto } from '~tests/support/pages';
import { keepToasts } from '~tests/support/simulate-failures';
import { waitUntilStable } from '~tests/support/stable-page';
import { readArticleUrls, filters, list, liveCalls, newsPage, newsPath, openNews } from './news-page';

const path = newsPath(haiti.id);
const haitiListFile = `**/news-data/${haiti.id}/all.json`;

/** The problems that console and network panel report if a call fails. */
const failureProblems = [
  new RegExp(`^console: error: ${list.failed}: `),
  /^(?:response: [45]\d\d|request:) ?GET \S+(?:news-relay|\/news-data\/)/,
];
const elsewhere = 'https://elsewhere.example.com/';
/** The problems of a redirect that the policy blocks. */
const blockedRedirectProblems = [
  /^console: error: .*elsewhere\.example\.com/s,
  /^external: GET https:\/\/elsewhere\.example\.com/,
];
/** The problem of a request without a network. */
const disconnected = /^request: GET \S+: net::ERR_INTERNET_DISCONNECTED$/;

const respondBusy = (route: Route) => route.fulfill({ status: 503, body: 'busy' });

test('a failed live request is reported once, keeps the list, and can be retried', async (context) => {
  const { page, news, problems, calls } = await openNews(context, {
    path,
    allowedProblems: [...failureProblems, ...blockedRedirectProblems, disconnected],
    // The list's file fails, so that it does not replace the live news.
    setupContext: (visitor) => visitor.route(haitiListFile, respondBusy),
  });
  await keepToasts(page);
  const visitor = page.context();
  const before = await news.getListedUrls();
  const countLoggedFailures = () =>
    problems.filter(({ kind, text }) => kind === 'console' && text.startsWith(`error: ${list.failed}: `)).length;
  await visitor.route(liveCalls, respondBusy, { times: 1 });
  await news.moreButton.click();
  await news.toast.waitFor();
  expect([await news.toast.count(), countLoggedFailures()]).toEqual([1, 1]);
  await visitor.route(liveCalls, (route) => route.fulfill({ status: 302, headers: { location: elsewhere } }), {
    times: 1,
  });
  await news.retryButton.click();
  await expect.poll(countLoggedFailures).toBe(2);
  await expect.poll(() => news.toast.count()).toBe(2);
  await visitor.setOffline(true);
  await news.retryButton.click();
  await expect.poll(countLoggedFailures).toBe(3);
  await expect.poll(() => news.toast.count()).toBe(3);
  expect(await news.getListedUrls()).toEqual(before);
  await visitor.setOffline(false);
  await news.retryButton.click();
  await expect.poll(() => news.cards.count()).toBe(24);
  await news.moreButton.waitFor();
  expect(await page.getByRole('main').getByText(list.failed).count()).toBe(0);
  expect((await news.getListedUrls()).slice(0, 12)).toEqual(before);
  expect(calls.map((call) => call.get('page'))).toEqual(['2', '2', '2', '2']);
  expect(countLoggedFailures()).toBe(3);
});

test('a list that fails to load keeps the list before it, and can be retried', async (context) => {
  const opened = await openNews(context, { allowedProblems: failureProblems });
  const { page, news, context: visitor } = opened;
  await keepToasts(page);
  const before = await news.getListedUrls();
  await visitor.route(haitiListFile, respondBusy);
  await news.region(haiti.name).click();
  await news.toast.waitFor();
  expect(await news.getListedUrls()).toEqual(before);
  expect(await news.moreButton.count()).toBe(0);
  await waitUntilStable(page);
  expect((await checkAccessibility(opened)).violations).toEqual([]);
  await visitor.unroute(haitiListFile);
  await news.retryButton.click();
  const section = page.getByRole('region', { name: list.label });
  expect(await section.evaluate((element) => element === document.activeElement)).toBe(true);
  await expect.poll(() => news.getListedUrls()).toEqual(await readArticleUrls(`${haiti.id}/all`));
  expect(await news.getChosen()).toEqual([haiti.name, filters.categories.all]);
  await news.loadMore(24);
});

test('a list that fails to load on the way from another page can be retried', async (context) => {
  const file = `**${newsListPath(allNews)}`;
  const opened = await openNews(context, {
    path: '/about',
    allowedProblems: failureProblems,
    setupContext: (visitor) => visitor.route(file, respondBusy),
  });
  const { page, news, context: visitor } = opened;
  await followHeaderLink(page, 'news');
  await news.retryButton.waitFor();
  expect([await news.cards.count(), await news.moreButton.count()]).toEqual([0, 0]);
  await visitor.unroute(file);
  await news.retryButton.click();
  await expect.poll(() => news.getListedUrls()).toEqual(await readArticleUrls('all/all'));
});

/** Removes the embedded list from the document. */
const removeEmbeddedList: ContextSetup = (visitor) =>
  visitor.route(`**${path}`, async (route) => {
    const response = await route.fetch();
    const block = new RegExp(`(?<=<script [^>]*id="${newsListElementId}">)[^<]*`);
    await route.fulfill({ response, body: (await response.text()).replace(block, '') });
  });

test('a page without its embedded list hydrates from the list’s file; if that fails too it reloads once and stays as prerendered', async (context) => {
  const answeredPaths: string[] = [];
  const { page, context: visitor } = await openPage(context, {
    path,
    allowedProblems: [...failureProblems, /status 503/],
    setupContext: async (visitor) => {
      await removeEmbeddedList(visitor);
      await visitor.route(haitiListFile, respondBusy);
      visitor.on('response', (response) => {
        const { pathname } = new URL(response.url());
        if (response.request().isNavigationRequest() || pathname.endsWith('.json')) answeredPaths.push(pathname);
      });
    },
  });
  const news = newsPage(page);
  const visit = [path, newsListPath({ region: haiti.id, category: 'all' })];
  // The application starts by itself, also after the reload.
  await expect.poll(() => answeredPaths).toEqual([...visit, ...visit]);
  await waitUntilStable(page);
  const expectedUrls = await readArticleUrls(`${haiti.id}/all`);
  expect(await news.getListedUrls()).toEqual(expectedUrls);
  expect(answeredPaths).toEqual([...visit, ...visit]);

  await visitor.unroute(haitiListFile);
  await goto(page, path);
  expect(await news.getListedUrls()).toEqual(expectedUrls);
  expect(answeredPaths).toEqual([...visit, ...visit, ...visit]);
});
