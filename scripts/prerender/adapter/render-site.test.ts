import { cpSync } from 'node:fs';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { buildSite, type RenderedPage } from './render-site';
import { splitMarkup } from './split-markup';

// The fixture is copied, because vite-react-ssg builds in the folder of the sources.
const root = resolve('.cache/adapter-fixture');
cpSync('tests/fixtures/application', root, { recursive: true });
const directory = resolve('.cache/adapter-contract');
const config = { root, base: '/base/', build: { outDir: directory, emptyOutDir: true } };
const escaped = `US$&quot;10M&quot; &amp; US$&#x27;s $&amp; $$ $1 $\` $&lt;n&gt; &lt;/script&gt;`;

const plain = (text = '') => text.replace(/css-\w+/, 'css');

describe('a build by vite-react-ssg', () => {
  const pages = new Map<string, RenderedPage>();
  const filesAtFinish: string[] = [];

  beforeAll(async () => {
    vi.spyOn(console, 'log').mockReturnValue(undefined);
    const timers = vi.spyOn(globalThis, 'setTimeout');
    await buildSite(config, {
      compose(page) {
        pages.set(page.path, page);
        return Promise.resolve(`document of ${page.path} with $& and $'`);
      },
      async finish() {
        filesAtFinish.push(...(await readdir(directory)));
      },
    });
    // vite-react-ssg ends the process later, and other tests with it.
    for (const [index, [, ms]] of timers.mock.calls.entries())
      if (ms === 15_000) clearTimeout(timers.mock.results[index]?.value);
  });
  afterAll(() => rm(directory, { recursive: true }));

  test('renders each page once and writes its document exactly as composed, and no other files', async () => {
    expect([...pages.keys()].toSorted()).toEqual(['/', '/es/about']);
    expect(await readFile(join(directory, 'es/about.html'), 'utf8')).toBe("document of /es/about with $& and $'");
    expect(await readFile(join(directory, 'index.html'), 'utf8')).toBe("document of / with $& and $'");
    expect(filesAtFinish.toSorted()).toEqual(['assets', 'es', 'index.html']);
  });

  test('passes on title, head, data, body and rules of each page, and expands no pattern such as $& in them', () => {
    const about = pages.get('/es/about');
    expect({ ...about, root: plain(about?.root), rules: plain(about?.rules) }).toEqual({
      path: '/es/about',
      title: `<title>${escaped}</title>`,
      head: [
        '<link rel="preload" as="image" href="/a.png"/>',
        `<meta name="description" content="${escaped}"/>`,
        '<link rel="canonical" href="https://a.example/about"/>',
      ],
      data: ['<script type="application/ld+json">{"a":"$&"}</script>'],
      rules: '.own{content:"$&"}body{margin:0;}.css{color:teal;}',
      styleIds: [expect.any(String), expect.any(String)],
      root:
        `<div id="root" data-server-rendered="true"><main><h1 class="css">${escaped}</h1>` +
        '<img src="/a.png" alt=""/><svg><title>A drawing</title></svg></main></div>',
      scripts: [],
    });
    expect(pages.get('/')?.rules).toBe('');
  });
});

test('a page without a title ends the build', () => {
  expect(() => splitMarkup('<meta name="a" content="b"/><div></div>')).toThrow('prerender: the page has no title');
});
