/** Tests that the headers and redirects of one table come out in the format of each host; nginx itself runs in nginx-rules.test.ts. */
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
import { createHeaderRules, getHeaders } from './host-rules';
import { createRedirectRules, findRedirectTarget } from './redirect-rules';

const siteSettings = {
  ...readSiteSettings({ dataFolder, environment: { BASE_PATH: '/repo/' } }),
  redirects: [
    { path: '/caf%C3%A9', query: '', to: '/es/about#vision' },
    { path: '/report.pdf', query: '', to: '/about' },
    { path: '/', query: 'p=12&lang=es', to: '/news' },
    { path: '/contact', query: '', to: '/contact', isAtRoot: true },
  ] as const,
};
const headers = createHeaderRules(siteSettings);

/** The redirects in the format of Cloudflare Pages, and of Netlify but for those with a query. */
const redirectLines = [
  '/repo/caf%C3%A9 /repo/es/about#vision 301',
  '/repo/caf%C3%A9/ /repo/es/about#vision 301',
  // The former site may have been at the root of the host.
  '/caf%C3%A9 /repo/es/about#vision 301',
  '/caf%C3%A9/ /repo/es/about#vision 301',
  '/repo/report.pdf /repo/about 301',
  '/report.pdf /repo/about 301',
  '/contact /repo/contact 301',
  '/contact/ /repo/contact 301',
];

const getLines = (file: string) => file.trimEnd().split('\n').slice(1);

/** Reads `_headers` into the form of the table. */
const parseHeaders = (file: string) =>
  getLines(file)
    .join('\n')
    .split('\n\n')
    .map((block) => {
      const [path = '', ...lines] = block.trim().split('\n  ');
      const pairs = lines.map((line) => line.split(/: (.*)/, 2) as [string, string]);
      return { path, headers: Object.fromEntries(pairs) };
    });

test('Netlify and Cloudflare Pages read every header from _headers', () => {
  expect(parseHeaders(formatHeaders(headers))).toEqual(headers.map(({ path, headers }) => ({ path, headers })));
});

test('more headers than Cloudflare Pages reads cause a warning', () => {
  const many = Array.from({ length: 101 }, (_, place) => ({ path: `/${place}`, headers: {} }));
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  expect(formatHeaders(many)).toContain('/100\n');
  expect(warn.mock.calls).toEqual([[expect.stringContaining('101 rules, of which Cloudflare Pages reads 100')]]);
});

test('Netlify reads redirects, those with a query first, then the 404 page for the folder of each further language', () => {
  expect(getLines(formatNetlifyRedirects(siteSettings))).toEqual([
    '/repo/ p=12 lang=es /repo/news 301',
    '/ p=12 lang=es /repo/news 301',
    ...redirectLines,
    '/repo/es/* /repo/es/404.html 404',
    '/repo/fr/* /repo/fr/404.html 404',
  ]);
});

test('Cloudflare Pages reads redirects without a query, as it has no rules for queries', () => {
  expect(getLines(formatCloudflareRedirects(siteSettings))).toEqual(redirectLines);
});

test('Vercel reads headers, redirects, pages by name, headers of files and 404 pages, in this order', () => {
  const { routes } = JSON.parse(formatVercelConfig(siteSettings, headers)) as { routes: readonly object[] };
  const firstHeaders = { src: '^/repo/.*$', headers: headers[0]?.headers, continue: true };
  expect(routes[0]).toEqual(firstHeaders);
  const query = [
    { type: 'query', key: 'p', value: '12' },
    { type: 'query', key: 'lang', value: 'es' },
  ];
  const start = headers.filter(({ requiresFile }) => requiresFile !== true).length;
  expect(routes.slice(start, start + 3)).toEqual([
    { src: '^/repo/$', has: query, headers: { Location: '/repo/news' }, status: 301 },
    { src: '^/$', has: query, headers: { Location: '/repo/news' }, status: 301 },
    { src: '^/repo/caf%C3%A9$', headers: { Location: '/repo/es/about#vision' }, status: 301 },
  ]);
  expect(routes).toHaveLength(headers.length + 2 + redirectLines.length + 8);
  expect(routes.slice(-3)).toEqual([
    { src: '^/repo/es/.*$', dest: '/repo/es/404.html', status: 404 },
    { src: '^/repo/fr/.*$', dest: '/repo/fr/404.html', status: 404 },
    { src: '^/repo/.*$', dest: '/repo/404.html', status: 404 },
  ]);
});

test('the preview sends the headers and redirects of the table', () => {
  const rules = createRedirectRules(siteSettings);
  const find = (address: string) => findRedirectTarget(rules, new URL(address, 'https://a.example'));
  expect(find('/repo/caf%C3%A9/?utm=1')).toBe('/repo/es/about#vision');
  expect(find('/?p=12&lang=es')).toBe('/repo/news');
  expect([find('/repo/?p=12'), find('/repo/contact')]).toEqual([undefined, undefined]);
  expect(getHeaders(headers, '/repo/assets/a.js')['Cache-Control']).toContain('immutable');
});

test('an unknown host is an error that lists the supported hosts', () => {
  expect(() => parseHost('other')).toThrow(
    '--host: other is none of cloudflare-pages, github-pages, netlify, nginx, vercel',
  );
});
