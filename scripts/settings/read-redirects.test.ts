import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { dataFolder } from '~scripts/lib/data-folder';
import { createTemporaryFolder } from '~tests/support/temporary-folder';
import { readRedirects } from './read-redirects';
import { readSiteSettings } from './site-settings';

const { pages } = readSiteSettings({ dataFolder, environment: {} });

type Redirects = readonly (readonly [from: string, to: string])[];

function writeRedirects(...redirects: Redirects) {
  const folder = join(createTemporaryFolder(), 'data');
  mkdirSync(folder);
  const json = { redirects: redirects.map(([from, to]) => ({ from, to })) };
  writeFileSync(join(folder, 'redirects.json'), JSON.stringify(json));
  return () => readRedirects(folder, pages);
}

test('a site without redirects.json has no redirects', () => {
  expect(readRedirects(createTemporaryFolder(), pages)).toEqual([]);
});

test('an old address is a path, perhaps with a query, and leads to a page in any language, a section, or a file', () => {
  const readAll = writeRedirects(
    ['/about-us/', '/about'],
    ['/?p=12', '/es/contact#scheduling'],
    ['/caf%C3%A9', '/'],
    ['/feed/', '/feeds/all.xml'],
    ['/wp-content/report.pdf', '/files/report.pdf'],
  );
  expect(readAll()).toEqual([
    { path: '/about-us', query: '', to: '/about' },
    { path: '/', query: 'p=12', to: '/es/contact#scheduling' },
    { path: '/caf%C3%A9', query: '', to: '/' },
    { path: '/feed', query: '', to: '/feeds/all.xml' },
    { path: '/wp-content/report.pdf', query: '', to: '/files/report.pdf' },
  ]);
});

test.for<readonly [title: string, redirects: Redirects, error: RegExp]>([
  ['another host', [['https://old.example/a', '/about']], /redirects\.0\.from: write a path of this site, such as/],
  ['another host by two slashes', [['/a', '//evil.example']], /redirects\.0\.to: write a path of this site/],
  ['letters that browsers encode', [['/café', '/about']], /redirects\.0\.from: write it as the address bar/],
  ['a wildcard', [['/blog/*', '/news']], /redirects\.0\.from: an old address has no # and no \*/],
  ['a page of this site', [['/about/', '/contact']], /redirects\.0\.from: \/about is a page of this site/],
  ['itself', [['/a', '/a/']], /redirects\.0\.to: \/a\/ leads on to \/a\/: write the last address/],
  [
    'a redirect',
    [
      ['/a', '/b'],
      ['/b', '/about'],
    ],
    /redirects\.0\.to: \/b leads on to \/about: write the last address/,
  ],
  ['no page', [['/a', '/abuot']], /redirects\.0\.to: \/abuot: there is no page at this address/],
  [
    'an address twice',
    [
      ['/a', '/about'],
      ['/a/', '/news'],
    ],
    /redirects\.1\.from: this address is there a second time/,
  ],
])('%s is refused in one line', ([, redirects, error]) => {
  expect(writeRedirects(...redirects)).toThrow(error);
});

test('an address that leads to a release which is not shown is no redirect until it is', () => {
  const folder = join(createTemporaryFolder(), 'data');
  mkdirSync(folder);
  const redirects = [
    { from: '/about-us', to: '/about' },
    { from: '/results', to: '/es/press/results' },
  ];
  writeFileSync(join(folder, 'redirects.json'), JSON.stringify({ redirects }));
  const read = (isCurrent: boolean) => readRedirects(folder, pages, [{ id: 'press/results', isCurrent }]);
  expect(read(false).map(({ path }) => path)).toEqual(['/about-us']);
  expect(() => read(true)).toThrow('to: /es/press/results: there is no page at this address');
});
