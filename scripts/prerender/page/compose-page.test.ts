import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { attributes } from '~/boot/contract';
import { jsonLd } from '~/seo/structured-data';
import type { RenderedPage } from '~scripts/prerender/adapter/render-site';
import { splitMarkup } from '~scripts/prerender/adapter/split-markup';
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
  news: { headline },
  policyOf: (style) => `style-src ${style.length}`,
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
    scripts: [],
  };
}

const page = composePage(render('.a{content:"$&, ;}"; color: red;}'), frame);

test('rules are sent in a form that the oldest browsers read', () => {
  const rules =
    '@media (min-width:48rem){a{text-decoration:underline;text-decoration-thickness:2px}}html{color-scheme:light;-webkit-text-size-adjust:100%}';
  expect(composePage(render(rules), frame)).toContain(rules);
});

test.for([
  ['title', `<title>${escaped}</title>`],
  ['description', `content="${escaped}"`],
  ['body', `<div id="root"><main><h1>${escaped}</h1></main></div>`],
  ['script', '<script>start("$&")</script>'],
  ['style', '<style>.b{content:"$&"}.a{content:"$&, ;}";color:red}</style>'],
  ['structured data', `<script type="application/ld+json">${data}</script>`],
])('a page keeps special characters in its %s', ([, part]) => {
  expect(page).toContain(part);
});

test('the policy stands right after the encoding, made of the style sheet as it is sent; development has none', () => {
  const [, style = ''] = /<style>(.*)<\/style>/.exec(page) ?? [];
  const policy = `<meta http-equiv="Content-Security-Policy" content="style-src ${style.length}"/>`;
  expect(page).toContain(`<head><meta charset="utf-8"/>${policy}`);
  expect(composePage(render(''), { ...frame, policyOf: undefined })).not.toContain('Content-Security-Policy');
});

test('the news of a page come last, in an element that their texts do not end', () => {
  const [, block = ''] =
    /<script type="application\/json" id="[\w-]+">([^<]*)<\/script><\/body><\/html>\n$/.exec(page) ?? [];
  expect(JSON.parse(block)).toEqual({ headline });
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

test('a font provider is connected to ahead, and its stylesheet does not hold up the first paint', () => {
  const fontStylesheet = 'https://fonts.example/css?a=1&b=2';
  const sheet = '<link rel="stylesheet" href="https://fonts.example/css?a=1&#38;b=2"';
  const served = composePage(render(''), { ...frame, fontStylesheet });
  expect(served).toContain('<link rel="preconnect" href="https://fonts.example" crossorigin/>');
  expect(served).toContain(`${sheet} media="print" ${attributes.lateStylesheet}/>`);
  expect(served).toContain(`<noscript>${sheet}/></noscript>`);
  expect(page).not.toMatch(/preconnect|rel="stylesheet"/);
});

test('a page in development is loaded by its own scripts, after the boot script', () => {
  const scripts = ['<script type="module" src="/main.tsx"></script>'];
  const served = composePage({ ...render(''), scripts }, { ...frame, files: [] });
  expect(served).not.toContain(attributes.files);
  expect(served.indexOf('/main.tsx')).toBeGreaterThan(served.indexOf(frame.boot));
});
