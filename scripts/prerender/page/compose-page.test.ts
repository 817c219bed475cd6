import { expect, test } from 'vitest';
import { attributes, heroEndId, leadEndId } from '~/boot/contract';
import { newsBlockId } from '~/shared/news/newsList';
import type { RenderedPage } from '~scripts/prerender/adapter/render-site';
import { composePage, type PageFrame } from './compose-page';

const rendered: RenderedPage = {
  path: '/about',
  title: '<title>US$&amp; $$</title>',
  head: [
    '<meta name="description" content="$&amp;"/>',
    '<link rel="canonical" href="https://a.example/about"/>',
    '<link rel="icon" href="/icon.svg"/>',
  ],
  data: ['<script type="application/ld+json">{"a":"$&"}</script>'],
  styleIds: ['a', 'b'],
  rules: '.a { content: "$&, ;}"; color: red; }',
  root: '<div id="root"><h1>US$&amp; $$ $`</h1></div>',
  scripts: [],
};

const frame: PageFrame = {
  language: 'en-US',
  files: ['/repo/assets/vendor.js', '/repo/assets/app.js'],
  boot: '<script>start("$&")</script>',
  fontStylesheet: '',
  news: { articles: [{ title: `US$"10M" $& </script><!--` }] },
  createPolicy: (style) => `style-src ${style.length}`,
};

test('a page has its parts unchanged in this order, and no text of the news ends their script element', () => {
  const style = '.a{content:"$&, ;}";color:red}';
  const parts = [
    '<!doctype html>',
    `<html lang="en-US" ${attributes.page}="/about" ${attributes.files}="/repo/assets/vendor.js /repo/assets/app.js">`,
    '<head><meta charset="utf-8"/>',
    `<meta http-equiv="Content-Security-Policy" content="style-src ${style.length}"/>`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"/>',
    rendered.title,
    ...rendered.head.slice(0, 2),
    frame.boot,
    `<style ${attributes.styleIds}="a b">${style}</style>`,
    `<link rel="expect" href="#${heroEndId}" blocking="render"/>`,
    ...rendered.head.slice(2),
    ...rendered.data,
    '</head><body><!--email_off-->',
    rendered.root,
    '<!--/email_off-->',
    `<script type="application/json" id="${newsBlockId}">`,
    String.raw`{"articles":[{"title":"US$\"10M\" $& \u003c/script>\u003c!--"}]}`,
    '</script></body></html>\n',
  ];
  expect(composePage(rendered, frame)).toBe(parts.join(''));
});

test('rules are minified to a syntax that the oldest supported browsers read', () => {
  const rules =
    '@media (min-width:48rem){a{text-decoration:underline;text-decoration-thickness:2px}}html{color-scheme:light;-webkit-text-size-adjust:100%}';
  expect(composePage({ ...rendered, rules }, frame)).toContain(rules);
});

test('a page preconnects to its font provider, whose stylesheet does not delay the first paint', () => {
  const page = composePage(rendered, { ...frame, fontStylesheet: 'https://fonts.googleapis.com/css?a=1&b=2' });
  const sheet = '<link rel="stylesheet" href="https://fonts.googleapis.com/css?a=1&#38;b=2"';
  expect(page).toContain('<link rel="preconnect" href="https://fonts.gstatic.com" crossorigin/>');
  expect(page).toContain(`${sheet} media="print" ${attributes.lateStylesheet}/>`);
  expect(page).toContain(`<noscript>${sheet}/></noscript>`);
});

test.for([
  ['a page without news', undefined, heroEndId],
  ['a list of no article', { articles: [] }, heroEndId],
  ['a list of one article', { articles: [{}] }, heroEndId],
  ['a list of more articles', { articles: [{}, {}] }, leadEndId],
] as const)('the first paint of %s waits for the right element, whatever ids the markup has', ([, news, id]) => {
  const root = `<div id="root"><p id="${heroEndId}"></p><p id="${leadEndId}"></p></div>`;
  expect(composePage({ ...rendered, root }, { ...frame, news })).toContain(
    `<link rel="expect" href="#${id}" blocking="render"/>`,
  );
});

/** Changes a document as Cloudflare's email address obfuscation does: developers.cloudflare.com/waf/tools/scrape-shield. */
function obfuscate(document: string): string {
  const untouched = /<head>[\s\S]*?<\/head>|<!--email_off-->[\s\S]*?<!--\/email_off-->|<script[\s\S]*?<\/script>/g;
  const address = /(?:mailto:)?[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
  const rewrite = (markup: string) => markup.replaceAll(address, '/cdn-cgi/l/email-protection');
  const untouchedParts = document.match(untouched) ?? [];
  return document
    .split(untouched)
    .map((markup, index) => rewrite(markup) + (untouchedParts[index] ?? ''))
    .join('');
}

test('a host that rewrites email addresses leaves the markup as React rendered it', () => {
  const root = '<div id="root"><a href="mailto:info@mail.example">info@mail.example</a></div>';
  const page = composePage(
    { ...rendered, root },
    { ...frame, news: { articles: [{ title: 'Write to press@mail.example' }] } },
  );
  expect(obfuscate(page)).toBe(page);
  expect(obfuscate(page.replaceAll(/<!--.?email_off-->/g, ''))).not.toContain(root);
});
