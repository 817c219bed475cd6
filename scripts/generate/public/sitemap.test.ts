// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { isIndexable, pageAddresses } from '~/content/pages';
import { readSite } from '~scripts/settings/read-settings';
import { sitemap } from './sitemap';

const site = readSite({ SITE_URL: 'https://host.example', BASE_PATH: '/repo/' });
const lastModified = { terms: '2026-11-21' };

function entries(xml: string) {
  const document = new DOMParser().parseFromString(xml, 'application/xml');
  return [...document.querySelectorAll('urlset > url')].map((url) => ({
    loc: url.querySelector('loc')?.textContent,
    lastmod: url.querySelector('lastmod')?.textContent,
  }));
}

it('a site map lists every page that search engines may list, in every language, with the dates that are known', () => {
  const urls = entries(sitemap({ site, addresses: pageAddresses, lastModified, thin: [] }));
  expect(urls.map(({ loc }) => loc)).toEqual(
    pageAddresses.filter(({ page }) => isIndexable(page)).map(({ path }) => `https://host.example/repo${path}`),
  );
  const dated = ['', 'es/', 'fr/'].map((prefix) => `https://host.example/repo/${prefix}terms`);
  expect(urls.flatMap(({ loc, lastmod }) => (lastmod === '2026-11-21' ? loc : []))).toEqual(dated);
});

it('a site map lists the selections of the news, but for thin ones', () => {
  const thin = [{ region: 'haiti', category: 'economy' }] as const;
  const urls = entries(sitemap({ site, addresses: pageAddresses, lastModified, thin })).map(({ loc }) => loc);
  expect(urls).toContain('https://host.example/repo/es/news/haiti');
  expect(urls).toContain('https://host.example/repo/news/all/economy');
  expect(urls).not.toContain('https://host.example/repo/es/news/haiti/economy');
});
