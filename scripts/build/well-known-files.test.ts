import { expect, test } from 'vitest';
import { indexablePages, isRelease } from '~/config/pageTable';
import { readSite } from '~tests/support/site';
import { composeRobotsTxt, composeSecurityTxt, getSecurityTxtEnd, composeSitemap } from './well-known-files';

const site = readSite({ SITE_URL: 'https://host.example', BASE_PATH: '/repo/' });
const { settings } = site;

test('robots.txt allows everything and names the site map', () => {
  expect(composeRobotsTxt(settings)).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://host.example/repo/sitemap.xml\n',
  );
});

test('security.txt has the fields of RFC 9116', () => {
  expect(composeSecurityTxt(settings, '2027-06-30').split('\n')).toEqual([
    `Contact: mailto:${settings.email}`,
    'Expires: 2027-06-30T00:00:00.000Z',
    'Preferred-Languages: en, es, fr',
    'Canonical: https://host.example/repo/.well-known/security.txt',
    '',
  ]);
  expect(() => composeSecurityTxt(settings, 'soon')).toThrow(RangeError);
});

test('security.txt ends within a year after the build', () => {
  expect(
    ['2026-11-01', '2026-11-30', '2027-01-31', '2027-03-31'].map((day) => getSecurityTxtEnd(new Date(day))),
  ).toEqual(['2027-10-31', '2027-10-31', '2027-12-31', '2028-02-29']);
});

test('a site map lists every page and selection that search engines may list, in every language, with the dates of legal pages and releases', () => {
  const thinSelection = { region: 'haiti', category: 'economy' };
  const listed = [
    ...composeSitemap(site, [thinSelection]).matchAll(/<url><loc>(.+?)<\/loc>(?:<lastmod>(.+?)<\/lastmod>)?<\/url>/g),
  ];
  const expectedAddresses = site.pageRoutes.filter(
    ({ page, path }) => (isRelease(page) || indexablePages.includes(page)) && !/haiti.economy$/.test(path),
  );
  expect(listed.map(([, address]) => address)).toEqual(
    expectedAddresses.map(({ path }) => `https://host.example/repo${path}`),
  );
  const releases = [...site.contents.en.releases].map(([name, { date }]) => [`press/${name}`, date]);
  const days = [...Object.entries(settings.legalLastChanged), ...releases];
  const dated = ['', 'es/', 'fr/'].flatMap((prefix) =>
    days.map(([page, day]) => [`https://host.example/repo/${prefix}${page}`, day]),
  );
  expect(listed.flatMap(([, ...entry]) => (entry[1] === undefined ? [] : [entry]))).toEqual(dated);
});
