/** What hosts read, as each reads it. nginx itself reads its rules in tests/browser/build/hosts.test.ts. */
import { describe, expect, test } from 'vitest';
import { builtPages } from '~scripts/prerender/policy/built-pages';
import { readSite } from '~scripts/settings/read-settings';
import { headersFile, parseHost, redirectsFile, vercelConfig } from './host-files';
import { headerRules, headersFor, notFoundPages } from './host-rules';
import { nginxRules } from './nginx-rules';

const site = readSite({});
const rules = headerRules(site);

test('every language has a 404 page, which covers its own folder', () => {
  expect(notFoundPages).toEqual([
    { folder: '/', file: '404.html' },
    { folder: '/es/', file: 'es/404.html' },
    { folder: '/fr/', file: 'fr/404.html' },
  ]);
});

test('_headers is a path, and its headers below it, for each rule; no more than Cloudflare would read', () => {
  const [comment = '', ...blocks] = headersFile(rules).split(/\n(?=\/)/);
  expect(comment).toMatch(/^# .*$/);
  const read = blocks.map((block) => {
    const [path, ...lines] = block.trimEnd().split('\n');
    const headers = lines.map((line) => (/^ {2}([\w-]+): (.+)$/.exec(line) ?? []).slice(1));
    return { path, headers: Object.fromEntries(headers) };
  });
  expect(read).toEqual(rules.map(({ path, headers }) => ({ path, headers })));
  const many = Array.from({ length: 101 }, (_, place) => ({ path: `/${place}`, headers: {} }));
  expect(() => headersFile(many)).toThrow(/^prerender: .*Cloudflare reads/);
});

test('_redirects answers the folder of each further language by its 404 page', () => {
  expect(redirectsFile(site).trimEnd().split('\n').slice(1)).toEqual([
    '/es/* /es/404.html 404',
    '/fr/* /fr/404.html 404',
  ]);
});

interface Route {
  readonly src?: string;
  readonly dest?: string;
  readonly status?: number;
  readonly handle?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

const headersOf = (list: readonly Route[]) => Object.assign({}, ...list.map(({ headers }) => headers));

describe('Vercel', () => {
  const { routes, version }: { readonly routes: readonly Route[]; readonly version: number } = JSON.parse(
    vercelConfig(site, rules),
  );
  const files = [
    ...builtPages.map(({ file }) => `/${file}`),
    '/feeds/haiti.xml',
    '/assets/a.js',
    '/assets/a.svg',
    '/_headers',
  ];
  const find = (path: string) => files.find((file) => file === path || file === `${path}index.html`);

  /** Routes of a phase: the first has no name. */
  function phase(name: string): readonly Route[] {
    const start = routes.findIndex(({ handle }) => handle === name) + 1;
    const end = routes.findIndex(({ handle }, place) => place >= start && handle !== undefined);
    return routes.slice(start, end === -1 ? undefined : end);
  }

  /** Answers as vercel.com/docs/build-output-api/configuration says. */
  function answer(path: string) {
    const matching = (name: string) => phase(name).filter(({ src = '' }) => new RegExp(src).test(path));
    const first = matching('');
    const [rewrite] = matching('filesystem');
    const found =
      first.some(({ status }) => status === 404) || rewrite === undefined
        ? undefined
        : (find(path) ?? find(path.replace(new RegExp(rewrite.src ?? ''), rewrite.dest ?? '')));
    if (found !== undefined || path === '/')
      return { file: found ?? find('/'), status: 200, headers: headersOf([...first, ...matching('hit')]) };
    const [error] = matching('error');
    return { file: error?.dest, status: error?.status, headers: headersOf(first) };
  }

  test('gets routes of its third version, each for whole paths', () => {
    expect(version).toBe(3);
    const sources = routes.flatMap(({ src }) => src ?? []);
    expect(sources.filter((src) => !/^\^.*\$$/.test(src))).toEqual([]);
    expect(sources.length + routes.filter(({ handle }) => handle).length).toBe(routes.length);
  });

  test.for([
    ['/', '/index.html', 200],
    ['/about', '/about.html', 200],
    ['/es/', '/es/index.html', 200],
    ['/fr/news/haiti/economy', '/fr/news/haiti/economy.html', 200],
    ['/feeds/haiti.xml', '/feeds/haiti.xml', 200],
    ['/assets/a.js', '/assets/a.js', 200],
    ['/assets/a.svg', '/assets/a.svg', 200],
    ['/assets/gone.svg', '/404.html', 404],
    ['/assets/gone.js', '/404.html', 404],
    ['/nowhere', '/404.html', 404],
    ['/es/nowhere', '/es/404.html', 404],
    ['/_headers', '/404.html', 404],
  ] as const)('answers %s by %s, status %i, with the headers of the table', ([path, file, status]) => {
    expect(answer(path)).toEqual({ file, status, headers: headersFor(rules, path, status === 200) });
  });
});

test.for(['/', '/repo/'])(
  'nginx reads under %s statements and closed blocks, with every header at the server',
  (base) => {
    const own = readSite({ BASE_PATH: base });
    const text = nginxRules(own, headerRules(own));
    const isLine = /^(?:|#.*|[a-z_]+ [^{}]*;|(?:location|if) [^{}]* \{ (?:types \{\} )?[^{}]*; \})$/;
    expect(text.split('\n').filter((line) => !isLine.test(line))).toEqual([]);
    for (const { headers } of headerRules(own))
      for (const [name, value] of Object.entries(headers))
        expect(text).toContain(name === 'Content-Type' ? ` default_type ${value};` : ` "${value}"; }`);
    expect(text).not.toMatch(/\{.*add_header/);
    for (const { file } of notFoundPages) expect(text).toContain(`error_page 403 404 =404 ${base}${file};`);
  },
);

test('a host that the build does not know is named with those it knows', () => {
  expect(() => parseHost('other')).toThrow('--host: other is none of netlify, nginx, vercel');
});
