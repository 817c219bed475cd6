import { createHash } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { readSettings } from '~tests/support/site';
import { composeContentPolicy, composeDevelopmentPolicy } from './content-policy';

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}'`;

const code = { scripts: ["start('é $&')"], styles: [".a{content:'<'}"] };
const boot = sha256("start('é $&')");

function readDirectives(changes: Parameters<typeof readSettings>[0]): Readonly<Record<string, string>> {
  const policy = composeContentPolicy(readSettings(changes), code);
  // No configuration allows all inline code, or evaluation.
  expect(policy.replace("style-src-attr 'unsafe-inline'", '')).not.toMatch(/unsafe-|\s\*|http:|data:/);
  return Object.fromEntries(
    policy.split('; ').map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1).join(' ')]),
  );
}

test('by default, a page may request nothing from other hosts but pictures of the news', () => {
  expect(readDirectives({})).toEqual({
    'default-src': "'none'",
    'script-src': `'self' ${boot}`,
    'style-src': `'self' ${sha256(".a{content:'<'}")} ${sha256('')}`,
    'style-src-attr': "'unsafe-inline'",
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

test('in development scripts are allowed as in the built page, and styles as Vite inserts them', () => {
  const policy = composeDevelopmentPolicy(readSettings(), code.scripts).split('; ');
  expect(policy).toContain(`script-src 'self' ${boot}`);
  expect(policy).toContain("style-src 'self' 'unsafe-inline'");
  expect(policy).toContain("style-src-attr 'unsafe-inline'");
  expect(policy).toContain("connect-src 'self' ws:");
  expect(policy.join()).not.toContain('trusted-types');
});

test.for([
  ['liveNewsUrl', 'https://news.example:8443', 'connect-src', "'self' https://news.example:8443"],
  ['liveNewsUrl', '/news-relay', 'connect-src', "'self'"],
  ['schedulingUrl', 'https://book.example/alisio/30min', 'frame-src', 'https://book.example'],
] as const)('with %s=%s, the policy allows what the setting needs', ([name, value, directive, expectedValue]) => {
  expect(readDirectives({ [name]: value })[directive]).toEqual(expectedValue);
});

test('the policy allows one folder of scripts and the reports of the tag, and no trusted types, which the tag does not support', () => {
  const policy = readDirectives({ analyticsId: 'G-AB12CD34EF' });
  // Only this folder is allowed, because others can put scripts on the same host.
  expect(policy['script-src']).toBe(`'self' ${boot} https://www.googletagmanager.com/gtag/`);
  expect(policy['connect-src']).toContain(' https://*.google-analytics.com');
  expect(policy).not.toHaveProperty('trusted-types');
});

test('a page may send requests to the news service only if it calls the service itself', () => {
  const policy = readDirectives({ liveNewsToken: 'public-token' });
  expect(policy['connect-src']).toBe("'self' https://api.thenewsapi.com");
  expect(Object.values(policy).join()).not.toContain('public-token');
});

test.for([
  'https://a;require-trusted-types-for/v1',
  'https://a,b.example/',
  "https://a'b.example/",
  'https://*/v1',
  'https://*.example/v1',
])('an address that would write a directive or allow every host is refused, whoever sends it: %s', (liveNewsUrl) => {
  expect(() => composeContentPolicy({ ...readSettings(), liveNewsUrl }, code)).toThrow('content policy: ');
});

test('a source in a form that no directive has is refused', () => {
  const url = 'https://a.example';
  const settings = { ...readSettings(), liveNewsUrl: url };
  const origin = vi.spyOn(URL.prototype, 'origin', 'get');
  for (const source of ['https://a.example; script-src *', "'unsafe-eval' https:", 'data:text/html,x', '*']) {
    origin.mockReturnValue(source);
    expect(() => composeContentPolicy(settings, code)).toThrow(`cannot have the source ${JSON.stringify(source)}`);
  }
});
