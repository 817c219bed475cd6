import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { languages } from '~/config/languages';
import { selections } from '~/config/news';
import { fill, fillCount } from '~/content/fill';
import { pathOf } from '~/content/pages';
import { selectionName } from '~/pages/news/NewsPage';
import { openPage, siteAddress } from '~tests/support/browser';
import { filesOf } from '~tests/support/builds';
import { elsewhere, everywhere, here, lastTopic, topic } from '~tests/support/choices';
import { news } from '~tests/support/content/en';
import { news as spanish } from '~tests/support/content/es';
import { focused, follow, HeldRequests, openReady, scrollTop, shownPath } from '~tests/support/pages';
import { untilQuiet } from '~tests/support/settle';
import { category, chosen, filters, list, listed, newsPath, openNews, region, said, snapshotOf } from './news-page';

const hereFile = `**/news-data/${here.id}/all.json`;
const selection = { region: here.id, category: topic.id } as const;
const name = selectionName(filters, selection);

const attributeOf = (page: Page, selector: string, attribute: string) => page.locator(selector).getAttribute(attribute);

describe('the page of a selection', () => {
  test('has its own list, heading, head and breadcrumbs, without script', async (context) => {
    const { page } = await openPage(context, {
      path: newsPath(here.id, topic.id),
      javaScript: false,
    });
    expect(await listed(page)).toEqual(await snapshotOf(`${here.id}/${topic.id}`));
    expect(await chosen(page)).toEqual([here.name, topic.name]);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(`${news.hero.heading} ${name}`);
    expect(await page.title()).toContain(fill(news.selectionMeta.title, { selection: name }));
    const address = siteAddress(newsPath(here.id, topic.id));
    const canonical = new URL((await attributeOf(page, 'link[rel=canonical]', 'href')) ?? '');
    expect(canonical.pathname).toBe(new URL(address).pathname);
    expect(await attributeOf(page, `link[hreflang=${languages.es.tag}]`, 'href')).toMatch(
      new RegExp(`${pathOf('news', 'es', selection)}$`),
    );
    expect(await attributeOf(page, 'link[type="application/atom+xml"]', 'href')).toMatch(
      new RegExp(`feeds/${here.id}\\.xml$`),
    );
    const crumbs = page.getByRole('navigation', { name: /breadcrumb/i });
    expect(await crumbs.getByRole('link').last().textContent()).toBe(here.name);
    await region(page, elsewhere.name).click();
    await page.waitForURL(siteAddress(newsPath(elsewhere.id, topic.id)));
    expect(await listed(page)).toEqual(await snapshotOf(`${elsewhere.id}/${topic.id}`));
  });

  test('is hydrated as it was sent, from its document alone', async (context) => {
    const { page, calls, files } = await openNews(context, { path: newsPath(here.id) });
    const html = await (await page.request.get(siteAddress(newsPath(here.id)))).text();
    const sent = [...html.matchAll(/<h3[^>]*><a href="([^"]+)"/g)].map(([, href]) => href);
    expect(await listed(page)).toEqual(sent);
    expect([files, calls]).toEqual([[], []]);
  });

  test('is there for each of them, and keeps its selection in another language', async (context) => {
    const { page } = await openReady(context, { path: newsPath(here.id, topic.id) });
    const files = await filesOf(inject('directory'));
    const pages = selections.map((selection) => `${pathOf('news', 'fr', selection).slice(1)}.html`);
    expect(pages.filter((file) => !files.includes(file))).toEqual([]);
    await page.getByRole('banner').getByRole('link', { name: 'Español' }).first().click();
    await page.waitForURL(siteAddress(pathOf('news', 'es', selection)));
    const title = fill(spanish.selectionMeta.title, { selection: selectionName(spanish.filters, selection) });
    await expect.poll(() => page.title()).toContain(title);
  });
});

