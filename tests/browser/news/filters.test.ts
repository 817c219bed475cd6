import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { languages } from '~/config/languages';
import { selections } from '~/config/news';
import { pagePath } from '~/config/pageTable';
import { fill, fillCount } from '~/lib/fill';
import { selectionName } from '~/pages/news/NewsPage';
import { toSiteUrl } from '~tests/support/browser';
import { sampleDistFolder } from '~tests/support/builds';
import { news as texts } from '~tests/support/content/en';
import { news as spanish } from '~tests/support/content/es';
import { listFiles } from '~tests/support/files';
import { latinAmerica, allRegions, haiti, society, business } from '~tests/support/news/filter-choices';
import {
  readDocument,
  getFocusedText,
  followHeaderLink,
  HeldRequests,
  scrollTo,
  getScrollTop,
  getCurrentPath,
} from '~tests/support/pages';
import { waitUntilStable } from '~tests/support/stable-page';
import { readArticleUrls, filters, list, newsPage, newsPath, openNews } from './news-page';

const haitiListFile = `**/news-data/${haiti.id}/all.json`;
const selection = { region: haiti.id, category: business.id } as const;
const path = newsPath(haiti.id, business.id);

/** Expects the heading and the head of the page to name the selection. */
async function expectSelectionNames(page: Page): Promise<void> {
  const name = selectionName(filters, selection);
  expect(await newsPage(page).getChosen()).toEqual([haiti.name, business.name]);
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(`${haiti.name}: ${business.name}`);
  expect(await page.title()).toContain(fill(texts.selectionMeta.title, { selection: name }));
  expect(await getHref(page, 'link[rel=canonical]')).toMatch(new RegExp(`${path}$`));
}

const getHref = (page: Page, selector: string) => page.locator(selector).getAttribute('href');

test('each selection is a document in each language, with its own head and breadcrumbs, and hydrates without a request', async (context) => {
  const { page, news, calls, files } = await openNews(context, { path });
  const prerenderedUrls = [...readDocument(path).matchAll(/<h3[^>]*><a [^>]*href="([^"]+)"/g)].map(([, href]) => href);
  expect(prerenderedUrls).toEqual(await readArticleUrls(`${haiti.id}/${business.id}`));
  expect(await news.getListedUrls()).toEqual(prerenderedUrls);
  expect([files, calls]).toEqual([[], []]);
  await expectSelectionNames(page);
  expect(await getHref(page, `link[hreflang=${languages.es.tag}]`)).toMatch(
    new RegExp(`${pagePath('news', 'es', selection)}$`),
  );
  const crumbs = page.getByRole('navigation', { name: /breadcrumb/i });
  expect(await crumbs.getByRole('link').last().textContent()).toBe(haiti.name);
  // A filter is a link, which works without script.
  expect(await news.region(latinAmerica.name).getAttribute('href')).toBe(newsPath(latinAmerica.id, business.id));
  const pages = selections.map((one) => `${pagePath('news', 'fr', one).slice(1)}.html`);
  const builtFiles = listFiles(sampleDistFolder);
  expect(pages.filter((file) => !builtFiles.includes(file))).toEqual([]);

  await page.getByRole('banner').getByRole('link', { name: 'Español' }).first().click();
  await page.waitForURL(toSiteUrl(pagePath('news', 'es', selection)));
  const title = fill(spanish.selectionMeta.title, { selection: selectionName(spanish.filters, selection) });
  await expect.poll(() => page.title()).toContain(title);
});

