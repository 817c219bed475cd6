// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { knownLanguages } from '~/config/knownLanguages';
import { isIndexable, pageAddresses } from '~/content/pages';
import { readSite } from '~scripts/settings/read-settings';
import { robotsTxt, securityTxt, sitemap, webManifest } from './small-files';

const site = readSite({ SITE_URL: 'https://host.example', BASE_PATH: '/repo/', SITE_BRAND: 'Alisio – "A & B"' });

test('robots.txt allows everything and names the site map', () => {
  expect(robotsTxt(site)).toBe('User-agent: *\nAllow: /\n\nSitemap: https://host.example/repo/sitemap.xml\n');
});

test('security.txt has the fields of RFC 9116', () => {
  expect(securityTxt(site, '2027-06-30').split('\n')).toEqual([
    `Contact: mailto:${site.email}`,
    'Expires: 2027-06-30T00:00:00.000Z',
    'Preferred-Languages: en, es, fr',
    'Canonical: https://host.example/repo/.well-known/security.txt',
    '',
  ]);
  expect(() => securityTxt(site, 'soon')).toThrow(RangeError);
});

test('a manifest starts at the home page of its language, with the whole site in scope', () => {
  const manifest: object = JSON.parse(webManifest(site, 'es', 'US$ & co'));
  // A first word is no name: "The Harbour Company".
  expect(manifest).not.toHaveProperty('short_name');
  expect(manifest).toMatchObject({
    name: 'Alisio – "A & B"',
    description: 'US$ & co',
    lang: knownLanguages.es.tag,
    start_url: '/repo/es/',
    scope: '/repo/',
    icons: [
      { src: '/repo/icon-192.png', sizes: '192x192' },
      { src: '/repo/icon-512.png' },
      { src: '/repo/icon-maskable-512.png', purpose: 'maskable' },
    ],
  });
});

function entries(xml: string) {
  const document = new DOMParser().parseFromString(xml, 'application/xml');
  return [...document.querySelectorAll('urlset > url')].map((url) => ({
    loc: url.querySelector('loc')?.textContent,
    lastmod: url.querySelector('lastmod')?.textContent,
  }));
}

test('a site map lists every page that search engines may list, in every language, with the dates that are known', () => {
  const urls = entries(sitemap(site, []));
  expect(urls.map(({ loc }) => loc)).toEqual(
    pageAddresses.filter(({ page }) => isIndexable(page)).map(({ path }) => `https://host.example/repo${path}`),
  );
  const dated = ['', 'es/', 'fr/'].flatMap((prefix) =>
    Object.keys(site.legalLastChanged).map((page) => `https://host.example/repo/${prefix}${page}`),
  );
  expect(urls.flatMap(({ loc, lastmod }) => (lastmod === undefined ? [] : loc))).toEqual(dated);
});

test('a site map lists the selections of the news, but for thin ones', () => {
  const thin = [{ region: 'haiti', category: 'economy' }] as const;
  const urls = entries(sitemap(site, thin)).map(({ loc }) => loc);
  expect(urls).toContain('https://host.example/repo/es/news/haiti');
  expect(urls).toContain('https://host.example/repo/news/all/economy');
  expect(urls).not.toContain('https://host.example/repo/es/news/haiti/economy');
});
