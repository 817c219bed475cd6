import { spawn } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Listening, listen } from '~scripts/lib/listen';
import { sampleArticles } from '~scripts/news-service/corpus';
import { createNewsService, newsPath } from '~scripts/news-service/service';
import type { RelayEnvironment } from '../settings';
import { createFolderStore } from './folderStore';

const token = 'canary/token+of the relay=';
let service: Listening;
let calls = 0;
let directory = '';
const environment = () => ({
  NEWS_API_TOKEN: token,
  NEWS_API_URL: service.origin + newsPath,
  SITE_URL: 'https://site.example',
});

beforeAll(async () => {
  const { app } = createNewsService({ articles: sampleArticles(Date.UTC(2024, 4, 2)), requireToken: token });
  service = await listen((request, env) => {
    calls += 1;
    return app.fetch(request, env);
  });
  directory = await mkdtemp(join(tmpdir(), 'relay-'));
});

afterAll(async () => {
  await service.close();
  await rm(directory, { recursive: true, force: true });
});

/** Runs `npm run relay` until it prints a line, or ends. */
async function run(variables: RelayEnvironment, ...args: readonly string[]) {
  const child = spawn(process.execPath, ['--import', 'tsx', 'relay/node/main.ts', '--port', '0', ...args], {
    env: { PATH: process.env['PATH'], ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  const status = await new Promise<number | null>((resolve) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (part: Buffer) => {
        printed += part.toString();
        if (printed.includes('stop with')) resolve(null);
      });
    child.once('exit', resolve);
  });
  const address = /http:\/\/[\d.]+:\d+/.exec(printed)?.[0] ?? '';
  const ended = new Promise((resolve) => child.once('exit', resolve));
  return {
    status,
    printed: () => printed,
    ask: (page: number) => fetch(`${address}/?region=all&category=all&page=${page}`),
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

test('counts its calls, and keeps its answers, over the end of its process', async () => {
  const kept = join(directory, 'kept');
  const left: string[] = [];
  for (let start = 0; start < 2; start += 1) {
    const relay = await run({ ...environment(), NEWS_CALLS_PER_DAY: '1', NEWS_RELAY_SHARE: '100' }, '--keep', kept);
    const answers = [await relay.ask(2), await relay.ask(3)];
    expect(answers.map(({ status }) => status)).toEqual([200, 503]);
    for (const answer of answers) left.push(JSON.stringify([...answer.headers]), await answer.text());
    await relay.kill();
    left.push(relay.printed());
  }
  expect(calls).toBe(1);
  const files = await readdir(kept);
  expect(files.toSorted()).toEqual(['all_all_2.json', 'calls.json']);
  for (const file of files) left.push(await readFile(join(kept, file), 'utf8'));
  expect(left.filter((text) => text.includes('canary'))).toEqual([]);
});

test('answers different questions that are asked at once, with a call each that is counted', async () => {
  calls = 0;
  const kept = join(directory, 'burst');
  const relay = await run({ ...environment(), NEWS_CALLS_PER_DAY: '2500' }, '--keep', kept);
  const answers = await Promise.all(Array.from({ length: 42 }, (_, index) => relay.ask(index + 1)));
  await relay.kill();
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(calls).toBe(42);
  expect(JSON.parse(await readFile(join(kept, 'calls.json'), 'utf8'))).toMatchObject({ used: 42 });
});

test.for([
  [{ NEWS_API_TOKEN: '' }, [], 'NEWS_API_TOKEN: is missing'],
  [{}, ['--port', '70000'], 'should be >= 0 and < 65536'],
] as const)('does not start with wrong settings: %j %j', async ([own, args, message]) => {
  const { status, printed } = await run({ ...environment(), ...own }, ...args);
  expect([status, printed()]).toEqual([2, expect.stringContaining(message)]);
  expect(printed()).not.toContain('canary');
});

test('refuses to read a damaged file', async () => {
  await writeFile(join(directory, 'calls.json'), '{"day":');
  await expect(createFolderStore(directory).get('calls')).rejects.toThrow(/JSON/);
});
