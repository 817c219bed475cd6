import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createPages } from '~/content/pageTable';
import { dataFolder } from '~scripts/lib/data-folder';
import { createTemporaryFolder } from '~tests/support/temporary-folder';
import { readRedirects } from './read-redirects';
import { readSiteSettings } from './site-settings';

const { pages, site } = readSiteSettings({ dataFolder, environment: {} });
const redirectSite = { site, pages, laterPages: pages, downloads: [{ name: 'report.pdf' }] };

type Redirects = readonly (readonly [from: string, to: string])[];

function writeRedirectsBelow(base: string, ...redirects: Redirects) {
  const folder = join(createTemporaryFolder(), 'data');
  mkdirSync(folder);
  const json = { redirects: redirects.map(([from, to]) => ({ from, to })) };
  writeFileSync(join(folder, 'redirects.json'), JSON.stringify(json));
  return () => readRedirects(folder, { ...redirectSite, site: { ...site, base } });
}

const writeRedirects = (...redirects: Redirects) => writeRedirectsBelow('/', ...redirects);

test('a site without redirects.json has no redirects', () => {
  expect(readRedirects(createTemporaryFolder(), redirectSite)).toEqual([]);
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
  [
    'dots that browsers do not see',
    [['/a/..%2f', '/about']],
    /redirects\.0\.from: "\/a\/\.\.%2f" has a part that is \. or \.\., or a \/ in a part \(%2F\): write the address without it/,
  ],
  [
    'a way out of the folder',
    [['/%2e%2e%2fetc', '/about']],
    /redirects\.0\.from: "\/%2e%2e%2fetc" has a part that is \. or \.\./,
  ],
  [
    'a target out of the folder',
    [['/a', '/files/..%2f..%2fa.pdf']],
    /redirects\.0\.to: "\/files\/\.\.%2f\.\.%2fa\.pdf" has a part that is \. or \.\./,
  ],
  [
    'bytes that are no letter',
    [['/caf%E9', '/about']],
    /redirects\.0\.from: a % begins two digits of a letter in UTF-8/,
  ],
  ['a % alone', [['/a%', '/about']], /redirects\.0\.from: a % begins two digits/],
  ['a % alone in a query', [['/?p=%', '/about']], /redirects\.0\.from: a % begins two digits/],
  ['a character that ends texts', [['/a%00', '/about']], /redirects\.0\.from: it has the sign "\\u0000"/],
  ['a placeholder of hosts', [['/:x', '/about']], /redirects\.0\.from: it has the sign ":"/],
  ['a backslash', [['/a%5C', '/about']], /redirects\.0\.from: it has the sign "\\\\"/],
  ['a backslash in a query', [['/?p=a\\', '/about']], /redirects\.0\.from: it has the sign "\\\\"/],
  ['a line break', [['/a', '/about#%0a/evil']], /redirects\.0\.to: it has the sign "\\n"/],
  ['a query without a value', [['/?p', '/about']], /redirects\.0\.from: a query has names and values/],
  ['two slashes', [['/a//b', '/about']], /redirects\.0\.from: it has two slashes beside each other/],
  ['more than a line of a host', [[`/${'a/'.repeat(300)}`, '/about']], /redirects\.0\.from: it has more than 400 char/],
  [
    'more than the name of a folder',
    [[`/${'a'.repeat(201)}`, '/about']],
    /redirects\.0\.from: a part of it .+ 200 bytes/,
  ],
  ['a wildcard', [['/blog/*', '/news']], /redirects\.0\.from: it has the sign "\*"/],
  ['a page of this site', [['/about/', '/contact']], /redirects\.0\.from: \/about is a page of this site/],
  ['a page in other signs', [['/%61bout', '/contact']], /redirects\.0\.from: \/%61bout is a page of this site/],
  [
    'the file of a page',
    [['/es/index.html', '/contact']],
    /redirects\.0\.from: \/es\/index\.html is a page of this site/,
  ],
  ['a page with the prefix of its language', [['/en/about', '/contact']], /redirects\.0\.from: \/en\/about is a page/],
  [
    'a missing file',
    [['/a', '/files/gone.pdf']],
    /redirects\.0\.to: \/files\/gone\.pdf: there is no file data\/files\/gone/,
  ],
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
  [
    'an address twice, in other signs',
    [
      ['/caf%C3%A9', '/about'],
      ['/caf%c3%a9', '/news'],
    ],
    /redirects\.1\.from: this address is there a second time/,
  ],
])('%s is refused in one line', ([, redirects, error]) => {
  expect(writeRedirects(...redirects)).toThrow(error);
});

test('an address or a target with the base path in it is refused, as the build puts it before both', () => {
  expect(writeRedirectsBelow('/web/', ['/web/old', '/about'])).toThrow(
    'redirects.0.from: leave the base path /web/ out of it: /old',
  );
  expect(writeRedirectsBelow('/web/', ['/web', '/about'])).toThrow('redirects.0.from: leave the base path /web/ out');
  expect(writeRedirectsBelow('/web/', ['/old', '/web/about'])).toThrow('redirects.0.to: leave the base path /web/ out');
  expect(writeRedirectsBelow('/web/', ['/website', '/about'])()).toHaveLength(1);
});

test('below a base path the address of a page is that of the former site at the root of the host', () => {
  expect(writeRedirectsBelow('/web/', ['/about', '/about'], ['/old', '/about'])()).toEqual([
    { path: '/about', query: '', to: '/about', isAtRoot: true },
    { path: '/old', query: '', to: '/about' },
  ]);
});

test('an address that leads to a page which is not shown is no redirect until it is', () => {
  const folder = join(createTemporaryFolder(), 'data');
  mkdirSync(folder);
  const redirects = [
    { from: '/about-us', to: '/about' },
    { from: '/companies', to: '/es/portfolio' },
  ];
  writeFileSync(join(folder, 'redirects.json'), JSON.stringify({ redirects }));
  const shownPages = createPages({ ...site, switches: { ...site.switches, companies: false } }, [], []);
  const read = (now: typeof pages, laterPages = pages) =>
    readRedirects(folder, { ...redirectSite, pages: now, laterPages }).map(({ path }) => path);
  expect(read(shownPages)).toEqual(['/about-us']);
  expect(read(pages)).toEqual(['/about-us', '/companies']);
  expect(() => read(shownPages, shownPages)).toThrow('to: /es/portfolio: there is no page at this address');
});
