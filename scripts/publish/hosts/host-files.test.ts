/** Tests the configuration files of hosts. tests/browser/build/hosts.test.ts runs nginx with the rules of a built site. */
import { expect, test, vi } from 'vitest';
import { dataFolder } from '~scripts/lib/data-folder';
import { readSiteSettings } from '~scripts/settings/site-settings';
import {
  formatCloudflareRedirects,
  formatHeaders,
  formatNetlifyRedirects,
  formatVercelConfig,
  parseHost,
} from './host-files';
import type { HeaderRule } from './host-rules';
import { formatNginxRules } from './nginx-rules';

const siteSettings = {
  ...readSiteSettings({ dataFolder, environment: { BASE_PATH: '/repo/' } }),
  redirects: [
    { path: '/caf%C3%A9', query: '', to: '/es/about#vision' },
    { path: '/report.pdf', query: '', to: '/about' },
    { path: '/', query: 'p=12&lang=es', to: '/news' },
  ],
};

const rules: readonly HeaderRule[] = [
  { path: '/repo/*', headers: { 'Referrer-Policy': 'same-origin', 'X-Robots-Tag': 'noindex' } },
  { path: '/repo/icon.svg', headers: { 'Cache-Control': 'no-cache' }, requiresFile: true },
];

const getRules = (file: string) => file.trimEnd().split('\n').slice(1);

test('_headers has the path of each rule with its headers below, and more rules than Cloudflare reads cause a warning', () => {
  expect(getRules(formatHeaders(rules))).toEqual([
    '/repo/*',
    '  Referrer-Policy: same-origin',
    '  X-Robots-Tag: noindex',
    '',
    '/repo/icon.svg',
    '  Cache-Control: no-cache',
  ]);
  const many = Array.from({ length: 101 }, (_, place) => ({ path: `/${place}`, headers: {} }));
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  expect(formatHeaders(many)).toContain('/100\n');
  expect(warn.mock.calls).toEqual([[expect.stringContaining('101 rules, of which Cloudflare Pages reads 100')]]);
});

test('Netlify reads redirects, those with a query first, then the 404 page for the folder of each further language', () => {
  expect(getRules(formatNetlifyRedirects(siteSettings))).toEqual([
    '/repo/ p=12 lang=es /repo/news 301',
    '/repo/caf%C3%A9 /repo/es/about#vision 301',
    '/repo/caf%C3%A9/ /repo/es/about#vision 301',
    '/repo/report.pdf /repo/about 301',
    '/repo/es/* /repo/es/404.html 404',
    '/repo/fr/* /repo/fr/404.html 404',
  ]);
});

test('Cloudflare Pages reads redirects without a query, as it has no rules for queries', () => {
  expect(getRules(formatCloudflareRedirects(siteSettings))).toEqual([
    '/repo/caf%C3%A9 /repo/es/about#vision 301',
    '/repo/caf%C3%A9/ /repo/es/about#vision 301',
    '/repo/report.pdf /repo/about 301',
  ]);
});

test('Vercel reads headers of every response, redirects, pages by name, headers of files, 404 pages, in this order', () => {
  const toCafe = { headers: { Location: '/repo/es/about#vision' }, status: 301 };
  expect(JSON.parse(formatVercelConfig(siteSettings, rules))).toEqual({
    version: 3,
    routes: [
      { src: '^/repo/.*$', headers: rules[0]?.headers, continue: true },
      {
        src: '^/repo/$',
        has: [
          { type: 'query', key: 'p', value: '12' },
          { type: 'query', key: 'lang', value: 'es' },
        ],
        headers: { Location: '/repo/news' },
        status: 301,
      },
      { src: '^/repo/caf%C3%A9$', ...toCafe },
      { src: '^/repo/caf%C3%A9/$', ...toCafe },
      { src: String.raw`^/repo/report\.pdf$`, headers: { Location: '/repo/about' }, status: 301 },
      { src: '^/repo/_headers$', status: 404 },
      { handle: 'filesystem' },
      { src: '^(/.+?)/?$', dest: '$1.html', check: true },
      { handle: 'hit' },
      { src: String.raw`^/repo/icon\.svg$`, headers: rules[1]?.headers, continue: true },
      { handle: 'error' },
      { src: '^/repo/es/.*$', dest: '/repo/es/404.html', status: 404 },
      { src: '^/repo/fr/.*$', dest: '/repo/fr/404.html', status: 404 },
      { src: '^/repo/.*$', dest: '/repo/404.html', status: 404 },
    ],
  });
});

test('nginx compares decoded paths, and the whole address if there is a query', () => {
  const lines = getRules(formatNginxRules(siteSettings, rules));
  expect(lines).toContain(String.raw`if ($request_uri ~ "^/repo/\\?p=12&lang=es$") { return 301 "/repo/news"; }`);
  expect(lines).toContain('location = "/repo/café" { return 301 "/repo/es/about#vision"; }');
  expect(lines).toContain('location = "/repo/café/" { return 301 "/repo/es/about#vision"; }');
});

test('an unknown host is an error that lists the supported hosts', () => {
  expect(() => parseHost('other')).toThrow(
    '--host: other is none of cloudflare-pages, github-pages, netlify, nginx, vercel',
  );
});
