import { posix } from 'node:path';
import { describe, expect, test } from 'vitest';
import { codeOf, importsOf, isTest, sourceFile, sourceFiles } from './source-files';

/**
 * The arrows: room → what it may import besides itself. `room/file` opens one file of a room and no other.
 * A room reads only rooms that stand above it in this list, so an arrow that runs back can't be entered here.
 * Tests may read anything.
 */
const arrows: Readonly<Record<string, readonly string[]>> = {
  config: [],
  lib: [],
  assets: [],
  // Which picture goes with which company is a fact like its name.
  content: ['config', 'assets/pictures'],
  theme: ['config', 'lib', 'assets'],
  components: ['theme', 'lib'],
  analytics: ['config', 'lib'],
  news: ['config', 'lib', 'content', 'theme', 'components', 'assets'],
  // What pages and articles are found by; the prerender writes its documents.
  search: ['config', 'lib', 'content', 'theme', 'components', 'news/schema'],
  seo: ['config', 'lib', 'content', 'news/schema'],
  layout: ['config', 'lib', 'content', 'theme', 'components', 'assets', 'analytics', 'seo'],
  pages: ['config', 'lib', 'content', 'theme', 'components', 'assets', 'analytics', 'news', 'search', 'seo', 'layout'],
  routes: ['config', 'lib', 'content', 'layout', 'pages'],
  // What runs before the application, and brings it.
  boot: ['config', 'lib', 'theme/faces'],
  main: ['config', 'lib', 'analytics', 'theme', 'layout', 'routes', 'boot'],

  // Of the news, the file formats, the answers and the query are shared with the scripts.
  'scripts/artwork': ['theme/tokens'],
  'scripts/fonts': ['theme/faces'],
  'scripts/news-service': ['config', 'news/schema', 'news/response', 'news/query'],
  // Without a token the embedded service is what the refresh asks.
  'scripts/news': ['config', 'news/schema', 'news/response', 'news/query', 'scripts/news-service'],
  'scripts/refresh-news': ['config', 'news/schema', 'scripts/news', 'scripts/news-service'],
  // What is written beside the pages says the same as their heads, in the site's words and colours; their policy
  // allows the host that measures.
  'scripts/prerender': [
    'config',
    'content',
    'theme',
    'analytics',
    'seo',
    'news/schema',
    'search/documents',
    'scripts/news',
  ],
  'vite.config': ['config', 'news/schema', 'scripts/news', 'scripts/news-service', 'scripts/prerender'],
  'scripts/build': ['config', 'lib/messageOf', 'scripts/prerender', 'vite.config'],
  'scripts/build-preview': [],
  'scripts/licences': ['lib/messageOf'],
  'scripts/serve': ['config', 'scripts/news-service'],
  'scripts/dev': ['scripts/serve', 'vite.config'],
  // The benchmarks start the same browser as the tests.
  'scripts/bench': [
    'config',
    'content',
    'news/schema',
    'news/response',
    'search',
    'scripts/prerender',
    'scripts/news',
    'scripts/news-service',
    'scripts/serve',
    'tests',
  ],
};

const files = [...sourceFiles('src', 'scripts').filter((file) => !isTest(file)), sourceFile('vite.config.ts')];

/** `src/news/schema.ts` → room `news`, door `news/schema`; `scripts/news/x.ts` → room `scripts/news`. */
function roomOf(path: string): { readonly room: string; readonly door: string } {
  const [top = '', room = '', file = ''] = path.replace(/\.(?:tsx?|css|svg|woff2|json)$/, '').split('/');
  if (top === 'src') return { room, door: `${room}/${file}` };
  if (top === 'scripts') return { room: `scripts/${room}`, door: `scripts/${room}/${file}` };
  return { room: top, door: path };
}

describe('the arrows', () => {
  test('every room is in the table', () => {
    const rooms = new Set(files.map(({ path }) => roomOf(path).room));
    expect([...rooms].filter((room) => !(room in arrows))).toEqual([]);
  });

  test('no room reads what stands below it in the table', () => {
    const rooms = Object.keys(arrows);
    const backward = rooms.flatMap((room, position) =>
      (arrows[room] ?? [])
        .filter((target) => target !== 'tests')
        .filter((target) => {
          const owner = target.startsWith('scripts/') ? target : (target.split('/')[0] ?? target);
          const place = rooms.indexOf(owner);
          return place === -1 || place >= position;
        })
        .map((target) => `${room} → ${target}`),
    );
    expect(backward).toEqual([]);
  });

  test('imports follow them', () => {
    const wrong = files.flatMap(({ path, text }) => {
      const { room } = roomOf(path);
      const open = new Set([room, ...(arrows[room] ?? [])]);
      return importsOf(text)
        .filter((specifier) => specifier.startsWith('.'))
        .map((specifier) => roomOf(posix.join(posix.dirname(path), specifier.replace(/\?.*$/, ''))))
        .filter((target) => !open.has(target.room) && !open.has(target.door))
        .map((target) => `${path} → ${target.door}`);
    });
    expect(wrong).toEqual([]);
  });
});

describe('the house rules', () => {
  const everyFile = sourceFiles('src', 'scripts', 'tests');

  test('what runs in a browser imports nothing of Node', () => {
    const wrong = files.filter(
      ({ path, text }) => path.startsWith('src/') && importsOf(text).some((specifier) => specifier.startsWith('node:')),
    );
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });

  test('no file imports a test', () => {
    const wrong = everyFile.filter(({ text }) => importsOf(text).some((specifier) => specifier.endsWith('.test')));
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });

  test('no barrel files', () => {
    expect(everyFile.map(({ path }) => path).filter((path) => /\/index\.tsx?$/.test(path))).toEqual([]);
  });

  test('no default exports but in the configuration files of tools', () => {
    const wrong = everyFile.filter(({ text }) =>
      /^export default\b|^export\s*{[^}]*\bas default\b/m.test(codeOf(text)),
    );
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });

  test('nothing is any', () => {
    const wrong = everyFile.filter(({ text }) => /(?::|\bas|<|,|\||&|=)\s*any\b(?!\s*[:(.=])/.test(codeOf(text)));
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });

  test('nothing is hidden from the type checker, and from the linter no more than a line', () => {
    const hidden = /@ts-(?:ignore|nocheck|expect-error)|(?:ox|es)lint-disable(?!-next-line)/;
    const wrong = everyFile.filter(({ path, text }) => path !== 'tests/unit/architecture.test.ts' && hidden.test(text));
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });
});

describe('the reading of imports', () => {
  test('finds every form, over several lines too', () => {
    const text = [
      "import a from './a';",
      "import type { B } from './b';",
      'import {\n  c,\n  d,\n} from "./c";',
      "export { e } from './e';",
      "export type * from './f';",
      "import './g.css';",
      "const h = () => import('./h');",
    ].join('\n');
    expect(importsOf(text).toSorted()).toEqual(['./a', './b', './c', './e', './f', './g.css', './h']);
  });

  test('code is what is neither comment nor quoted', () => {
    const word = 'elsewhere';
    expect(
      codeOf(`const a = 'x: ${word}'; // as ${word}\n/* <${word}> */ const b: unknown = \`as ${word}\`;`),
    ).not.toContain(word);
    expect(codeOf(`const a: ${word} = 1;`)).toContain(`: ${word}`);
  });
});
