/** Tests configuration files made from two rules. tests/browser/build/hosts.test.ts runs nginx with the real rules. */
import { expect, test, vi } from 'vitest';
import { dataFolder } from '~scripts/lib/data-folder';
import { readSiteSettings } from '~scripts/settings/site-settings';
import { formatHeaders, parseHost, formatNetlifyRedirects, formatVercelConfig } from './host-files';
import type { HeaderRule } from './host-rules';

const siteSettings = readSiteSettings({ dataFolder, environment: {} });

const rules: readonly HeaderRule[] = [
  { path: '/*', headers: { 'Referrer-Policy': 'same-origin', 'X-Robots-Tag': 'noindex' } },
  { path: '/icon.svg', headers: { 'Cache-Control': 'no-cache' }, requiresFile: true },
];

test('_headers has the path of each rule with its headers below, and more rules than Cloudflare reads cause a warning', () => {
  expect(formatHeaders(rules).split('\n').slice(1)).toEqual([
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
  expect(formatHeaders(many)).toContain('/100\n');
  expect(warn.mock.calls).toEqual([[expect.stringContaining('101 rules, of which Cloudflare Pages reads 100')]]);
});

test('_redirects has a 404 page for the folder of each further language', () => {
  expect(formatNetlifyRedirects(siteSettings).trimEnd().split('\n').slice(1)).toEqual([
    '/es/* /es/404.html 404',
    '/fr/* /fr/404.html 404',
  ]);
});

test('the routes of Vercel are in order: headers of every response, pages by name, headers of files, 404 pages', () => {
  expect(JSON.parse(formatVercelConfig(siteSettings, rules))).toEqual({
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

test('an unknown host is an error that lists the supported hosts', () => {
  expect(() => parseHost('other')).toThrow(
    '--host: other is none of cloudflare-pages, github-pages, netlify, nginx, vercel',
  );
});
