import { describe, expect, test } from 'vitest';
import { renderToString } from 'react-dom/server';
import { createElement } from 'react';
import { attributes } from '../../../src/boot/contract';
import { jsonLd } from '../../../src/seo/structured-data';
import { composePage, type PageFrame } from './compose-page';
import { splitMarkup } from '../adapter/split-markup';

/** What string replacement would expand, what would end an element, and what HTML has to escape. */
const headline = `US$"10M" & US$'s $& $$ $1 $\` $<n> </script><!-- </title>`;
const escaped = `US$&quot;10M&quot; &amp; US$&#x27;s $&amp; $$ $1 $\` $&lt;n&gt; &lt;/script&gt;&lt;!-- &lt;/title&gt;`;

const data = jsonLd([{ '@type': 'Article', headline }]);
const frame: PageFrame = {
  language: 'en-US',
  files: ['/repo/assets/app.js'],
  boot: 'start("$&")',
  fontStylesheet: '',
  preconnect: [],
};

/** A page as React renders it: what is hoisted to the head comes first. */
function render(): string {
  return renderToString(
    createElement(
      'main',
      null,
      createElement('title', null, headline),
      createElement('style', { href: 'global', precedence: 'global' }, '.b{content:"$&"}'),
      createElement('meta', { name: 'description', content: headline }),
      createElement('link', { rel: 'canonical', href: 'https://a.example/' }),
      createElement('script', { type: 'application/ld+json', dangerouslySetInnerHTML: { __html: data } }),
      createElement('h1', null, headline),
    ),
  );
}

const page = composePage({ markup: render(), rules: '.a{content:"$&, ;}"; color: red;}', ruleNames: ['css a'] }, frame);

describe('a page of dollars', () => {
  test('keeps its headline in title, description and body', () => {
    expect(page).toContain(`<title>${escaped}</title>`);
    expect(page).toContain(`content="${escaped}"`);
    expect(page).toContain(
      `<div id="root" data-server-rendered="true"><main><h1>${escaped}</h1></main></div></body></html>`,
    );
  });

  test('keeps it in its structured data, where nothing can end the element', () => {
    const blocks = [...page.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
      ([, text = '']) => text,
    );
    expect(blocks).toEqual([data]);
    expect(JSON.parse(data)).toEqual(expect.objectContaining({ '@context': 'https://schema.org' }));
    expect(JSON.stringify(JSON.parse(data))).toContain(JSON.stringify(headline));
    expect(data).not.toContain('<');
  });

  test('keeps it in script, style and addresses', () => {
    expect(page).toContain('<script>start("$&")</script>');
    expect(page).toContain(
      '<style data-s="" data-emotion="css a"></style><style>.b{content:"$&"}.a{content:"$&, ;}"; color: red}</style>',
    );
  });

  test.for([
    '<html',
    '<head',
    '<body',
    '<title>',
    '<h1>',
    'id="root"',
    'rel="canonical"',
    'name="description"',
    'application/ld+json',
  ])('holds %s once', (part) => {
    expect(page.split(part)).toHaveLength(2);
  });
});

test('a page begins with what is needed first', () => {
  const places = [
    '<!doctype html>',
    '<meta charset="utf-8"/>',
    '<meta name="viewport"',
    '<title>',
    '<script>',
    '<style data-s',
    '<style>',
    'rel="canonical"',
    'ld+json',
    '</head><body>',
  ].map((part) => page.indexOf(part));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(places).not.toContain(-1);
  // HTML standard, "specifying the document's character encoding": within the first 1,024 bytes.
  expect(page.indexOf('charset')).toBeLessThan(1_024);
});

const block = (name: string) => `<script type="application/ld+json">{"name":"${name}"}</script>`;

describe('the taking apart', () => {
  test('leaves an element of the body where it is, even one that could stand in the head', () => {
    const { head, body } = splitMarkup(
      '<title>a</title><meta name="b" content="c"/><div><link rel="d"/><title>e</title></div>',
    );
    expect(head).toEqual(['<meta name="b" content="c"/>']);
    expect(body).toBe('<div><link rel="d"/><title>e</title></div>');
  });

  test('takes every block of structured data out of the body, in order', () => {
    const { data: blocks, body } = splitMarkup(`<title>a</title><div>${block('one')}<p>b</p>${block('two')}</div>`);
    expect(blocks).toEqual([block('one'), block('two')]);
    expect(body).toBe('<div><p>b</p></div>');
  });

  test("leaves the router's data of no loaders out", () => {
    const { body } = splitMarkup(
      '<title>a</title><div></div><script>window.__staticRouterHydrationData = JSON.parse("{}");</script>',
    );
    expect(body).toBe('<div></div>');
  });

  test('stops at a page without title', () => {
    expect(() => splitMarkup('<meta name="a" content="b"/><div></div>')).toThrow('prerender: the page has no title');
  });
});

describe('other hosts', () => {
  test('a font provider is connected to ahead, and its stylesheet does not hold up the first paint', () => {
    const page = composePage(
      { markup: render(), rules: '', ruleNames: [] },
      { ...frame, fontStylesheet: 'https://fonts.example/css?a=1&b=2', preconnect: ['https://fonts.example'] },
    );
    expect(page).toContain('<link rel="preconnect" href="https://fonts.example" crossorigin/>');
    expect(page).toContain(
      `<link rel="stylesheet" href="https://fonts.example/css?a=1&amp;b=2" media="print" ${attributes.lateStylesheet}/>`,
    );
    expect(page).toContain(
      '<noscript><link rel="stylesheet" href="https://fonts.example/css?a=1&amp;b=2"/></noscript>',
    );
  });

  test('without one there is neither', () => {
    const page = composePage({ markup: render(), rules: '', ruleNames: [] }, frame);
    expect(page).not.toContain('preconnect');
    expect(page).not.toContain('rel="stylesheet"');
  });
});
