/** Tests that the headers of one table come out in the format of each host; nginx itself runs in nginx-rules.test.ts. */
import { expect, test, vi } from 'vitest';
import { dataFolder } from '~scripts/lib/data-folder';
import { readSiteSettings } from '~scripts/settings/site-settings';
import { formatHeaders, formatNetlifyRedirects, formatVercelConfig, parseHost } from './host-files';
import { createHeaderRules } from './host-rules';

const siteSettings = readSiteSettings({ dataFolder, environment: { BASE_PATH: '/repo/' } });
const headers = createHeaderRules(siteSettings);

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

test('Netlify reads the 404 page for the folder of each further language', () => {
  expect(getLines(formatNetlifyRedirects(siteSettings))).toEqual([
    '/repo/es/* /repo/es/404.html 404',
    '/repo/fr/* /repo/fr/404.html 404',
  ]);
});

test('Vercel reads headers, pages by name, headers of files and 404 pages, in this order', () => {
  const { routes } = JSON.parse(formatVercelConfig(siteSettings, headers)) as { routes: readonly object[] };
  const firstHeaders = { src: '^/repo/.*$', headers: headers[0]?.headers, continue: true };
  expect(routes[0]).toEqual(firstHeaders);
  expect(routes).toHaveLength(headers.length + 8);
  expect(routes.slice(-3)).toEqual([
    { src: '^/repo/es/.*$', dest: '/repo/es/404.html', status: 404 },
    { src: '^/repo/fr/.*$', dest: '/repo/fr/404.html', status: 404 },
    { src: '^/repo/.*$', dest: '/repo/404.html', status: 404 },
  ]);
});

test('an unknown host is an error that lists the supported hosts', () => {
  expect(() => parseHost('other')).toThrow(
    '--host: other is none of cloudflare-pages, github-pages, netlify, nginx, vercel',
  );
});
