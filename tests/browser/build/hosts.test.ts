/** Tests how the preview serves two sites, with the headers that `_headers` has for a host. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, inject, test } from 'vitest';
import { createHeaderRules, getHeaders } from '~scripts/build/headers';
import { getSiteUrl } from '~tests/support/browser';
import { getDataFolder, sampleDistFolder, getDistFolder } from '~tests/support/builds';
import { listFiles } from '~tests/support/files';
import { readSite } from '~tests/support/site';

const sites = [
  {
    name: 'the site',
    directory: sampleDistFolder,
    site: readSite({}, getDataFolder('site')),
    preview: inject('siteUrl'),
  },
  {
    name: 'the site under a base path',
    directory: getDistFolder('second'),
    // The site has to be built before its settings are read.
    preview: await getSiteUrl('second'),
    site: readSite({}, getDataFolder('second')),
  },
];

const withLowerCaseNames = (headers: Readonly<Record<string, string>>) => Object.fromEntries(new Headers(headers));

describe.for(sites)('the preview serving $name', ({ directory, preview, site }) => {
  const headers = createHeaderRules(site);
  const { settings } = site;
  const withBase = (path: string) => settings.basePath + path;
  const { origin } = new URL(preview);
  const request = (path: string, init: RequestInit = {}) => fetch(origin + path, { redirect: 'manual', ...init });

  test('the response for an address is its page or a 404 page, with the headers of pages', async () => {
    for (const [path, file, status] of [
      ['', 'index.html', 200],
      ['about', 'about.html', 200],
      ['about?from=mail', 'about.html', 200],
      ['es/', 'es/index.html', 200],
      ['news', 'news.html', 200],
      ['fr/news/haiti', 'fr/news/haiti.html', 200],
      ['fr/news/all/', 'fr/news.html', 200],
      ['nowhere', '404.html', 404],
      // One page is for all unknown addresses, as on most hosts.
      ['es/nowhere', '404.html', 404],
      ['fr/news/nowhere', '404.html', 404],
      ['assets/', '404.html', 404],
      ['assets/gone.js', '404.html', 404],
      ['assets/gone.svg', '404.html', 404],
      ['feeds/nowhere.xml', '404.html', 404],
      ['_headers', '404.html', 404],
    ] as const) {
      const answer = await request(withBase(path));
      const type = answer.headers.get('Content-Type')?.toLowerCase();
      expect([path, answer.status, type]).toEqual([path, status, 'text/html; charset=utf-8']);
      expect([path, await answer.text()]).toEqual([path, readFileSync(join(directory, file), 'utf8')]);
      const expected = getHeaders(headers, status === 200 ? withBase(path.replace(/\?.*/, '')) : withBase('nowhere'));
      expect(Object.fromEntries(answer.headers)).toMatchObject(withLowerCaseNames(expected));
      expect([path, answer.headers.get('Cache-Control')]).toEqual([path, 'no-cache']);
    }
  });

  test('a file has the headers of the rules, which let browsers cache it if its name has a hash', async () => {
    const asset = listFiles(directory).find((file) => /^assets\/[^/]+\.js$/.test(file)) ?? '';
    const drawing = listFiles(directory).find((file) => /^assets\/[^/]+\.svg$/.test(file)) ?? '';
    const filesWithRules = headers.filter(({ path, requiresFile }) => requiresFile && !path.includes('*'));
    for (const path of [...[asset, drawing, 'favicon.svg'].map(withBase), ...filesWithRules.map((rule) => rule.path)]) {
      const answer = await request(path);
      expect(answer.status).toBe(200);
      const expected = getHeaders(headers, path);
      expect(Object.fromEntries(answer.headers)).toMatchObject(withLowerCaseNames(expected));
    }
  });

  test('an address with a trailing slash shows its page', async () => {
    for (const path of ['about', 'news', 'fr/news/haiti']) {
      const answer = await request(`${withBase(path)}/?from=mail`, { redirect: 'follow' });
      expect([path, answer.status, new URL(answer.url).search]).toEqual([path, 200, '?from=mail']);
      expect([path, await answer.text()]).toEqual([path, readFileSync(join(directory, `${path}.html`), 'utf8')]);
    }
  });

  test('an address without its trailing slash redirects to the one with it', async () => {
    const addresses = [
      `${withBase('es')}?from=mail`,
      ...(settings.basePath === '/' ? [] : [settings.basePath.slice(0, -1)]),
    ];
    for (const address of addresses) {
      const { headers: sent, status } = await request(address);
      const [path, query] = address.split('?');
      expect([status, sent.get('Location')]).toEqual([301, `${path}/${query === undefined ? '' : `?${query}`}`]);
    }
  });

  test('nothing is served outside the base path', async () => {
    const { status } = await request(settings.basePath === '/' ? '/repo/about' : '/about');
    expect(status).toBe(404);
  });

  test('a page is compressed, and gets status 304 if it is unchanged', async () => {
    const first = await request(withBase('about'), { headers: { 'Accept-Encoding': 'gzip' } });
    expect(first.headers.get('Content-Encoding')).toBe('gzip');
    const again = await request(withBase('about'), { headers: { 'If-None-Match': first.headers.get('ETag') ?? '' } });
    expect(again.status).toBe(304);
  });
});
