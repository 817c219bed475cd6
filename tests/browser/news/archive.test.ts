import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, type TestContext } from 'vitest';
import { parseSite } from '~/config/site';
import { dayOf } from '~/features/news/model/day';
import { archiveListPath, archivePagePath } from '~/features/news/model/published/archivePages';
import { startServer } from '~scripts/serve/server';
import { checkAccessibility } from '~tests/support/axe';
import type { OpenPage, PageOptions } from '~tests/support/browser';
import { openPage } from '~tests/support/browser';
import { buildWell, snapshotsWith } from '~tests/support/builds';
import { here, otherTopic, topic } from '~tests/support/choices';
import { range, urls } from '~tests/support/news/articles';
import { openReady } from '~tests/support/pages';
import { untilQuiet } from '~tests/support/settle';
import {
  cards,
  failure,
  filters,
  list,
  listed,
  loadMore,
  moreButton,
  newsPath,
  openNews,
  region,
  said,
  snapshotOf,
  toast,
} from './news-page';

/** Older than any article of the snapshots, newest first. */
const archived = range(1, 30).map((article, index) =>
  Object.assign(article, {
    publishedAt: `2026-01-${String(30 - index).padStart(2, '0')}T08:00:00Z`,
    combinations: [`${here.id}/${topic.id}`],
  }),
);
const archivedUrls = archived.map(({ url }) => url);

const empty = `${here.id}/${otherTopic.id}`;

const withoutArticles = (text: string) => JSON.stringify({ ...JSON.parse(text), found: 0, articles: [] });

let address = '';
let close: () => Promise<void> = async () => undefined;
/** The first twelve of the region that is read. */
let first: readonly string[] = [];

/** A site as it is on a bare static host: no service to ask. */
beforeAll(async () => {
  const snapshots = await snapshotsWith('archive', { [`${empty}.json`]: withoutArticles });
  // The test's own articles are all there is.
  await rm(join(snapshots, 'archive'), { recursive: true, force: true });
  await mkdir(join(snapshots, 'archive'));
  for (const one of archived) {
    const day = { version: 1, origin: 'sample', articles: [one] };
    await writeFile(join(snapshots, 'archive', `${dayOf(one.publishedAt)}.json`), JSON.stringify(day));
  }
  const directory = '.cache/builds/archive';
  await buildWell(directory, { NEWS_SNAPSHOTS: snapshots });
  const shown = JSON.parse(await readFile(join(snapshots, here.id, 'all.json'), 'utf8'));
  first = shown.articles.map(({ url }: { readonly url: string }) => url);
  const server = await startServer({ directory, port: 0, site: parseSite({}) });
  ({ url: address, close } = server);
});
afterAll(() => close());

interface Visit extends OpenPage {
  /** Paths of everything that was asked for since the page was there, in order. */
  readonly asked: readonly string[];
}

async function open(test: TestContext, path: string, options: PageOptions = {}): Promise<Visit> {
  const opened = await openReady(test, { site: address, path, ...options });
  await untilQuiet(opened.page);
  const asked: string[] = [];
  opened.page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  return { ...opened, asked };
}

const path = newsPath(here.id);

describe('on a bare static host', () => {
  test('more comes from the archive to its end: nothing twice, nothing missing, and no call to any service', async (context) => {
    const { page, asked } = await open(context, path);
    await expect.poll(() => listed(page)).toEqual(first);
    for (const count of [24, 36]) await loadMore(page, count);
    await moreButton(page).focus();
    await page.keyboard.press('Enter');
    await page.getByText(list.end).waitFor();
    expect(await listed(page)).toEqual([...first, ...archivedUrls]);
    expect(await moreButton(page).count()).toBe(0);
    const files = asked.filter((file) => file.endsWith('.json'));
    expect(files[0]).toBe(archiveListPath({ region: here.id, category: 'all' }));
    expect(files.slice(1).every((file) => /^\/assets\/[\da-f]{12}\.archive\.json$/.test(file))).toBe(true);
    expect(files).toHaveLength(4);
  });

  test('with scripts off the page leads to the feed of the region, which goes on', async (context) => {
    const { page } = await openPage(context, { site: address, path: '/news', javaScript: false });
    expect(await moreButton(page).count()).toBe(0);
    const link = page.getByRole('link', { name: list.olderInFeed });
    expect(await link.isVisible()).toBe(true);
    const feed = await page.request.get(new URL((await link.getAttribute('href')) ?? '', address).href);
    const text = await feed.text();
    expect(text.match(/<entry>/g)).toHaveLength(12 + archived.length);
    for (const url of archivedUrls) expect(text).toContain(`<id>${url}</id>`);
  });
});

describe('a selection without articles', () => {
  test('says so, and leads to the nearest that has some, with the focus at its list', async (context) => {
    const opened = await open(context, newsPath(here.id, otherTopic.id), { reducedMotion: true });
    const { page } = opened;
    await page.getByText(list.empty).waitFor();
    expect(await cards(page).count()).toBe(0);
    expect(await moreButton(page).count()).toBe(0);
    const main = page.getByRole('region', { name: list.label });
    const links = main.getByRole('link');
    expect(await links.allTextContents()).toEqual([
      here.name,
      `${filters.regions.all} · ${otherTopic.name}`,
      filters.regions.all,
    ]);
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex,nofollow');
    expect((await checkAccessibility(opened)).violations).toEqual([]);
    await links.first().click();
    await expect.poll(() => listed(page)).toEqual(first);
    expect(new URL(page.url()).pathname).toBe(path);
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toMatch(/^index/);
    expect(await main.evaluate((element) => element === document.activeElement)).toBe(true);
  });
});

test('where a live service fails, the archive answers the same click; the console says so, and there is no toast', async (context) => {
  const names = ['0'.repeat(12), '1'.repeat(12)];
  const pages = [range(1, 12), range(13, 24)];
  const { page, order, calls, problems } = await openNews(context, {
    allow: failure,
    prepare: async (visitor) => {
      await visitor.route(`**/assets/news-${here.id}-all.*.json`, async (route) => {
        const response = await route.fetch();
        await route.fulfill({ json: { ...(await response.json()), found: 24, limit: 12, archivePages: pages.length } });
      });
      await visitor.route(`**${archiveListPath({ region: here.id, category: 'all' })}`, (route) =>
        route.fulfill({ json: names }),
      );
      for (const [index, name] of names.entries())
        await visitor.route(`**${archivePagePath(name)}`, (route) => route.fulfill({ json: pages[index] }));
    },
  });
  await region(page, here.name).click();
  const before = await snapshotOf(`${here.id}-all`);
  await expect.poll(() => listed(page)).toEqual(before);
  order('503');
  await moreButton(page).click();
  await said(page, list.added(12)).waitFor();
  expect(await listed(page)).toEqual([...before, ...urls({ articles: range(1, 12) })]);
  expect(calls).toHaveLength(1);
  await untilQuiet(page);
  expect(await toast(page).count()).toBe(0);
  expect(problems.filter(({ text }) => text.startsWith(`error: ${list.failed}: `))).toHaveLength(1);
});
