import { describe, expect, test } from 'vitest';
import { headersFor, parseHeaderRules } from './header-rules';

const headersOf = (source: string, ...paths: string[]) =>
  Object.fromEntries(headersFor(parseHeaderRules(source), paths));

describe('header rules', () => {
  test('a rule applies to its path only', () => {
    const source = '/about\n  X-Page: about\n/news\n  X-Page: news\n';
    expect(headersOf(source, '/about')).toEqual({ 'x-page': 'about' });
    expect(headersOf(source, '/about/us')).toEqual({});
  });

  test('a star matches any rest, a placeholder one segment, and dots are dots', () => {
    const source = '/assets/*\n  X-A: 1\n/:lang/news\n  X-B: 2\n/a.txt\n  X-C: 3\n';
    expect(headersOf(source, '/assets/deep/file.js')).toEqual({ 'x-a': '1' });
    expect(headersOf(source, '/es/news')).toEqual({ 'x-b': '2' });
    expect(headersOf(source, '/es/x/news')).toEqual({});
    expect(headersOf(source, '/abtxt')).toEqual({});
  });

  test('rules add up, the same header is joined, and a removal takes it away', () => {
    const source =
      '/*\n  X-Robots-Tag: all\n  X-Frame-Options: DENY\n/a\n  X-Robots-Tag: noindex\n  ! X-Frame-Options\n';
    expect(headersOf(source, '/a')).toEqual({ 'x-robots-tag': 'all, noindex' });
    expect(headersOf(source, '/b')).toEqual({ 'x-robots-tag': 'all', 'x-frame-options': 'DENY' });
  });

  test('comments and blank lines are skipped, values keep their colons', () => {
    expect(
      headersOf(
        "# a comment\n\n/*\r\n  # another\r\n  Content-Security-Policy: default-src 'none'; img-src https:\r\n",
        '/',
      ),
    ).toEqual({
      'content-security-policy': "default-src 'none'; img-src https:",
    });
  });

  test('a rule counts once, however many spellings of the path it matches', () => {
    expect(headersOf('/*\n  X-A: 1\n', '/repo/about', '/about')).toEqual({ 'x-a': '1' });
  });

  test.each(['  X-Early: 1\n', '/*\n  no header\n'])('refuses %j and names the line', (source) => {
    expect(() => parseHeaderRules(source)).toThrow(/_headers, line \d/);
  });
});
