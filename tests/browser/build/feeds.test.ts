import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { fill } from '~/content/fill';
import { pathOf } from '~/content/pages';
import { absoluteUrl, feedPath, hostPath } from '~/seo/addresses';
import { regionIds } from '~generated/news';
import { site } from '~generated/site';
import { openPage } from '~tests/support/browser';
import { here } from '~tests/support/choices';
import { news } from '~tests/support/content/en';
import { openReady, untilReady } from '~tests/support/pages';

interface Feed {
  readonly title?: string | null;
  readonly links: readonly (string | null | undefined)[];
}

/** Reads Atom in the page. */
function readAtom(text: string): Feed {
  const feed = new DOMParser().parseFromString(text, 'application/xml');
  const links = [...feed.querySelectorAll('entry > link')].map((link) => link.getAttribute('href'));
  return { title: feed.querySelector('feed > title')?.textContent, links };
}

test('the feeds of each region are built in both formats, with the same articles', async (context) => {
  const { page } = await openPage(context, { path: pathOf('news', 'en'), javaScript: false });
  // The policy of the site's own pages takes no text for a document.
  await page.goto('about:blank');
  for (const region of regionIds) {
    const [xml, json] = (['xml', 'json'] as const).map((format) =>
      readFileSync(join(inject('directory'), feedPath(region, format)), 'utf8'),
    );
    const { title, items }: { title: string; items: { url: string }[] } = JSON.parse(json ?? '');
    expect(title).toBe(fill(news.feeds.title, { region: news.filters.regions[region] ?? '' }));
    expect(await page.evaluate(readAtom, xml ?? '')).toEqual({ title, links: items.map(({ url }) => url) });
    expect(items.length).toBeGreaterThan(0);
  }
});

test('the page of a region offers its feeds in its head, under a title each, and has them', () => {
  for (const region of regionIds) {
    const file = `${pathOf('news', 'fr', { region, category: 'all' })}.html`;
    const html = readFileSync(join(inject('directory'), file), 'utf8');
    const links = [...html.matchAll(/<link rel="alternate" href="([^"]+)" type="([^"]+)" title="([^"]+)"/g)];
    expect(links.map(([, href, type]) => `${type} ${href}`)).toEqual([
      `application/atom+xml ${absoluteUrl(site, feedPath(region, 'xml'))}`,
      `application/feed+json ${absoluteUrl(site, feedPath(region, 'json'))}`,
    ]);
    expect(new Set(links.map(([, , type, title]) => `${type} ${title}`)).size).toBe(links.length);
    const missing = links.filter(([, href = '']) => !existsSync(join(inject('directory'), new URL(href).pathname)));
    expect(missing).toEqual([]);
  }
});

test('the filter bar leads to the feed of the region that is chosen', async (context) => {
  const { page } = await openReady(context, { path: '/news' });
  const link = page.getByRole('main').getByRole('link', { name: news.feeds.label });
  expect(await link.getAttribute('href')).toBe(hostPath(site, feedPath('all', 'xml')));
  await page
    .getByRole('navigation', { name: news.filters.regionsLabel })
    .getByRole('link', { name: here.name })
    .click();
  await expect.poll(() => link.getAttribute('href')).toBe(hostPath(site, feedPath(here.id, 'xml')));
  // A transition to what is no page would be an error in the console.
  await link.click();
  await page.waitForURL(/\.xml$/);
  await page.goBack();
  await untilReady(page);
});
