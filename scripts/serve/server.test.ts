import { mkdir, mkdtemp, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { type IncomingHttpHeaders, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { type RunningServer, startServer, startServerNear } from './server';

interface Reply {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

const page = (title: string) => `<!doctype html><title>${title}</title>${'<p>The same sentence again.</p>'.repeat(50)}`;

const files: Readonly<Record<string, string>> = {
  'index.html': page('Home'),
  'about.html': page('About'),
  'nested/index.html': page('Nested'),
  '404.html': page('Not found'),
  'assets/app-1234.js': 'export const answer = 42;\n'.repeat(100),
  'assets/text.woff2': 'not really a font',
  'sitemap.xml': '<urlset/>',
  'feed.json': '{}',
  'data.json': '{}',
  'a b.txt': 'a space',
  '.hidden': 'hidden',
  '.well-known/security.txt': 'Contact: mailto:hello@alisio.example',
  _headers:
    '/*\n  X-Content-Type-Options: nosniff\n/about\n  X-Page: about\n/assets/*\n  Cache-Control: public, max-age=60\n',
};

let root = '';
let site: RunningServer;
let underBase: RunningServer;

const echo = new Hono().all('/v1/*', (c) => c.text(`${c.req.method} ${new URL(c.req.url).search}`));

/** A plain request: fetch would normalise the path, decode the body and follow redirects. */
function ask(
  server: RunningServer,
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const call = request({ host: '127.0.0.1', port: server.port, path, method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    });
    call.on('error', reject);
    call.end();
  });
}

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'serve-'));
  const directory = join(root, 'dist');
  for (const [name, content] of Object.entries(files)) {
    await mkdir(join(directory, name, '..'), { recursive: true });
    await writeFile(join(directory, name), content);
  }
  await writeFile(join(root, 'secret.txt'), 'secret');
  await symlink(join(root, 'secret.txt'), join(directory, 'link.txt'));
  const mounts = [
    { path: '/service', fetch: echo.fetch },
    { path: '/broken', fetch: () => Promise.reject(new Error('expected by the test')) },
  ];
  site = await startServer({ directory, port: 0, base: '/', mounts });
  underBase = await startServer({ directory, port: 0, base: '/repo/', mounts, headersFile: join(root, 'absent') });
});

afterAll(async () => {
  await Promise.all([site.close(), underBase.close()]);
  await rm(root, { recursive: true });
});

describe('addresses', () => {
  test.each([
    ['/', 'Home'],
    ['/about', 'About'],
    ['/about?region=haiti', 'About'],
    ['/about.html', 'About'],
    ['/nested/', 'Nested'],
  ])('%s shows %s', async (path, title) => {
    const { status, headers, body } = await ask(site, path);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(body.toString()).toBe(page(title));
  });

  test('a trailing slash redirects to the clean address, query kept', async () => {
    const { status, headers } = await ask(site, '/about/?a=1&b=%2F');
    expect(status).toBe(308);
    expect(headers.location).toBe('/about?a=1&b=%2F');
  });

  test('a folder redirects to its address with the slash', async () => {
    expect((await ask(site, '/nested?a=1')).headers.location).toBe('/nested/?a=1');
  });

  test.each([
    '/nowhere',
    '/nowhere/',
    '/assets/gone.js',
    '/assets',
    '/404',
    '/_headers',
    '/.hidden',
    '//about',
    '/about//',
  ])('%s is the 404 page', async (path) => {
    const { status, headers, body } = await ask(site, path);
    expect(status).toBe(404);
    expect(body.toString()).toBe(page('Not found'));
    expect(headers['cache-control']).toBe('no-cache');
  });

  test('.well-known is served, and names with spaces', async () => {
    expect((await ask(site, '/.well-known/security.txt')).status).toBe(200);
    expect((await ask(site, '/a%20b.txt')).body.toString()).toBe('a space');
  });
});

test('no path leads out of the folder, and a malformed one is a bad request', async () => {
  const replies = await Promise.all(
    ['/../secret.txt', '/%2e%2e%2fsecret.txt', '/link.txt', '/%zz'].map((path) => ask(site, path)),
  );
  expect(replies.map(({ status }) => status)).toEqual([404, 404, 404, 400]);
});

describe('methods', () => {
  test('HEAD has the headers of GET and no body', async () => {
    const get = await ask(site, '/about', { 'accept-encoding': 'br' });
    const head = await ask(site, '/about', { 'accept-encoding': 'br' }, 'HEAD');
    expect(head.body).toHaveLength(0);
    expect({ ...head.headers, date: '' }).toEqual({ ...get.headers, date: '' });
    expect((await ask(site, '/nowhere', {}, 'HEAD')).body).toHaveLength(0);
  });

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('%s is not allowed', async (method) => {
    const { status, headers } = await ask(site, '/about', {}, method);
    expect(status).toBe(405);
    expect(headers.allow).toBe('GET, HEAD');
  });
});

