import { expect, test } from 'vitest';
import { readSite } from '~tests/support/site';
import { createHeaderRules, formatHeaders, getHeaders, toRegExp } from './headers';

const base = '/repo/';
const site = readSite({ BASE_PATH: base });
const rules = createHeaderRules(site);

/** The headers of every response, also of 404 pages. */
const common = {
  'Strict-Transport-Security': 'max-age=63072000',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), usb=()',
  'Content-Security-Policy':
    "object-src 'none'; script-src-attr 'none'; base-uri 'none'; form-action 'self' mailto:; frame-ancestors 'self'",
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'credentialless',
};

const sameOrigin = { 'Cross-Origin-Resource-Policy': 'same-origin' };
/** Headers of files that other sites may show. */
const crossOrigin = { 'Cross-Origin-Resource-Policy': 'cross-origin' };

test.for([
  ['', sameOrigin],
  ['es/', sameOrigin],
  ['es/about', sameOrigin],
  ['en/about', sameOrigin],
  ['news/haiti/economy', sameOrigin],
  ['assets/a.js', { ...crossOrigin, 'Cache-Control': 'public, max-age=31536000, immutable' }],
  ['news-data/haiti/all/1.json', { ...sameOrigin, 'Cache-Control': 'no-cache' }],
  ['share.png', crossOrigin],
  ['feeds/haiti.xml', crossOrigin],
  ['feeds/press/es.xml', crossOrigin],
  ['favicon.svg', crossOrigin],
  ['icon-512.png', crossOrigin],
  ['samples/scheduling.html', crossOrigin],
  ['site.es.webmanifest', { 'Content-Type': 'application/manifest+json' }],
  ['nowhere', {}],
] as const)('/repo/%s has the headers of its rules, and no header is set twice', ([path, headers]) => {
  expect(getHeaders(rules, base + path)).toEqual({ ...common, ...headers });
  const names = rules
    .filter((rule) => toRegExp(rule.path).test(base + path))
    .flatMap((rule) => Object.keys(rule.headers));
  expect(names).toEqual([...new Set(names)]);
});

test('the 404 page at the address of a missing file does not have the caching headers of the file', () => {
  expect(getHeaders(rules, `${base}assets/gone.js`, false)).toEqual(common);
});

/** Reads `_headers` into the form of the table. */
const parseHeaders = (file: string) =>
  file
    .trimEnd()
    .split('\n')
    .slice(1)
    .join('\n')
    .split('\n\n')
    .map((block) => {
      const [path = '', ...lines] = block.trim().split('\n  ');
      const pairs = lines.map((line) => line.split(/: (.*)/, 2) as [string, string]);
      return { path, headers: Object.fromEntries(pairs) };
    });

test('Netlify and Cloudflare Pages read every header from _headers', () => {
  expect(parseHeaders(formatHeaders(rules))).toEqual(rules.map(({ path, headers }) => ({ path, headers })));
});
