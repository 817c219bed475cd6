import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { toastStyles } from '~generated/toastStyles';
import { readSite } from '~scripts/settings/read-site';
import { addPolicy, contentPolicy } from './content-policy';
import { inlineCodeOf } from './inline-code';

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}'`;

const code = { scripts: ["'sha256-boot'"], styles: ["'sha256-one'", "'sha256-two'"] };

function directivesOf(environment: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const policy = contentPolicy(readSite(environment), code);
  return Object.fromEntries(
    policy.split('; ').map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1).join(' ')]),
  );
}

test('as configured by default, the site asks nobody but itself, and shows pictures of the news', () => {
  expect(directivesOf({})).toEqual({
    'default-src': "'none'",
    'script-src': "'self' 'sha256-boot'",
    'style-src': `'self' 'sha256-one' 'sha256-two' ${sha256('')} ${sha256(toastStyles)}`,
    'img-src': "'self' https:",
    'font-src': "'self'",
    'connect-src': "'self'",
    'frame-src': "'self'",
    'manifest-src': "'self'",
    'form-action': "'self' mailto:",
    'base-uri': "'none'",
    'require-trusted-types-for': "'script'",
    'trusted-types': "'none'",
  });
});

test.for([
  ['LIVE_NEWS_URL', 'https://news.example:8443/v1/all?a=b', 'connect-src', "'self' https://news.example:8443"],
  ['LIVE_NEWS_URL', '/news-relay', 'connect-src', "'self'"],
  ['SCHEDULING_URL', 'https://book.example/alisio/30min', 'frame-src', 'https://book.example'],
  ['FONT_STYLESHEET_URL', 'https://fonts.example/css?family=A', 'font-src', "'self' https://fonts.example"],
  ['FONT_STYLESHEET_URL', 'https://fonts.googleapis.com/css2?family=A', 'font-src', "'self' https://fonts.gstatic.com"],
  ['ANALYTICS_ID', 'G-AB12CD34EF', 'script-src', "'self' 'sha256-boot' https://www.googletagmanager.com"],
] as const)('a policy with %s=%s has what it needs', ([name, value, directive, wanted]) => {
  expect(directivesOf({ [name]: value })[directive]).toBe(wanted);
});

test('a font provider may send its style sheet, and analytics reports, without trusted types, which its tag lacks', () => {
  const fonts = directivesOf({ FONT_STYLESHEET_URL: 'https://fonts.googleapis.com/css2' });
  expect(fonts['style-src']).toMatch(/ https:\/\/fonts\.googleapis\.com$/);
  const analytics = directivesOf({ ANALYTICS_ID: 'G-AB12CD34EF' });
  expect(analytics['connect-src']).toContain('https://*.google-analytics.com');
  expect(analytics).not.toHaveProperty('require-trusted-types-for');
});

test('a site without news shows no pictures of others, and asks for no news', () => {
  const site = readSite({ LIVE_NEWS_URL: 'https://news.example/' });
  const policy = contentPolicy({ ...site, features: { ...site.features, news: false } }, code);
  expect(policy).toContain("img-src 'self'; ");
  expect(policy).toContain("connect-src 'self'; ");
});

test('no configuration allows inline code or evaluation at large', () => {
  const everything = {
    ANALYTICS_ID: 'G-AB12CD34EF',
    FONT_STYLESHEET_URL: 'https://fonts.example/',
    LIVE_NEWS_URL: 'https://news.example/',
    SCHEDULING_URL: 'https://book.example/',
  };
  expect(contentPolicy(readSite(everything), code)).not.toMatch(/unsafe-|\s\*|http:|data:/);
});

const head = '<!doctype html><html lang="en"><head><meta charset="utf-8"/>';
const page = (inside: string) => `${head}<title>a</title>${inside}</head><body><p>b</p></body></html>`;

describe('what a page runs and paints inline', () => {
  test('is hashed as it stands between the tags, each text once', () => {
    const html = page(
      "<script>start('é $&')</script><style data-emotion=\"css a\">.a{content:'<'}</style><style>.a{}</style><style>.a{}</style>",
    );
    expect(inlineCodeOf(html, "<script>start('é $&')</script>")).toEqual({
      scripts: [sha256("start('é $&')")],
      styles: [sha256(".a{content:'<'}"), sha256('.a{}')],
    });
  });

  test('is no script that got into the page by another way: the build stops', () => {
    const known = '<script>start()</script><script type="speculationrules">{}</script>';
    const html = page(`${known}<script>steal()</script>`);
    expect(() => inlineCodeOf(html, known)).toThrow('prerender: a script that the build has not written: steal()');
    expect(inlineCodeOf(page(known), known).scripts).toHaveLength(2);
  });

  test.for([
    '<p style="color:red">a</p>',
    '<img alt="a" style=""/>',
    '<button type="button" onclick="a()">b</button>',
    '<body onload="a()">',
  ])('is not %s: the build stops', (element) => {
    expect(() => inlineCodeOf(page(element), '')).toThrow('prerender: a policy blocks code in attributes, as in <');
  });

  test.for([
    '<script type="application/ld+json">{"a":"<style>"}</script>',
    '<meta name="description" content="a style=b onclick=c"/>',
    '<p title="one online=two">if style=&quot;a&quot; and onload=b</p>',
  ])('is not data or text that looks like it: %s', (text) => {
    expect(inlineCodeOf(page(text), '')).toEqual({ scripts: [], styles: [] });
  });
});

describe('a page with its policy', () => {
  const site = readSite({});
  const html = addPolicy(page('<script>a</script>'), site, '<script>a</script>');

  test('has it right after its encoding, with its script and the styles of toasts, and is otherwise as it was', () => {
    const [before, policy = '', after] = html.split(/<meta http-equiv="Content-Security-Policy" content="([^"]*)"\/>/);
    expect(before).toBe(head);
    expect(`${before}${after}`).toBe(page('<script>a</script>'));
    expect(policy).toContain(`script-src 'self' ${sha256('a')};`);
    expect(policy).toContain(sha256(toastStyles));
  });

  test('is not made of a page without encoding', () => {
    expect(() => addPolicy('<p>a</p>', site, '')).toThrow('prerender: the page does not name its encoding');
  });
});
