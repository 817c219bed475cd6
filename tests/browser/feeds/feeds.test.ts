import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { decodeXML as decode } from 'entities';
import { expect, test } from 'vitest';
import { settings } from 'virtual:settings';
import { regionIds } from '~/config/news';
import { pagePath } from '~/config/pageTable';
import { fill } from '~/lib/fill';
import { absoluteUrl, withBasePath } from '~/seo/addresses';
import { feedPath } from '~/seo/feedAddress';
import { readArticleUrls, openNews } from '~tests/browser/news/news-page';
import { openPage } from '~tests/support/browser';
import { sampleDistFolder } from '~tests/support/builds';
import { news } from '~tests/support/content/en';
import { haiti } from '~tests/support/news/filter-choices';
import { waitUntilReady } from '~tests/support/pages';

const read = (file: string) => readFileSync(join(sampleDistFolder, file), 'utf8');

test('each region has a feed with the articles of its list, linked in the head of its page', async () => {
  for (const region of regionIds) {
    const title = fill(news.feeds.title, { region: news.filters.regions[region] ?? '' });
    const feed = read(feedPath(region));
    expect(feed).toContain(`\n<title>${title}</title>`);
    const [, ...entries] = feed.split('<entry>');
    const urls = entries.map((entry) => decode(/<link [^>]*href="([^"]+)"/.exec(entry)?.[1] ?? ''));
    expect(urls.slice(0, 12)).toEqual(await readArticleUrls(`${region}/all`));
    expect(urls.length).toBeGreaterThan(12);

    const html = read(`${pagePath('news', 'fr', { region, category: 'all' })}.html`);
    const links = [...html.matchAll(/<link rel="alternate" href="([^"]+)" type="([^"]+)" title="([^"]+)"/g)];
    expect(links.map(([, href, type]) => `${type} ${href}`)).toEqual([
      `application/atom+xml ${absoluteUrl(settings, feedPath(region))}`,
    ]);
  }
});

test('the filter bar links to the feed of the chosen region', async (context) => {
  const { page, news: newsUser } = await openNews(context);
  const link = page.getByRole('main').getByRole('link', { name: news.feeds.label });
  expect(await link.getAttribute('href')).toBe(withBasePath(settings, feedPath('all')));
  await newsUser.region(haiti.name).click();
  await expect.poll(() => link.getAttribute('href')).toBe(withBasePath(settings, feedPath(haiti.id)));
  // If the router followed the link, it would log an error, since a feed is no page.
  await link.click();
  await page.waitForURL(/\.xml$/);
  await page.goBack();
  await waitUntilReady(page);
});

test('without script, a list ends with a link to the feed with its older articles', async (context) => {
  const { page } = await openPage(context, { path: '/news/haiti', javaScript: false });
  const link = page.getByRole('link', { name: news.list.olderInFeed });
  expect(await link.getAttribute('href')).toBe(withBasePath(settings, feedPath(haiti.id)));
});
