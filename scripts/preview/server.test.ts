import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';
import { dataFolder } from '~scripts/lib/data-folder';
import { readSiteSettings } from '~scripts/settings/site-settings';
import { getScriptArguments } from '~tests/support/run-command';
import { startProcess } from '~tests/support/start-process';
import { createTemporaryFolder } from '~tests/support/temporary-folder';
import { testFolder } from '~tests/support/test-data';
import { startServer } from './server';

const page = (title: string) => `<!doctype html><title>${title}</title>`;

/** A plain request: fetch would normalise the path. */
async function ask({ url }: { readonly url: string }, path: string) {
  const call = request({ host: '127.0.0.1', port: new URL(url).port, path, agent: false }).end();
  const [response]: IncomingMessage[] = await once(call, 'response');
  return { status: response?.statusCode, body: response && (await text(response)) };
}

const directory = join(createTemporaryFolder(afterAll), 'dist');
mkdirSync(join(directory, 'es'), { recursive: true });
writeFileSync(join(directory, '../secret.txt'), 'secret');
for (const [name, title] of [
  ['index', 'Home'],
  ['about', 'About'],
  // With one slash its folder's address gets another at its end.
  ['es/index', 'Inicio'],
  ['404', 'Not found'],
] as const)
  writeFileSync(join(directory, `${name}.html`), page(title));
const server = await startServer({
  directory,
  port: 0,
  siteSettings: readSiteSettings({ dataFolder, environment: {} }),
});
afterAll(server.close);

// What a host answers otherwise is asked in tests/browser/build/hosts.test.ts.
test.for(['/a%00b', `/${'long'.repeat(100)}`, '//about', '//es', '/../secret.txt', '/%2e%2e%2fsecret.txt'])(
  '%s is the 404 page with status 404',
  async (path) => expect(await ask(server, path)).toEqual({ status: 404, body: page('Not found') }),
);

test('the command serves the folder of a built site at PORT or, as that is taken, at a free port', async () => {
  const env = { ...process.env, DIST_DIR: directory, PORT: new URL(server.url).port };
  const preview = await startProcess(
    process.execPath,
    getScriptArguments('scripts/preview/main.ts'),
    (printed) => /http:\S+/.exec(printed)?.[0],
    { cwd: testFolder, env },
  );
  expect(preview.address).not.toBe(server.url);
  expect((await ask({ url: preview.address }, '/about')).body).toBe(page('About'));
  await preview.stop();
});
