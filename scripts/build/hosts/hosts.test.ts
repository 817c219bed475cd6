/** What hosts read, by their own parsers where there are such. nginx itself reads its rules in tests/browser/build/nginx.test.ts. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseAllHeaders } from '@netlify/headers-parser';
import { parseAllRedirects } from '@netlify/redirect-parser';
import { normalizeRoutes } from '@vercel/routing-utils';
import { describe, expect, test } from 'vitest';
import { parseSite } from '~/config/parseSite';
import { builtPages } from '~scripts/build/policy/built-pages';
import { headerRules, headersFor } from '~scripts/build/policy/headers';
import { headersFile } from './headers-file';
import type { HostRules } from './host-rules';
import { nginxRules } from './nginx-rules';
import { notFoundPages } from './not-found-pages';
import { redirectsFile } from './redirects-file';
import { vercelConfig } from './vercel-config';
import { parseHost } from './write-host-files';

function rulesUnder(base: string): HostRules {
  const site = parseSite({ BASE_PATH: base });
  return { site, headers: headerRules(site, builtPages), notFound: notFoundPages };
}

const rules = rulesUnder('/');

/** Writes a file for a parser that reads from the disk. */
async function withFile<T>(name: string, text: string, read: (file: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'hosts-'));
  try {
    writeFileSync(join(folder, name), text);
    return await read(join(folder, name));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test('every language has a 404 page, which covers its own folder', () => {
  expect(notFoundPages).toEqual([
    { folder: '/', file: '404.html' },
    { folder: '/es/', file: 'es/404.html' },
    { folder: '/fr/', file: 'fr/404.html' },
  ]);
});

describe('_headers', () => {
  test('is read by Netlify as it is meant', async () => {
    const parsed = await withFile('_headers', headersFile(rules.headers), (file) =>
      parseAllHeaders({ headersFiles: [file], configHeaders: undefined, minimal: true }),
    );
    expect(parsed.errors).toEqual([]);
    expect(parsed.headers).toEqual(
      rules.headers.map(({ path, headers }) => ({ for: path, values: Object.fromEntries(headers) })),
    );
  });

  test('of more rules than Cloudflare would read ends the build', () => {
    const many = Array.from({ length: 101 }, (_, place) => ({ path: `/${place}`, headers: [] }));
    expect(() => headersFile(many)).toThrow(/^prerender: .*Cloudflare reads/);
  });
});

test('_redirects is read by Netlify as it is meant', async () => {
  const parsed = await withFile('_redirects', redirectsFile(rules), (file) =>
    parseAllRedirects({ redirectsFiles: [file], configRedirects: [], minimal: true }),
  );
  expect(parsed.errors).toEqual([]);
  expect(parsed.redirects).toMatchObject([
    { from: '/es/*', to: '/es/404.html', status: 404 },
    { from: '/fr/*', to: '/fr/404.html', status: 404 },
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
  // Vercel ends a pattern that has no end.
  const normalized = normalizeRoutes(JSON.parse(vercelConfig(rules)).routes);
  const routes: readonly Route[] = normalized.routes ?? [];
  const files = [...builtPages.map(({ file }) => `/${file}`), '/feeds/haiti.xml', '/assets/a.js', '/_headers'];
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

  test('accepts the routes', () => {
    expect(normalized.error).toBeNull();
  });

  test.for([
    ['/', '/index.html', 200],
    ['/about', '/about.html', 200],
    ['/es/', '/es/index.html', 200],
    ['/fr/news/haiti/economy', '/fr/news/haiti/economy.html', 200],
    ['/feeds/haiti.xml', '/feeds/haiti.xml', 200],
    ['/assets/a.js', '/assets/a.js', 200],
    ['/assets/gone.js', '/404.html', 404],
    ['/nowhere', '/404.html', 404],
    ['/es/nowhere', '/es/404.html', 404],
    ['/_headers', '/404.html', 404],
  ] as const)('answers %s by %s, status %i, with the headers of the table', ([path, file, status]) => {
    const expected = headersFor(rules.headers, path).filter(
      ([name]) => status === 200 || !['Cache-Control', 'Content-Type'].includes(name),
    );
    expect(answer(path)).toEqual({ file, status, headers: Object.fromEntries(expected) });
  });
});

describe.for(['/', '/repo/'])('the rules of nginx under %s', (base) => {
  const text = nginxRules(rulesUnder(base));

  test('are statements and blocks, each closed', () => {
    const lines = text.split('\n').map((line) => line.trim());
    const isLine = /^(?:|#.*|\}|[a-z_]+ .*(?:;|\{|\{\}|; \}))$/;
    expect(lines.filter((line) => !isLine.test(line))).toEqual([]);
    expect(text.match(/\{/g)).toHaveLength(text.match(/\}/g)?.length ?? 0);
  });

  test('hold every header of the table, at the server alone', () => {
    const expected = rulesUnder(base).headers.flatMap(({ headers }) =>
      headers.flatMap(([name, value]) =>
        name === 'Content-Type' ? [`default_type ${value};`] : [`add_header ${name} `, `"${value}"`],
      ),
    );
    for (const part of expected) expect(text).toContain(part);
    expect(text).not.toMatch(/^ +add_header/m);
  });

  test('name the 404 page of each language', () => {
    for (const { file } of notFoundPages) expect(text).toContain(`error_page 403 404 =404 ${base}${file};`);
  });
});

test('a host that the build does not know is named with those it knows', () => {
  expect(() => parseHost('other')).toThrow('--host: other is none of netlify, nginx, vercel');
});
