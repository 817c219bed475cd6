/** What the site relies on of vite-react-ssg with the changes of `patches/`. */
import { cpSync } from 'node:fs';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { build } from 'vite-react-ssg/node';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

// The fixture is copied, because vite-react-ssg builds in the folder of the sources.
const root = resolve('.cache/application');
const directory = resolve('.cache/application-dist');
const documents = new Map<string, string>();
const filesAtFinish: string[] = [];

beforeAll(async () => {
  cpSync('tests/fixtures/application', root, { recursive: true });
  vi.spyOn(console, 'log').mockReturnValue(undefined);
  const timers = vi.spyOn(globalThis, 'setTimeout');
  await build(
    {
      beastiesOptions: false,
      onPageRendered(path, html) {
        documents.set(path, html);
        return `document of ${path} with $& and $'`;
      },
      async onFinished() {
        filesAtFinish.push(...(await readdir(directory)));
      },
    },
    {
      root,
      base: '/base/',
      configFile: false,
      logLevel: 'warn',
      resolve: { alias: { '~': resolve('src') } },
      build: { outDir: directory, emptyOutDir: true },
    },
  );
  // vite-react-ssg ends the process later, and other tests with it.
  for (const [index, [, ms]] of timers.mock.calls.entries())
    if (ms === 15_000) clearTimeout(timers.mock.results[index]?.value);
});
afterAll(() => rm(directory, { recursive: true }));

test('renders each page once and writes its document exactly as composed, and no data of loaders', async () => {
  expect([...documents.keys()].toSorted()).toEqual(['/', '/es/about']);
  expect(await readFile(join(directory, 'es/about.html'), 'utf8')).toBe("document of /es/about with $& and $'");
  expect(await readFile(join(directory, 'index.html'), 'utf8')).toBe("document of / with $& and $'");
  expect(filesAtFinish.toSorted()).toEqual(['.vite', 'assets', 'es', 'index.html']);
});

test('a headline with patterns of String.replace is the same in title, structured data and heading', () => {
  const html = documents.get('/es/about');
  const escaped = `US$&quot;10M&quot; &amp; US$&#x27;s $&amp; $$ $1 $\` $&lt;n&gt; &lt;/script&gt;`;
  expect(html).toContain(`<title>${escaped}</title>`);
  expect(html).toContain(`<meta name="description" content="${escaped}"/>`);
  expect(/<h1 class="[\w-]+">(.*?)<\/h1>/.exec(html ?? '')?.[1]).toBe(escaped);
  expect(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(html ?? '')?.[1]).toBe(
    String.raw`{"headline":"US$\"10M\" & US$'s $& $$ $1 $\` $\u003cn> \u003c/script>"}`.replace('\\`', '`'),
  );
});

test('the hook gets the whole document with its styles, without other inline scripts, whatever the size of a boundary', () => {
  const html = documents.get('/es/about') ?? '';
  const style = /<head><style>(.*?)<\/style>/.exec(html)?.[1] ?? '';
  const headingClass = /<h1 class="([\w-]+)"/.exec(html)?.[1] ?? '';
  expect(style).toBe(`body{margin:0;}.${headingClass}{color:teal;}`);
  expect(html.match(/<script\b[^>]*>/g)).toEqual([
    expect.stringContaining('type="module"'),
    '<script type="application/ld+json">',
  ]);
  expect(html).toMatch(/<!--\$--><p>(?:long ){20000}<\/p><!--\/\$-->/);
  expect(documents.get('/')).toContain('<head><style></style>');
});

test('the bundle for browsers has neither react-helmet-async nor the style collector', async () => {
  const names = (await readdir(join(directory, 'assets'))).filter((name) => name.endsWith('.js'));
  const scripts = await Promise.all(names.map((name) => readFile(join(directory, 'assets', name), 'utf8')));
  expect(scripts.join('')).toContain('hydrateRoot');
  expect(scripts.join('')).not.toMatch(/data-rh|extractCriticalToChunks/);
});
