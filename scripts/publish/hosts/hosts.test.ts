/** What hosts read, of a table of two rules; nginx itself reads its rules in tests/browser/build/hosts.test.ts. */
import { expect, test, vi } from 'vitest';
import { dataFolder } from '~scripts/lib/data-folder';
import { readSiteSettings } from '~scripts/settings/site-settings';
import { headersFile, parseHost, redirectsFile, vercelConfig } from './host-files';
import type { HeaderRule } from './host-rules';

const siteSettings = readSiteSettings({ dataFolder, environment: {} });

const rules: readonly HeaderRule[] = [
  { path: '/*', headers: { 'Referrer-Policy': 'same-origin', 'X-Robots-Tag': 'noindex' } },
  { path: '/icon.svg', headers: { 'Cache-Control': 'no-cache' }, isOfFile: true },
];

test('_headers is a path, and its headers below it, for each rule; more than Cloudflare would read are named', () => {
  expect(headersFile(rules).split('\n').slice(1)).toEqual([
    '/*',
    '  Referrer-Policy: same-origin',
    '  X-Robots-Tag: noindex',
    '',
    '/icon.svg',
    '  Cache-Control: no-cache',
    '',
  ]);
  const many = Array.from({ length: 101 }, (_, place) => ({ path: `/${place}`, headers: {} }));
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  expect(headersFile(many)).toContain('/100\n');
  expect(warn.mock.calls).toEqual([[expect.stringContaining('101 rules, of which Cloudflare Pages reads 100')]]);
});

test('_redirects answers the folder of each further language by its 404 page', () => {
  expect(redirectsFile(siteSettings).trimEnd().split('\n').slice(1)).toEqual([
    '/es/* /es/404.html 404',
    '/fr/* /fr/404.html 404',
  ]);
});

test('Vercel gets routes in its phases: headers of every answer, pages by their names, headers of files, 404 pages', () => {
  expect(JSON.parse(vercelConfig(siteSettings, rules))).toEqual({
    version: 3,
    routes: [
      { src: '^/.*$', headers: rules[0]?.headers, continue: true },
      { src: '^/_headers$', status: 404 },
      { handle: 'filesystem' },
      { src: '^(/.+?)/?$', dest: '$1.html', check: true },
      { handle: 'hit' },
      { src: String.raw`^/icon\.svg$`, headers: rules[1]?.headers, continue: true },
      { handle: 'error' },
      { src: '^/es/.*$', dest: '/es/404.html', status: 404 },
      { src: '^/fr/.*$', dest: '/fr/404.html', status: 404 },
      { src: '^/.*$', dest: '/404.html', status: 404 },
    ],
  });
});

test('a host that the build does not know is named with those it knows', () => {
  expect(() => parseHost('other')).toThrow(
    '--host: other is none of cloudflare-pages, github-pages, netlify, nginx, vercel',
  );
});
