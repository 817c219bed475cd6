import { mkdir, writeFile } from 'node:fs/promises';
import { type IncomingHttpHeaders, request } from 'node:http';
import { dirname, join, resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, describe, expect, test } from 'vitest';
import { readSite } from '~scripts/settings/read-settings';
import { folderOfFile } from '~tests/support/folder';
import { previewOptions } from './main';
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
  '404.html': page('Not found'),
  'assets/text.woff2': 'font',
  '../secret.txt': 'secret',
};

/** A plain request: fetch would normalise the path, decode the body and follow redirects. */
function ask(
  { port }: RunningServer,
  path: string,
  headers: Readonly<Record<string, string>> = {},
  method = 'GET',
): Promise<Reply> {
  return new Promise((done, reject) => {
    const call = request({ host: '127.0.0.1', port, path, method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        done({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    });
    call.on('error', reject);
    call.end();
  });
}

const directory = join(folderOfFile(), 'dist');
for (const [name, text] of Object.entries(files)) {
  const file = join(directory, name);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}
const mounts = [{ path: '/service', fetch: ({ url }: Request) => new Response(new URL(url).search) }];
const server = await startServer({ directory, port: 0, site: readSite({}), mounts });
const underBase = await startServer({ directory, port: 0, site: readSite({ BASE_PATH: '/repo/' }), mounts });
afterAll(() => Promise.all([server.close(), underBase.close()]));

// What a host answers otherwise is asked in tests/browser/build/hosts.test.ts.
test.for(['//about', '//es', '/../secret.txt', '/%2e%2e%2fsecret.txt'])(
  '%s is the 404 page with status 404',
  async (path) => {
    const { status, body } = await ask(server, path);
    expect([status, body.toString()]).toEqual([404, page('Not found')]);
  },
);

describe('an answer', () => {
  test('is compressed where that is accepted and helps', async () => {
    const { headers, body } = await ask(server, '/', { 'accept-encoding': 'gzip, br' });
    expect(headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' });
    expect(gunzipSync(body).toString()).toBe(page('Home'));
    const font = await ask(server, '/assets/text.woff2', { 'accept-encoding': 'gzip' });
    expect(font.headers['content-encoding']).toBeUndefined();
  });

  test('is a 304 for a visitor who has the file, and follows the file', async () => {
    const { etag = '' } = (await ask(server, '/about')).headers;
    const again = await ask(server, '/about', { 'if-none-match': etag, 'accept-encoding': 'gzip' });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    await writeFile(join(directory, 'about.html'), page('Changed'));
    const changed = await ask(server, '/about', { 'if-none-match': etag });
    expect(changed.body.toString()).toBe(page('Changed'));
    await writeFile(join(directory, 'about.html'), page('About'));
  });

  test('of a mounted server comes from it alone', async () => {
    expect((await ask(server, '/service/v1?page=2')).body.toString()).toBe('?page=2');
    expect((await ask(underBase, '/repo/service/v1')).status).toBe(200);
  });
});

test('a port that is taken makes way for the next free one', async () => {
  const second = await startServerNear({ directory, port: server.port, site: readSite({}) });
  expect(second.port).toBeGreaterThan(server.port);
  await second.close();
});

test('the preview reads port and folder from its arguments, then from PORT and DIST_DIR', () => {
  expect(previewOptions(['--port', '5100'], { PORT: '5200' })).toMatchObject({
    port: 5_100,
    directory: resolve('dist'),
  });
  expect(previewOptions([], { PORT: '5200' }).port).toBe(5_200);
  expect(previewOptions([], { PORT: '' }).port).toBe(4_173);
  expect(() => previewOptions(['--port', 'x'], {})).toThrow('--port: x is no port');
});