describe('encodings', () => {
  test('brotli where accepted, gzip else, plain else', async () => {
    const brotli = await ask(site, '/', { 'accept-encoding': 'gzip, br' });
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(Number(brotli.headers['content-length'])).toBe(brotli.body.byteLength);
    expect(brotliDecompressSync(brotli.body).toString()).toBe(page('Home'));

    const gzip = await ask(site, '/', { 'accept-encoding': 'gzip' });
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip.body).toString()).toBe(page('Home'));

    const plain = await ask(site, '/');
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.headers.vary).toBe('Accept-Encoding');
  });

  test('what is compressed already, or would grow, is sent as it is', async () => {
    const font = await ask(site, '/assets/text.woff2', { 'accept-encoding': 'br' });
    expect(font.headers['content-encoding']).toBeUndefined();
    expect(font.headers.vary).toBeUndefined();
    const small = await ask(site, '/data.json', { 'accept-encoding': 'br' });
    expect(small.headers['content-encoding']).toBeUndefined();
    expect(small.body.toString()).toBe('{}');
  });
});

describe('headers', () => {
  test('each file has the type of its name', async () => {
    expect((await ask(site, '/assets/app-1234.js')).headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect((await ask(site, '/assets/text.woff2')).headers['content-type']).toBe('font/woff2');
    expect((await ask(site, '/feed.json')).headers['content-type']).toBe('application/json; charset=utf-8');
  });

  test('assets are kept for a year, everything else is revalidated', async () => {
    expect((await ask(underBase, '/repo/assets/app-1234.js')).headers['cache-control']).toBe(
      'public, max-age=31536000, immutable',
    );
    expect((await ask(underBase, '/repo/about')).headers['cache-control']).toBe('no-cache');
    expect((await ask(underBase, '/repo/sitemap.xml')).headers['cache-control']).toBe('no-cache');
  });

  test('the rules of _headers apply, and win over the defaults', async () => {
    expect((await ask(site, '/about')).headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-page': 'about',
    });
    expect((await ask(site, '/')).headers['x-page']).toBeUndefined();
    expect((await ask(site, '/assets/app-1234.js')).headers['cache-control']).toBe('public, max-age=60');
    expect((await ask(site, '/nowhere')).headers['x-content-type-options']).toBe('nosniff');
  });

  test.each([
    ['its tag', (etag: string) => ({ 'if-none-match': etag })],
    ['its tag among others', (etag: string) => ({ 'if-none-match': `"other", ${etag}` })],
    ['its tag, strong', (etag: string) => ({ 'if-none-match': etag.replace('W/', '') })],
    ['any tag', () => ({ 'if-none-match': '*' })],
    ['its date', (_etag: string, date: string) => ({ 'if-modified-since': date })],
  ])('a visitor who has the file (%s) gets a 304', async (_what, conditionOf) => {
    const { headers } = await ask(site, '/about');
    const etag = headers.etag ?? '';
    const condition = conditionOf(etag, headers['last-modified'] ?? '');
    const reply = await ask(site, '/about', { ...condition, 'accept-encoding': 'br' });
    expect(reply.status).toBe(304);
    expect(reply.body).toHaveLength(0);
    expect(reply.headers).toMatchObject({ etag, vary: 'Accept-Encoding', 'cache-control': 'no-cache' });
  });

  test('another tag, or no date, gets the file; the tag outweighs the date', async () => {
    const modified = (await ask(site, '/about')).headers['last-modified'] ?? '';
    expect((await ask(site, '/about', { 'if-none-match': '"other"', 'if-modified-since': modified })).status).toBe(200);
    expect((await ask(site, '/about', { 'if-modified-since': 'yesterday' })).status).toBe(200);
  });

  test('a rebuilt file is seen at once', async () => {
    const file = join(root, 'dist', 'rebuilt.txt');
    await writeFile(file, 'old');
    expect((await ask(site, '/rebuilt.txt')).body.toString()).toBe('old');
    await writeFile(file, 'new');
    await utimes(file, new Date(), new Date(Date.now() + 5_000));
    expect((await ask(site, '/rebuilt.txt')).body.toString()).toBe('new');
  });
});

describe('base path', () => {
  test('pages, redirects and assets stand under it', async () => {
    expect((await ask(underBase, '/repo/')).body.toString()).toBe(page('Home'));
    expect((await ask(underBase, '/repo/about')).body.toString()).toBe(page('About'));
    expect((await ask(underBase, '/repo/about/')).headers.location).toBe('/repo/about');
    expect((await ask(underBase, '/repo')).headers.location).toBe('/repo/');
    expect(underBase.url.endsWith('/repo/')).toBe(true);
  });

  test.each(['/', '/about', '/repository/about', '/repo/../secret.txt'])('%s is not under it', async (path) => {
    expect((await ask(underBase, path)).status).toBe(404);
  });
});

describe('mounts', () => {
  test('an application answers under its path, with any method, under the base path too', async () => {
    expect((await ask(site, '/service/v1/news/all?page=2')).body.toString()).toBe('GET ?page=2');
    expect((await ask(site, '/service/v1', {}, 'OPTIONS')).body.toString()).toBe('OPTIONS ');
    expect((await ask(underBase, '/service/v1')).body.toString()).toBe('GET ');
    expect((await ask(underBase, '/repo/service/v1')).body.toString()).toBe('GET ');
  });

  test('a failing application is a 500, and the server lives on', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    onTestFinished(() => log.mockRestore());
    expect((await ask(site, '/broken/')).status).toBe(500);
    expect(log.mock.calls.join()).toContain('expected by the test');
    expect((await ask(site, '/')).status).toBe(200);
  });
});

test('a taken port makes way for the next free one', async () => {
  const second = await startServerNear({ directory: join(root, 'dist'), port: site.port, base: '/' });
  expect(second.port).toBeGreaterThan(site.port);
  await second.close();
});
