import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseFeed } from 'feedsmith';
import { describe, expect, inject, test } from 'vitest';
import { regionIds } from '~/config/news';
import { site } from '~/config/site';
import { news } from '~/content/en/news';
import { pathOf } from '~/content/pages';
import { absoluteUrl, feedPath, hostPath } from '~/seo/addresses';
import { openPage } from '~tests/support/browser';
import { here } from '~tests/support/choices';
import { openReady } from '~tests/support/pages';

interface Entry {
  readonly title: string | undefined;
  readonly link: string | undefined;
  readonly source: string | undefined;
  readonly published: string | undefined;
}

interface Feed {
  readonly title: string | undefined;
  readonly self: string | undefined;
  readonly page: string | undefined;
  readonly entries: readonly Entry[];
}

/** What a feed reader reads of either format. */
function read(text: string): Feed {
  const { format, feed } = parseFeed(text);
  if (format === 'json') {
    return {
      title: feed.title,
      self: feed.feed_url,
      page: feed.home_page_url,
      entries: (feed.items ?? []).map(({ title, url, authors, date_published }) => ({
        title,
        link: url,
        source: authors?.[0]?.name,
        published: date_published,
      })),
    };
  }
  if (format !== 'atom') throw new Error(`${format} is neither Atom nor JSON Feed`);
  const linkOf = (rel: string) => feed.links?.find((link) => link.rel === rel)?.href;
  return {
    title: feed.title?.value,
    self: linkOf('self'),
    page: linkOf('alternate'),
    entries: (feed.entries ?? []).map(({ title, links, authors, published }) => ({
      title: title?.value,
      link: links?.find(({ rel }) => rel === 'alternate')?.href,
      source: authors?.[0]?.name,
      published,
    })),
  };
}

describe.each(['xml', 'json'] as const)('a feed in %s', (format) => {
  test.each(regionIds)('is built for %s, with articles that name and link their sources', (region) => {
    const feed = read(readFileSync(join(inject('directory'), feedPath(region, format)), 'utf8'));
    expect(feed.title).toBe(news.feeds.title(news.filters.regions[region]));
    expect(feed.self).toBe(absoluteUrl(site, feedPath(region, format)));
    expect(feed.page).toBe(absoluteUrl(site, pathOf('news', 'en', { region, category: 'all' })));
    expect(feed.entries.length).toBeGreaterThan(0);
    for (const { title, link, source, published } of feed.entries) {
      expect({ title, link, source, published }).toEqual({
        title: expect.stringMatching(/./u),
        link: expect.stringMatching(/^https?:\/\//),
        source: expect.stringMatching(/./u),
        published: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.000Z$/),
      });
    }
  });
});

test.for(['fr'] as const)(
  'the news page of %s offers every feed in its head, at addresses that answer',
  async (language, context) => {
    const { page } = await openPage(context, { path: pathOf('news', language), javaScript: false });
    const links = await page.locator('link[rel=alternate][type]').evaluateAll((elements) =>
      elements.map((element) => ({
        type: element.getAttribute('type'),
        href: element.getAttribute('href'),
        title: element.getAttribute('title'),
      })),
    );
    expect(links.map(({ type, href }) => `${type} ${href}`)).toEqual(
      regionIds.flatMap((region) => [
        `application/atom+xml ${absoluteUrl(site, feedPath(region, 'xml'))}`,
        `application/feed+json ${absoluteUrl(site, feedPath(region, 'json'))}`,
      ]),
    );
    expect(new Set(links.map(({ type, title }) => `${type} ${title}`)).size).toBe(links.length);
    const answers = await Promise.all(
      links.map(({ href }) => page.request.get(new URL(new URL(href ?? '').pathname, inject('siteUrl')).href)),
    );
    expect(answers.map((answer) => [answer.status(), /xml|json/.test(answer.headers()['content-type'] ?? '')])).toEqual(
      links.map(() => [200, true]),
    );
  },
);

test('the filter bar offers the feeds of the region that is chosen, in a menu', async (context) => {
  const { page } = await openReady(context, { path: '/news' });
  const button = page.locator('summary').filter({ hasText: news.feeds.label });
  const json = page.getByRole('link', { name: `${news.feeds.formats.json}: ${news.feeds.label}` });
  const atom = page.getByRole('link', { name: `${news.feeds.formats.xml}: ${news.feeds.label}` });
  expect([await atom.count(), await json.count()]).toEqual([0, 0]);
  await button.click();
  expect(await atom.getAttribute('href')).toBe(hostPath(site, feedPath('all', 'xml')));
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  expect(await atom.count()).toBe(0);
  expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
  await page
    .getByRole('navigation', { name: news.filters.regionsLabel })
    .getByRole('link', { name: here.name })
    .click();
  await button.click();
  await expect.poll(() => atom.getAttribute('href')).toBe(hostPath(site, feedPath(here.id, 'xml')));
  expect(await json.getAttribute('href')).toBe(hostPath(site, feedPath(here.id, 'json')));
});

test('the menu of the feeds opens without script', async (context) => {
  const { page } = await openPage(context, { path: '/news', javaScript: false });
  await page.locator('summary').filter({ hasText: news.feeds.label }).click();
  const atom = page.getByRole('link', { name: `${news.feeds.formats.xml}: ${news.feeds.label}` });
  expect(await atom.isVisible()).toBe(true);
});
