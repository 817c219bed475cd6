import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { parseSite } from '~/config/parseSite';
import { toastStyles } from '~scripts/build/adapter/toast-styles';
import { hashSource, inlineCodeOf } from './inline-code';
import { addPolicy } from './page-policy';

const head = '<!doctype html><html lang="en"><head><meta charset="utf-8"/>';
const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}'`;
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
  const site = parseSite({});
  const html = addPolicy(page('<script>a</script>'), site, '<script>a</script>');

  test('has it right after its encoding, with its script and the styles of toasts, and is otherwise as it was', () => {
    const [before, policy = '', after] = html.split(/<meta http-equiv="Content-Security-Policy" content="([^"]*)"\/>/);
    expect(before).toBe(head);
    expect(`${before}${after}`).toBe(page('<script>a</script>'));
    expect(policy).toContain(`script-src 'self' ${sha256('a')};`);
    expect(policy).toContain(hashSource(toastStyles));
  });

  test('is not made of a page without encoding', () => {
    expect(() => addPolicy('<p>a</p>', site, '')).toThrow('prerender: the page does not name its encoding');
  });
});
