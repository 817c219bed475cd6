/** Tests the content of the files of the built site. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { settings } from 'virtual:settings';
import { findPageScripts } from '~tests/bench/measure-site';
import { openPage } from '~tests/support/browser';
import { sampleDistFolder } from '~tests/support/builds';
import { regions } from '~tests/support/news/search-terms';
import { builtPages, goto, readDocument } from '~tests/support/pages';

const directory = sampleDistFolder;
const read = (file: string) => readFileSync(join(directory, file), 'utf8');
const files = readdirSync(directory, { recursive: true, encoding: 'utf8' });
const documents = files.filter((file) => file.endsWith('.html'));

test('no document contains [object Object]', () => {
  expect(documents.filter((file) => read(file).includes('[object '))).toEqual([]);
});

test('link previews find the tags of each page in the first 16 kB of its document', () => {
  const late = builtPages.filter(({ path }) => {
    const html = Buffer.from(readDocument(path));
    const end = html.indexOf('property="og:image"');
    return end < 0 || end > 16_384 || html.indexOf('<style') < end || html.indexOf('name="description"') > end;
  });
  expect(late.map(({ path }) => path)).toEqual([]);
});

/** Makes a pattern that finds a list of phrases in a script. */
const toQuotedList = (phrases: readonly string[]) => phrases.map((phrase) => `["'\`]${phrase}["'\`]`).join(',');

test('a site without a public token has no address of the news service in its files', () => {
  expect(files.filter((file) => /\.(?:js|html|json)$/.test(file) && read(file).includes('thenewsapi'))).toEqual([]);
});

test('no page contains the search phrases of the news, which only the relay needs', () => {
  const lists = regions.filter(({ phrases }) => phrases.length > 1).map(({ phrases }) => toQuotedList(phrases));
  expect(lists.length).toBeGreaterThan(1);
  expect(files.filter((file) => file.endsWith('.js') && new RegExp(lists.join('|')).test(read(file)))).toEqual([]);
});

// The pictures that some pages draw on the chart are in the module of the chart, so they are left out.
const pictures = readdirSync(join(directory, 'assets')).filter((file) =>
  /^(?!hero-(?:regions|wind)).*\.(?:svg|webp)$/.test(file),
);

test("the script of a page contains only the addresses of that page's pictures", () => {
  for (const document of documents.filter((file) => !file.includes('/'))) {
    const html = read(document);
    const code = findPageScripts(html)
      .map((address) => read(address.slice(settings.basePath.length)))
      .join('');
    // Articles that are loaded later may have any plate of the news. All pages share the code of their head, in which some show
    // the chart.
    const isExpected = (file: string) =>
      html.includes(file) || /^hero-chart-[^-]+$/.test(file) || (document === 'news.html' && file.startsWith('news-'));
    const foreign = pictures.filter((file) => code.includes(file) && !isExpected(file));
    expect({ document, foreign }).toEqual({ document, foreign: [] });
  }
});

test('a page has all its styles when it hydrates: Emotion inserts none', async (context) => {
  const { page } = await openPage(context);
  for (const path of ['/', '/news']) {
    await goto(page, path);
    // Rules for classes that no element has are left out: a styled component around another inserts such rules too.
    const inserted = await page.locator('style[data-emotion]').evaluateAll((styles) =>
      styles
        .flatMap((style) => (style instanceof HTMLStyleElement ? [...(style.sheet?.cssRules ?? [])] : []))
        .map(({ cssText }) => cssText)
        .filter((rule) => [...rule.matchAll(/\.css-\w+/g)].some(([name]) => document.querySelector(name))),
    );
    expect({ path, inserted }).toEqual({ path, inserted: [] });
  }
});

test('no script has a lookbehind, which Safari 16.0 cannot compile', () => {
  expect(files.filter((file) => file.endsWith('.js') && /\(\?<[=!]/.test(read(file)))).toEqual([]);
});

test('no style needs color-mix() or :has(), which the oldest browsers lack', () => {
  const rules = documents.flatMap((file) =>
    read(file)
      .replaceAll(/@supports selector\(:has\(\*\)\)\{(?:[^{}]*\{[^{}]*\})*\}/g, '')
      .split(/[{}]/)
      // Material UI's selectors of a select set variables, and their default is the same.
      .filter((text) => /:has\(|color-mix\(/.test(text) && !text.startsWith('.MuiInputBase-root:has(> ')),
  );
  expect(rules).toEqual([]);
});

/** Classes of elements that only scripts insert. */
const classesOfScripts = new Set(['.notistack-SnackbarContainer']);

test('each class and attribute that the print style sheet names exists in a prerendered document', () => {
  const rules = read('print.css').replaceAll(/\/\*.*?\*\/|\{.*?\}/gs, ' ');
  const names = new Set([...rules.matchAll(/\.[a-z][\w-]*|\[[\w-]+/gi)].map(([name]) => name));
  expect(names.size).toBeGreaterThan(3);
  const markup = documents.map((file) => read(file).replaceAll(/<(script|style)\b.*?<\/\1>/gs, '')).join('');
  const exists = (name: string) =>
    (name.startsWith('[')
      ? new RegExp(`<[^>]+ ${name.slice(1)}[=\\s>]`)
      : new RegExp(` class="(?:[^"]* )?${name.slice(1)}[ "]`)
    ).test(markup);
  expect([...names].filter((name) => !classesOfScripts.has(name) && !exists(name))).toEqual([]);
});

test('the site contains the licences of the packages in its scripts, and of its fonts', () => {
  expect(read('licences/packages.md')).toMatch(/^## react-dom - .+ \(MIT\)$/m);
  for (const font of ['hanken-grotesk', 'newsreader'])
    expect(read(`licences/${font}-OFL.txt`)).toContain('SIL OPEN FONT LICENSE');
});
