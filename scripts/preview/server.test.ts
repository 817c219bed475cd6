import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';
import { getScriptArguments } from '~tests/support/run-command';
import { readSite } from '~tests/support/site';
import { startProcess } from '~tests/support/start-process';
import { createTemporaryFolder } from '~tests/support/temporary-folder';
import { startServer } from './server';

const page = (title: string) => `<!doctype html><title>${title}</title>`;

/** Sends a request by node:http, because fetch would normalise the path. */
async function requestPath({ url }: { readonly url: string }, path: string) {
  const call = request({ host: '127.0.0.1', port: new URL(url).port, path, agent: false }).end();
  const [response]: IncomingMessage[] = await once(call, 'response');
  return {
    status: response?.statusCode,
    location: response?.headers.location,
    body: response && (await text(response)),
  };
}

const directory = join(createTemporaryFolder(afterAll), 'dist');
for (const folder of ['about', 'es']) mkdirSync(join(directory, folder), { recursive: true });
writeFileSync(join(directory, '../secret.txt'), 'secret');
for (const [name, title] of [
  ['index', 'Home'],
  ['about', 'About'],
  // The copy for hosts that do not know `/about/`.
  ['about/index', 'About'],
  // `/es` is redirected to `/es/`.
  ['es/index', 'Inicio'],
  ['404', 'Not found'],
] as const)
  writeFileSync(join(directory, `${name}.html`), page(title));
const server = await startServer({
  directory,
  port: 0,
  site: readSite(),
});
afterAll(server.close);

// tests/browser/build/hosts.test.ts tests the other responses.
test.for(['/a%00b', `/${'long'.repeat(100)}`, '//about', '//es', '/../secret.txt', '/%2e%2e%2fsecret.txt'])(
  '%s is the 404 page with status 404',
  async (path) => expect(await requestPath(server, path)).toMatchObject({ status: 404, body: page('Not found') }),
);

test('a redirect keeps a query that has an address', async () => {
  expect(await requestPath(server, '/about/?from=mail&to=//evil.example/')).toMatchObject({
    status: 301,
    location: '/about?from=mail&to=//evil.example/',
  });
});

test.for(['//about/', '//evil.example/about/', '/%5C/about/'])('%s is not redirected', async (path) => {
  const { location } = await requestPath(server, path);
  expect(location).toBeUndefined();
});

test('the command serves the built site at a free port if its own is in use', async () => {
  const env = { ...process.env, DIST_DIR: directory };
  const preview = await startProcess(
    process.execPath,
    [...getScriptArguments('scripts/preview/main.ts'), '--port', new URL(server.url).port],
    (printed) => /http:\S+/.exec(printed)?.[0],
    { env },
  );
  expect(preview.address).not.toBe(server.url);
  expect((await requestPath({ url: preview.address }, '/about')).body).toBe(page('About'));
  await preview.stop();
});