test('a filter changes list and head without a call to the service, keeps scroll position and focus, adds one history entry, and opens in a new tab', async (context) => {
  const { page, news, calls, files, context: visitor } = await openNews(context, { path: '/about' });
  await followHeaderLink(page, 'news');
  await expect.poll(() => news.getListedUrls()).toEqual(await readArticleUrls('all/all'));

  const announcement = news.announcement(fillCount(list.shown, 12));
  expect(await announcement.count()).toBe(0);
  // Pointing at the filter prefetches its list, which is shown after the click without another request.
  const arrived = page.waitForResponse(haitiListFile);
  await news.region(haiti.name).hover();
  await (await arrived).finished();
  await news.region(haiti.name).click();
  const expectedUrls = await readArticleUrls(`${haiti.id}/all`);
  await expect.poll(() => news.getListedUrls()).toEqual(expectedUrls);
  await announcement.waitFor();
  expect(files.filter((file) => file === `${haiti.id}/all`)).toHaveLength(1);
  expect(getCurrentPath(page)).toBe(newsPath(haiti.id));
  await news.region(haiti.name).click();
  const opened = visitor.waitForEvent('page');
  await news.region(latinAmerica.name).click({ modifiers: ['ControlOrMeta'] });
  await (await opened).waitForURL(toSiteUrl(newsPath(latinAmerica.id)));
  expect(getCurrentPath(page)).toBe(newsPath(haiti.id));

  await scrollTo(page, 200);
  await news.category(business.name).focus();
  const before = await getScrollTop(page);
  // The same sentence is announced again.
  await page.locator('main output').evaluate((output) => {
    const note = () => output.setAttribute('data-announced', '');
    new MutationObserver(note).observe(output, { subtree: true, childList: true, characterData: true });
  });
  await page.keyboard.press('Enter');
  await expect.poll(() => news.getListedUrls()).toEqual(await readArticleUrls(`${haiti.id}/${business.id}`));
  await announcement.and(page.locator('[data-announced]')).waitFor();
  expect(getCurrentPath(page)).toBe(path);
  expect([await getScrollTop(page), await getFocusedText(page)]).toEqual([before, business.name]);
  await expectSelectionNames(page);
  await news.region(allRegions).click();
  await expect.poll(() => news.getListedUrls()).toEqual(await readArticleUrls(`all/${business.id}`));
  expect(getCurrentPath(page)).toBe(newsPath('all', business.id));
  expect(calls).toEqual([]);
  for (const earlier of [path, newsPath(haiti.id), '/news']) {
    await page.goBack();
    await expect.poll(() => getCurrentPath(page)).toBe(earlier);
  }
});

test('a filter shows its loading state and keeps the list until its file has arrived; the file of a filter that was left is ignored', async (context) => {
  const held = new HeldRequests();
  // The query of an address does not choose a filter.
  const address = `/news?region=${latinAmerica.id}&category=${society.id}`;
  const { page, news } = await openNews(context, {
    path: address,
    setupContext: (visitor) => held.hold(visitor, haitiListFile),
  });
  expect(getCurrentPath(page)).toBe(address);
  const before = await news.getListedUrls();
  expect(before).toEqual(await readArticleUrls('all/all'));
  const spinner = page.getByRole('region', { name: list.label }).getByText(list.firstLoad).first();
  await news.region(haiti.name).click();
  await spinner.waitFor();
  expect(await news.getListedUrls()).toEqual(before);
  expect(await page.locator('[aria-busy=true] article').count()).toBe(12);
  expect(await news.getChosen()).toEqual([haiti.name, filters.categories.all]);

  await news.region(latinAmerica.name).click();
  const expectedUrls = await readArticleUrls(`${latinAmerica.id}/all`);
  await expect.poll(() => news.getListedUrls()).toEqual(expectedUrls);
  expect(await spinner.isVisible()).toBe(false);
  const late = page.waitForResponse(haitiListFile);
  held.release();
  await (await late).finished();
  await waitUntilStable(page);
  expect(await news.getListedUrls()).toEqual(expectedUrls);
  expect(await news.getChosen()).toEqual([latinAmerica.name, filters.categories.all]);

  const slow = new HeldRequests();
  await slow.hold(page.context(), `**/news-data/${latinAmerica.id}/${business.id}.json`);
  await news.category(business.name).click();
  await spinner.waitFor();
  slow.release();
  await expect.poll(() => news.getListedUrls()).toEqual(await readArticleUrls(`${latinAmerica.id}/${business.id}`));
  expect(await spinner.isVisible()).toBe(false);
});
