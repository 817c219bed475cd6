import { expect, test } from 'vitest';
import { knownLanguages } from '~/config/knownLanguages';
import { readSite } from '~scripts/settings/read-settings';
import { robotsTxt, securityTxt, webManifest } from './small-files';

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
