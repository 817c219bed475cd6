import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { attributes } from '~/boot/contract';
import { jsonLd } from '~/seo/structured-data';
import type { RenderedPage } from '~scripts/build/adapter/render-site';
import { splitMarkup } from '~scripts/build/adapter/split-markup';
import { composePage, type PageFrame } from './compose-page';

/** What string replacement would expand, what would end an element, and what HTML has to escape. */
const headline = `US$"10M" & US$'s $& $$ $1 $\` $<n> </script><!-- </title>`;
const escaped = `US$&quot;10M&quot; &amp; US$&#x27;s $&amp; $$ $1 $\` $&lt;n&gt; &lt;/script&gt;&lt;!-- &lt;/title&gt;`;

const data = jsonLd([{ '@type': 'Article', headline }]);
const frame: PageFrame = {
  language: 'en-US',
  files: ['/repo/assets/vendor.js', '/repo/assets/app.js'],
  boot: '<script>start("$&")</script>',
  fontStylesheet: '',
  preconnect: [],
};

function render(ownRules: string): RenderedPage {
  const markup = renderToString(
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
  const { body, rules, ...parts } = splitMarkup(markup);
  return {
    ...parts,
    path: '/',
    rules: rules + ownRules,
    root: `<div id="root">${body}</div>`,
    modules: [],
    scripts: [],
  };
}

const page = composePage(render('.a{content:"$&, ;}"; color: red;}'), frame);

test('rules are sent in a form that the oldest browsers read', () => {
  const rules =
    '@media (min-width:48rem){a{text-decoration:underline;text-decoration-thickness:2px}}html{color-scheme:light;-webkit-text-size-adjust:100%}';
  expect(composePage(render(rules), frame)).toContain(rules);
});

describe('a page with special characters', () => {
  test('keeps its headline in title, description and body', () => {
    expect(page).toContain(`<title>${escaped}</title>`);
    expect(page).toContain(`content="${escaped}"`);
    expect(page).toContain(`<div id="root"><main><h1>${escaped}</h1></main></div></body></html>`);
  });

  test('keeps it in its structured data, where nothing can end the element', () => {
    const blocks = [...page.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
    expect(blocks.map(([, text]) => text)).toEqual([data]);
    expect(data).not.toContain('<');
    expect(JSON.parse(data)).toMatchObject({ '@graph': [{ headline }] });
  });

  test('keeps it in script and style', () => {
    expect(page).toContain('<script>start("$&")</script>');
    expect(page).toContain('<style>.b{content:"$&"}.a{content:"$&, ;}";color:red}</style>');
  });
});

test('a page holds each part once, with what is needed first at the start', () => {
  const parts = [
    '<!doctype html>',
    '<meta charset="utf-8"/>',
    '<meta name="viewport"',
    '<title>',
    '<script>',
    '<style>',
    'rel="canonical"',
    'ld+json',
    '</head><body>',
    'id="root"',
  ];
  expect(parts.filter((part) => page.split(part).length !== 2)).toEqual([]);
  const places = parts.map((part) => page.indexOf(part));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});

describe('other hosts', () => {
  test('a font provider is connected to ahead, and its stylesheet does not hold up the first paint', () => {
    const page = composePage(render(''), {
      ...frame,
      fontStylesheet: 'https://fonts.example/css?a=1&b=2',
      preconnect: ['https://fonts.example'],
    });
    expect(page).toContain('<link rel="preconnect" href="https://fonts.example" crossorigin/>');
    expect(page).toContain(
      `<link rel="stylesheet" href="https://fonts.example/css?a=1&#38;b=2" media="print" ${attributes.lateStylesheet}/>`,
    );
    expect(page).toContain(
      '<noscript><link rel="stylesheet" href="https://fonts.example/css?a=1&#38;b=2"/></noscript>',
    );
  });

  test('without one there is neither', () => {
    const page = composePage(render(''), frame);
    expect(page).not.toContain('preconnect');
    expect(page).not.toContain('rel="stylesheet"');
  });
});

test('a page in development is loaded by its own scripts, after the boot script', () => {
  const served = composePage(
    { ...render(''), scripts: ['<script type="module" src="/main.tsx"></script>'] },
    { ...frame, files: [] },
  );
  expect(served).not.toContain(attributes.files);
  expect(served.indexOf('/main.tsx')).toBeGreaterThan(served.indexOf(frame.boot));
});
