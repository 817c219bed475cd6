import { expect, test } from 'vitest';
import { dataFolder } from '~scripts/lib/data-folder';
import { isPreviewDeployment } from '~scripts/settings/build-settings';
import { readSiteSettings } from '~scripts/settings/site-settings';
import { headerRules, headersFor, patternOf } from './host-rules';

const base = '/repo/';
const siteSettings = readSiteSettings({ dataFolder, environment: { BASE_PATH: base } });
const rules = headerRules(siteSettings);

/** What only headers can say, of every file and of the page that says that there is none. */
const everywhere = {
  'Strict-Transport-Security': 'max-age=63072000',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), usb=()',
  'Content-Security-Policy':
    "object-src 'none'; script-src-attr 'none'; base-uri 'none'; form-action 'self' mailto:; frame-ancestors 'self'",
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'credentialless',
};

const own = { 'Cross-Origin-Resource-Policy': 'same-origin' };
/** What other sites show. */
const shared = { 'Cross-Origin-Resource-Policy': 'cross-origin' };

test.for([
  ['', own],
  ['es/', own],
  ['es/about', own],
  ['en/about', own],
  ['news/haiti/economy', own],
  ['assets/a.js', { ...own, 'Cache-Control': 'public, max-age=31536000, immutable' }],
  ['news-data/haiti/all/1.json', { ...own, 'Cache-Control': 'no-cache' }],
  ['share/fr/about.jpg', shared],
  ['favicon.svg', shared],
  ['icon-512.png', shared],
  ['samples/scheduling.html', shared],
  ['feeds/haiti.xml', { ...shared, 'Content-Type': 'application/atom+xml' }],
  ['feeds/haiti.json', { ...shared, 'Content-Type': 'application/feed+json' }],
  ['feeds/nowhere.xml', shared],
  ['site.es.webmanifest', { 'Content-Type': 'application/manifest+json' }],
  ['nowhere', {}],
] as const)('/repo/%s has its headers, each once, as hosts join the values by a comma', ([path, headers]) => {
  expect(headersFor(rules, base + path)).toEqual({ ...everywhere, ...headers });
  const names = rules
    .filter((rule) => new RegExp(patternOf(rule.path)).test(base + path))
    .flatMap((rule) => Object.keys(rule.headers));
  expect(names).toEqual([...new Set(names)]);
});

test('the page that says that a file is missing is not kept as that would be', () => {
  expect(headersFor(rules, `${base}assets/gone.js`, false)).toEqual(everywhere);
});

test('a deployment for a pull request is kept out of search engines, and no other', () => {
  expect(headersFor(headerRules(siteSettings, true), `${base}es/about`)).toMatchObject({ 'X-Robots-Tag': 'noindex' });
  expect(
    [
      { NETLIFY: 'true', CONTEXT: 'deploy-preview' },
      { VERCEL_ENV: 'preview' },
      { NETLIFY: 'true', CONTEXT: 'production' },
      { VERCEL_ENV: 'production' },
      { CONTEXT: 'of another program' },
    ].map(isPreviewDeployment),
  ).toEqual([true, true, false, false, false]);
});

test('a site without feeds has no rules for them', () => {
  const { site } = siteSettings;
  const withoutFeeds = headerRules({
    ...siteSettings,
    site: { ...site, features: { ...site.features, feeds: false } },
  });
  expect(withoutFeeds.filter(({ path }) => path.includes('/feeds/'))).toEqual([]);
});