describe('a filter', () => {
  test('changes list, heading and head in place, without a call and without moving page or focus', async (context) => {
    const { page, calls } = await openNews(context);
    await page.evaluate(() => window.scrollBy({ top: 200, behavior: 'instant' }));
    const before = await scrollTop(page);
    const announced = fillCount(list.shown, 12, 'en');
    expect(await said(page, announced).count()).toBe(0);
    await region(page, here.name).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => listed(page)).toEqual(await snapshotOf(`${here.id}/all`));
    await said(page, announced).waitFor();
    expect(shownPath(page)).toBe(newsPath(here.id));
    expect([await scrollTop(page), await focused(page)]).toEqual([before, here.name]);
    await category(page, topic.name).click();
    await expect.poll(() => listed(page)).toEqual(await snapshotOf(`${here.id}/${topic.id}`));
    expect(shownPath(page)).toBe(newsPath(here.id, topic.id));
    expect(await chosen(page)).toEqual([here.name, topic.name]);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(`${news.hero.heading} ${name}`);
    expect(await page.title()).toContain(fill(news.selectionMeta.title, { selection: name }));
    expect(await attributeOf(page, 'link[rel=canonical]', 'href')).toMatch(
      new RegExp(`${newsPath(here.id, topic.id)}$`),
    );
    await region(page, everywhere).click();
    await expect.poll(() => listed(page)).toEqual(await snapshotOf(`all/${topic.id}`));
    expect(shownPath(page)).toBe(newsPath('all', topic.id));
    expect(calls).toEqual([]);
  });

  test('is fetched ahead where it is pointed at, and shown without another call after the click', async (context) => {
    const { page, files } = await openNews(context);
    const arrived = page.waitForResponse(hereFile);
    await region(page, here.name).hover();
    await (await arrived).finished();
    await region(page, here.name).click();
    const wanted = await snapshotOf(`${here.id}/all`);
    await expect.poll(() => listed(page)).toEqual(wanted);
    expect(files.filter((file) => file === `${here.id}/all`)).toHaveLength(1);
  });

  test('says that it loads only while its file is on the way, and keeps the list until then', async (context) => {
    const held = new HeldRequests();
    const { page } = await openNews(context, { prepare: (visitor) => held.hold(visitor, hereFile) });
    const before = await listed(page);
    const spinner = page.getByRole('region', { name: list.label }).getByText(list.firstLoad).first();
    await region(page, here.name).click();
    await spinner.waitFor();
    expect(await listed(page)).toEqual(before);
    expect(await page.locator('[aria-busy=true] article').count()).toBe(12);
    expect(await chosen(page)).toEqual([here.name, filters.categories.all]);
    held.release();
    await expect.poll(() => listed(page)).toEqual(await snapshotOf(`${here.id}/all`));
    expect(await spinner.isVisible()).toBe(false);
  });

  test('that was left while its file was on the way is never shown', async (context) => {
    const held = new HeldRequests();
    const { page } = await openNews(context, { prepare: (visitor) => held.hold(visitor, hereFile) });
    await region(page, here.name).click();
    await region(page, elsewhere.name).click();
    const wanted = await snapshotOf(`${elsewhere.id}/all`);
    await expect.poll(() => listed(page)).toEqual(wanted);
    const late = page.waitForResponse(hereFile);
    held.release();
    await (await late).finished();
    await untilQuiet(page);
    expect(await listed(page)).toEqual(wanted);
    expect(await chosen(page)).toEqual([elsewhere.name, filters.categories.all]);
  });
});

test('from another page the news come with their list; a filter is one entry of the history, or a tab of its own', async (context) => {
  const { page, context: visitor } = await openNews(context, { path: '/about' });
  await follow(page, 'news');
  await expect.poll(() => listed(page)).toEqual(await snapshotOf('all/all'));
  for (let click = 0; click < 2; click += 1) await region(page, here.name).click();
  const opened = visitor.waitForEvent('page');
  await region(page, elsewhere.name).click({ modifiers: ['ControlOrMeta'] });
  await (await opened).waitForURL(siteAddress(newsPath(elsewhere.id)));
  expect(shownPath(page)).toBe(newsPath(here.id));
  await page.goBack();
  await expect.poll(() => shownPath(page)).toBe('/news');
});

test('a query is no filter', async (context) => {
  const path = `/news?region=${elsewhere.id}&category=${lastTopic.id}`;
  const { page } = await openNews(context, { path });
  expect(shownPath(page)).toBe(path);
  expect(await listed(page)).toEqual(await snapshotOf('all/all'));
});
