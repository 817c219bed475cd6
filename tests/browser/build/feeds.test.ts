import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseFeed } from 'feedsmith';
import { describe, expect, inject, test } from 'vitest';
import { publishedLanguages } from '~/config/languages';
import { regionIds } from '~/config/news';
import { site } from '~/config/site';
import { news } from '~/content/en/news';
import { pathOf } from '~/content/pages';
import type { Article } from '~/features/news/model/article';
import { absoluteUrl, feedPath, hostPath } from '~/seo/addresses';
import { atomFeed, type FeedInput, jsonFeed } from '~scripts/build/files/feeds';
import { openPage } from '~tests/support/browser';
import { here } from '~tests/support/choices';
import { openReady } from '~tests/support/pages';

interface Entry {
  readonly title: string | undefined;
  readonly text: string | undefined;
  readonly link: string | undefined;
  readonly source: string | undefined;
  readonly published: string | undefined;
  readonly categories: readonly (string | undefined)[];
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
      entries: (feed.items ?? []).map(({ title, content_text, url, authors, date_published, tags }) => ({
        title,
        text: content_text,
        link: url,
        source: authors?.[0]?.name,
        published: date_published,
        categories: tags ?? [],
      })),
    };
  }
  if (format !== 'atom') throw new Error(`${format} is neither Atom nor JSON Feed`);
  const linkOf = (rel: string) => feed.links?.find((link) => link.rel === rel)?.href;
  return {
    title: feed.title?.value,
    self: linkOf('self'),
    page: linkOf('alternate'),
    entries: (feed.entries ?? []).map(({ title, summary, links, authors, published, categories }) => ({
      title: title?.value,
      text: summary?.value,
      link: links?.find(({ rel }) => rel === 'alternate')?.href,
      source: authors?.[0]?.name,
      published,
      categories: (categories ?? []).map(({ term }) => term),
    })),
  };
}

const tricky: readonly Article[] = [
  {
    url: 'https://paper.example/a?x=1&y=2&copy=3',
    title: `Aid worth US$"10M" & US$'s $& $$ $1 $\u0060 <b>]]></script> &amp; &copy;`,
    description: 'He said “don’t” & "do", 5 < 6 > 4',
    imageUrl: 'https://paper.example/a.jpg?w=1&h=2',
    region: 'all',
    source: 'Le “Papier” & Cie',
    categories: ['oil & gas', '<politics>'],
    publishedAt: '2026-11-20T03:04:05Z',
  },
  {
    url: 'https://paper.example/b',
    title: '😀 Família 👩🏽‍🚀 wins 🇭🇹🇩🇴',
    description: 'e\u0301cole, Haïti, ñandú, \u{1F3FD}',
    imageUrl: null,
    region: 'all',
    source: 'paper.example',
    categories: ['society'],
    publishedAt: '2026-11-19T00:00:00Z',
  },
  {
    url: 'https://paper.example/c',
    title: 'مرحبا بالعالم: שלום עולם 2026',
    description: '\u2067النص من اليمين\u2069 and left',
    imageUrl: null,
    region: 'all',
    source: 'الجريدة',
    categories: [],
    publishedAt: '2026-11-18T00:00:00Z',
  },
];

const input: FeedInput = {
  site,
  region: here.id,
  articles: tricky,
  title: `News & "views": $& 😀 حتى`,
  description: 'What moves US$',
  pageUrl: absoluteUrl(site, `/news/${here.id}?a=1&b=2`),
  language: 'en',
};

describe.each([
  ['xml', atomFeed],
  ['json', jsonFeed],
] as const)('a feed in %s', (format, build) => {
  test('brings every sign through a reader', () => {
    expect(read(build(input))).toEqual({
      title: input.title,
      self: absoluteUrl(site, feedPath(here.id, format)),
      page: input.pageUrl,
      entries: tricky.map(({ title, description, url, source, publishedAt, categories }) => ({
        title,
        text: description,
        link: url,
        source,
        published: new Date(publishedAt).toISOString(),
        categories,
      })),
    });
  });

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

test.for(publishedLanguages)(
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

test('the filter bar offers the feeds of the region that is chosen, in a menu under one sign', async (context) => {
  const { page } = await openReady(context, { path: '/news' });
  const sign = page.locator('summary').filter({ hasText: news.feeds.label });
  const json = page.getByRole('link', { name: `${news.feeds.formats.json}: ${news.feeds.label}` });
  const atom = page.getByRole('link', { name: `${news.feeds.formats.xml}: ${news.feeds.label}` });
  expect([await atom.count(), await json.count()]).toEqual([0, 0]);
  await sign.click();
  expect(await atom.getAttribute('href')).toBe(hostPath(site, feedPath('all', 'xml')));
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  expect(await atom.count()).toBe(0);
  expect(await sign.evaluate((element) => element === document.activeElement)).toBe(true);
  await page
    .getByRole('navigation', { name: news.filters.regionsLabel })
    .getByRole('link', { name: here.name })
    .click();
  await sign.click();
  await expect.poll(() => atom.getAttribute('href')).toBe(hostPath(site, feedPath(here.id, 'xml')));
  expect(await json.getAttribute('href')).toBe(hostPath(site, feedPath(here.id, 'json')));
});

test('the sign of the feeds opens its menu without script', async (context) => {
  const { page } = await openPage(context, { path: '/news', javaScript: false });
  await page.locator('summary').filter({ hasText: news.feeds.label }).click();
  const atom = page.getByRole('link', { name: `${news.feeds.formats.xml}: ${news.feeds.label}` });
  expect(await atom.isVisible()).toBe(true);
});
