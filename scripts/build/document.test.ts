import { expect, test } from 'vitest';
import { attributes, heroEndId, leadEndId } from '~/config/documentNames';
import { newsListElementId } from '~/news/newsList';
import { composeDocument, type DocumentFrame } from './document';

const frame: DocumentFrame = {
  path: '/about',
  language: 'en-US',
  files: ['/repo/assets/vendor.js', '/repo/assets/app.js'],
  news: { articles: [{ title: `US$"10M" $& </script><!--` }] },
  createPolicy: ({ scripts, styles }) => `script-src ${scripts.join('|')}; style-src ${styles.join('|')}`,
};

const title = '<title>US$&amp; $$</title>';
const description = '<meta name="description" content="$&amp;"/>';
const canonical = '<link rel="canonical" href="https://a.example/about"/>';
const icon = '<link rel="icon" href="/icon.svg"/>';
const data = '<script type="application/ld+json">{"a":"$&"}</script>';
const style = '.a{content:"$&, ;}";color:red;}';
const boot = '<script>start("$&")</script>';
const entry = '<script type="module" crossorigin src="/repo/assets/app.js"></script>';
const body = '<h1>US$&amp; $$ $`</h1><svg><title>A drawing</title></svg><div></div>';

/** A document as vite-react-ssg makes it of index.html. */
const render = (markup: string, scripts = boot + entry) =>
  `<!doctype html>\n<html lang="en" >\n  <head><style>${style}</style>\n    <meta charset="utf-8" />\n    ${scripts}\n  </head>\n` +
  `  <body >\n    <div id="root" data-server-rendered="true">${markup}</div>\n  </body>\n</html>\n`;

const rendered = render(description + icon + title + canonical + body.replace('<div>', () => `${data}<div>`));

test('a document has its parts unchanged in this order, and no text of the news ends their script element', () => {
  const parts = [
    '<!doctype html>',
    `<html lang="en-US" ${attributes.page}="/about" ${attributes.files}="/repo/assets/vendor.js /repo/assets/app.js">`,
    '<head><meta charset="utf-8"/>',
    `<meta http-equiv="Content-Security-Policy" content="script-src start("$&"); style-src ${style}"/>`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"/>',
    title,
    description,
    canonical,
    boot,
    `<style>${style}</style>`,
    `<link rel="expect" href="#${heroEndId}" blocking="render"/>`,
    icon,
    data,
    `</head><body><!--email_off--><div id="root" data-server-rendered="true">${body}</div><!--/email_off-->`,
    `<script type="application/json" id="${newsListElementId}">`,
    String.raw`{"articles":[{"title":"US$\"10M\" $& \u003c/script>\u003c!--"}]}`,
    '</script></body></html>\n',
  ];
  expect(composeDocument(rendered, frame)).toBe(parts.join(''));
});

/** Rules that declare the same variables in both schemes. */
const schemeRules = (declarations: string) =>
  `:root,[data-scheme="light"]{color-scheme:light;${declarations}}@media (prefers-color-scheme:dark){:root:not([data-scheme="light"]){${declarations}}}`;

test('a document keeps the variables of the theme that its markup, its rules or other variables in use read', () => {
  const night = '.css-night{--mui-palette-divider:#fff;color:var(--mui-palette-text-primary);}';
  const used =
    '--mui-palette-text-primary:rgba(var(--mui-channel) / 1);--mui-channel:0 0 0;--mui-font:400 1rem/1.5 "A B", serif;';
  const all = used.replace('--mui-channel:', () => '--mui-shadows-1:0px 2px rgba(0,0,0,0.2);--mui-channel:');
  const markup = `${title}<p style="font:var(--mui-font)"></p>`;
  const html = render(markup).replace(
    style,
    () => `a{color:red;}${schemeRules(`--focus:red;${all}--mui-last:1;`)}${night}`,
  );
  expect(composeDocument(html, frame)).toContain(
    `<style>a{color:red;}${schemeRules(`--focus:red;${used}`)}${night}</style>`,
  );
});

test('in development the document loads the scripts of the template, wherever they stand', () => {
  const client = '<script type="module" src="/@vite/client"></script>';
  const preamble = '<script type="module">refresh()</script>';
  const html = render(title + body, preamble + client).replace('</body>', `${entry}</body>`);
  const document = composeDocument(html, { ...frame, files: [] });
  expect(document).toContain(preamble + client + entry);
  expect(document).toContain('content="script-src refresh(); ');
  expect(document).not.toContain(attributes.files);
});

test('a document without a title or a root element ends the build', () => {
  expect(() => composeDocument(render(description + body), frame)).toThrow(/the page at \S+ has no title/);
  expect(() => composeDocument('<body></body>', frame)).toThrow('index.html has no <div id="root"></div>');
});

test.for([
  ['a page without news', undefined, heroEndId],
  ['a list of no article', { articles: [] }, heroEndId],
  ['a list of one article', { articles: [{}] }, heroEndId],
  ['a list of more articles', { articles: [{}, {}] }, leadEndId],
] as const)('the first paint of %s waits for the right element, whatever ids the markup has', ([, news, id]) => {
  const markup = `${title}<p id="${heroEndId}"></p><p id="${leadEndId}"></p>`;
  expect(composeDocument(render(markup), { ...frame, news })).toContain(
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
  const link = '<a href="mailto:info@mail.example">info@mail.example</a>';
  const page = composeDocument(render(title + link), {
    ...frame,
    news: { articles: [{ title: 'Write to press@mail.example' }] },
  });
  expect(obfuscate(page)).toBe(page);
  expect(obfuscate(page.replaceAll(/<!--.?email_off-->/g, ''))).not.toContain(link);
});
