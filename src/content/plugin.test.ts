import { basename, dirname } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createEditedData, testNow } from '~tests/support/edited-data';
import { createTemporaryFolder } from '~tests/support/temporary-folder';
import { createSiteLoader } from './load';
import { contentPlugin } from './plugin';

const file = 'content/es/about.json';
const data = createEditedData('data', createTemporaryFolder(afterAll));
const original = data.read(file);
let server: ViteDevServer;
/** The time in which a change is noticed, ms: the processor may be busy. */
const limitMs = 60_000;
const payloads: unknown[] = [];

beforeAll(async () => {
  const source = { dataFolder: data.folder, environment: {}, now: testNow };
  server = await createServer({
    configFile: false,
    root: createTemporaryFolder(afterAll),
    logLevel: 'silent',
    server: { middlewareMode: true, ws: false },
    plugins: [contentPlugin(createSiteLoader(source))],
  });
  // A change before the files are watched would go unnoticed.
  const folder = dirname(`${data.folder}/${file}`);
  await vi.waitUntil(() => server.watcher.getWatched()[folder]?.includes(basename(file)), limitMs);
});

beforeEach(() => {
  vi.spyOn(server.ws, 'send').mockImplementation((payload: unknown) => void payloads.push(payload));
});

afterAll(() => server.close());

async function getHeading(): Promise<string> {
  const { pages } = await server.ssrLoadModule('virtual:contents');
  return (await pages.about.es()).content.mission.title;
}

test('the modules have the data as they are, in each language and for each release', async () => {
  const { settings, basePath, buildYear } = await server.ssrLoadModule('virtual:settings');
  expect([settings.brand, basePath, buildYear]).toEqual(['Alisio Group', '/', 2026]);
  expect(settings).not.toHaveProperty('unbreakable');
  const { releases } = await server.ssrLoadModule('virtual:contents');
  expect((await releases['clinics-without-diesel'].fr()).content.date).toBe('2026-11-24');
  expect(await getHeading()).toBe('Nuestra misión');
});

test('a change is in the modules, an error is shown with its file and key, and the same text as before ends it', async () => {
  data.set(file, 'mission.title', 'La misión');
  await vi.waitFor(async () => expect(await getHeading()).toBe('La misión'), limitMs);
  data.set(file, 'mission.title', '');
  const message = `${data.folder}/${file}: mission.title: a sentence is missing`;
  await vi.waitFor(() => expect(payloads.at(-1)).toEqual({ type: 'error', err: { message, stack: '' } }), limitMs);
  data.write(file, original);
  await vi.waitFor(() => expect(payloads.at(-1)).toEqual({ type: 'full-reload' }), limitMs);
  expect(await getHeading()).toBe('Nuestra misión');
});
