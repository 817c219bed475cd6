import { describe, expect, test } from 'vitest';
import { isPreviewDeployment } from '~scripts/settings/build-settings';
import { readSite } from '~scripts/settings/read-settings';
import { headerRules, headersFor, patternOf } from './host-rules';

describe.for(['/', '/repo/'])('the headers under %s', (base) => {
  const rules = headerRules(readSite({ BASE_PATH: base }));
  const at = (path: string) => headersFor(rules, base + path);
  const resource = (path: string) => at(path)['Cross-Origin-Resource-Policy'];
  const everyKind = [
    '',
    'es/',
    'es/about',
    'news',
    'news/haiti/economy',
    'nowhere',
    'assets/a.js',
    'samples/scheduling.html',
    'feeds/haiti.json',
    'news-data/haiti/all/1.json',
  ];

  test('say for every file what only headers can say, each once, as hosts join the values by a comma', () => {
    for (const path of everyKind) {
      const names = rules
        .filter((rule) => new RegExp(patternOf(rule.path)).test(base + path))
        .flatMap(({ headers }) => Object.keys(headers));
      expect(names).toEqual([...new Set(names)]);
      expect(at(path)).toMatchObject({
        'Strict-Transport-Security': 'max-age=63072000',
        'X-Content-Type-Options': 'nosniff',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Cross-Origin-Embedder-Policy': 'credentialless',
        'Permissions-Policy': expect.stringMatching(/camera=\(\)/),
      });
    }
  });

  test('let no other site frame anything, and keep the heart of the policy in less than 300 bytes', () => {
    for (const path of everyKind) {
      const policy = at(path)['Content-Security-Policy'] ?? '';
      for (const directive of [
        "frame-ancestors 'self'",
        "script-src-attr 'none'",
        "object-src 'none'",
        "base-uri 'none'",
      ])
        expect(policy.split('; ')).toContain(directive);
      expect(policy.length).toBeLessThan(300);
    }
  });

  test('let other sites show what is made for them, and nothing else', () => {
    expect(['', 'es/about', 'assets/a.woff2'].map(resource)).toEqual(Array(3).fill('same-origin'));
    const shown = ['share/fr/about.jpg', 'favicon.svg', 'icon-512.png', 'feeds/haiti.xml', 'samples/scheduling.html'];
    expect(shown.map(resource)).toEqual(Array(5).fill('cross-origin'));
  });

  test('leave the page that says that a file is missing alone', () => {
    expect(headersFor(rules, `${base}assets/gone.js`, false)).not.toHaveProperty('Cache-Control');
  });

  test('name the formats that hosts do not know', () => {
    const typed = ['feeds/haiti.xml', 'feeds/haiti.json', 'site.es.webmanifest', 'feeds/nowhere.xml'];
    expect(typed.map((path) => at(path)['Content-Type'])).toEqual([
      'application/atom+xml',
      'application/feed+json',
      'application/manifest+json',
      undefined,
    ]);
  });

  test('let browsers keep hashed files alone, and ask for the lists of the news, whose names stay', () => {
    expect(at('assets/a.js')['Cache-Control']).toBe('public, max-age=31536000, immutable');
    expect(at('news-data/haiti/all.json')['Cache-Control']).toBe('no-cache');
    expect(Object.keys(at(''))).not.toContain('Cache-Control');
  });
});

test('a frame of another host is not asked for headers it does not send', () => {
  const rules = headerRules(readSite({ SCHEDULING_URL: 'https://book.example/alisio' }));
  expect(headersFor(rules, '/')).not.toHaveProperty('Cross-Origin-Embedder-Policy');
});

test('a deployment for a pull request is kept out of search engines, and no other', () => {
  const site = readSite({});
  for (const isPreview of [true, false]) {
    expect('X-Robots-Tag' in headersFor(headerRules(site, isPreview), '/es/about')).toBe(isPreview);
  }
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
  const site = readSite({});
  const paths = (feeds: boolean) =>
    headerRules({ ...site, features: { ...site.features, feeds } }).map(({ path }) => path);
  expect(paths(true).some((path) => path.startsWith('/feeds/'))).toBe(true);
  expect(paths(false).some((path) => path.startsWith('/feeds/'))).toBe(false);
});
