import { describe, expect, test } from 'vitest';
import { parseSite } from '~/config/site';
import { headersFor, parseHeaderRules } from '~scripts/serve/header-rules';
import { builtPages } from './built-pages';
import { type BuiltPage, headerRules, headersFile } from './headers';

const pages: readonly BuiltPage[] = [
  { path: '/', file: 'index.html' },
  { path: '/es/', file: 'es/index.html' },
  { path: '/es/about', file: 'es/about.html' },
  { path: '/news', file: 'news.html' },
  { path: '/news/haiti/economy', file: 'news/haiti/economy.html' },
];

function answersFor(base: string) {
  const rules = parseHeaderRules(headersFile(headerRules(parseSite({ BASE_PATH: base }), pages)));
  return (path: string) => Object.fromEntries(headersFor(rules, [path]));
}

describe.for(['/', '/repo/'])('a host that reads _headers, base path %s', (base) => {
  const answer = answersFor(base);
  const at = (path: string) => answer(base + path);
  const resource = (path: string) => at(path)['cross-origin-resource-policy'];

  test('says for every file what only headers can say', () => {
    for (const path of ['', 'nowhere', 'assets/a.js', 'samples/scheduling.html', 'robots.txt']) {
      expect(at(path)).toMatchObject({
        'strict-transport-security': 'max-age=63072000',
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-embedder-policy': 'credentialless',
        'permissions-policy': expect.stringMatching(/clipboard-write=\(self\), .*camera=\(\)/),
      });
    }
  });

  test('lets nobody frame a page', () => {
    for (const page of ['', 'es/', 'es/about', 'news', 'news/', 'news/haiti/economy'])
      expect(at(page)['content-security-policy']).toBe("frame-ancestors 'none'");
    expect(Object.keys(at('samples/scheduling.html'))).not.toContain('content-security-policy');
    for (const path of ['es/about', 'samples/scheduling.html', 'nowhere'])
      expect(at(path)['x-frame-options']).toBe('SAMEORIGIN');
  });

  test('lets other sites show what is made for them, and nothing else', () => {
    expect(['', 'es/about', 'assets/a.woff2'].map(resource)).toEqual(Array(3).fill('same-origin'));
    const shown = ['share/fr/about.jpg', 'favicon.svg', 'icon-512.png', 'feeds/haiti.xml', 'samples/scheduling.html'];
    expect(shown.map(resource)).toEqual(Array(5).fill('cross-origin'));
  });

  test('keeps hashed files alone', () => {
    expect(at('assets/a.js')['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(Object.keys(at(''))).not.toContain('cache-control');
  });
});

test('a frame of another host is not asked for headers it does not send', () => {
  const text = headersFile(headerRules(parseSite({ SCHEDULING_URL: 'https://book.example/alisio' }), pages));
  expect(text).not.toContain('Embedder');
});

test('no path gets a header twice, which hosts would join by a comma', () => {
  const site = parseSite({});
  const rules = parseHeaderRules(headersFile(headerRules(site, pages)));
  for (const path of [
    '/',
    '/es/about',
    '/assets/a.js',
    '/samples/scheduling.html',
    '/share/fr/about.jpg',
    '/feeds/haiti.json',
  ]) {
    const names = rules.filter(({ pattern }) => pattern.test(path)).flatMap(({ set }) => set.map(({ name }) => name));
    expect(names).toEqual([...new Set(names)]);
  }
});

describe('what Cloudflare would not read', () => {
  test('stops the build: more than 100 rules', () => {
    const rules = Array.from({ length: 101 }, (_, place) => ({ path: `/${place}`, headers: [] }));
    expect(() => headersFile(rules)).toThrow('prerender: _headers has 101 rules; Cloudflare reads 100');
  });

  test('stops the build: a line of more than 2,000 characters', () => {
    const headers = [['Content-Security-Policy', 'a'.repeat(2_000)]] as const;
    expect(() => headersFile([{ path: '/', headers }])).toThrow(
      /a line of _headers has 2027 characters, Cloudflare reads 2000: {2,}Content-Security-Policy: a+…$/,
    );
  });
});

test('the rules of this site stay far below the hundred that hosts read', () => {
  expect(headerRules(parseSite({}), builtPages).length).toBeLessThan(40);
});
