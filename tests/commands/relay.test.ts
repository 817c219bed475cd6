import { spawn } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Listening, listen } from '~scripts/lib/listen';
import { sampleArticles } from '~scripts/news-service/corpus';
import { newsPath } from '~scripts/news-service/service';
import { createFaultyService } from '~tests/support/news/faulty-service';
import { testProject } from '~tests/support/project';
import { createFolderStore } from '../../relay/node/folderStore';
import type { RelayEnvironment } from '../../relay/settings';

const token = 'canary/token+of the relay=';
const { app, faults } = createFaultyService({ articles: sampleArticles(Date.UTC(2024, 4, 2)), requireToken: token });
let service: Listening;
let calls = 0;
let directory = '';
const environment = () => ({
  NEWS_API_TOKEN: token,
  NEWS_API_URL: service.origin + newsPath,
  SITE_URL: 'https://site.example',
});

beforeAll(async () => {
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
    cwd: testProject,
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
    ask: (page: number, headers = {}) => fetch(`${address}/?region=all&category=all&page=${page}`, { headers }),
    /** Resolves to the status of the process. */
    kill(signal: 'SIGKILL' | 'SIGTERM' = 'SIGKILL') {
      child.kill(signal);
      return ended;
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

test('answers what is under way when it is told to stop, and nothing else', async () => {
  calls = 0;
  faults.add({ fault: 'delay:1500', matching: { page: '7' } });
  const kept = join(directory, 'stopped');
  const relay = await run(environment(), '--keep', kept);
  const waiting = relay.ask(7);
  await expect.poll(() => calls).toBe(1);
  const ended = relay.kill('SIGTERM');
  void relay.kill('SIGTERM');
  await expect
    .poll(() =>
      relay.ask(8).then(
        () => 'answered',
        () => 'refused',
      ),
    )
    .toBe('refused');
  const answer = await waiting;
  expect([answer.status, (await answer.json()).meta.page, await ended]).toEqual([200, 7, 0]);
  expect(await readdir(kept)).toContain('all_all_7.json');
});

test('knows a visitor by the connection, or by the header of the proxy that its owner names', async () => {
  const plan = { ...environment(), NEWS_CALLS_PER_DAY: '40', NEWS_RELAY_SHARE: '100' };
  const [open, behind] = await Promise.all([
    run(plan, '--keep', join(directory, 'open')),
    run(plan, '--keep', join(directory, 'behind'), '--client-header', 'X-Forwarded-For'),
  ]);
  const statuses = { open: new Set<number>(), behind: new Set<number>() };
  for (let number = 2; number <= 10; number += 1) {
    statuses.open.add((await open.ask(number, { 'X-Forwarded-For': `192.0.2.${number}` })).status);
    // A visitor may send the header too: the proxy adds the address that it saw.
    statuses.behind.add((await behind.ask(number, { 'X-Forwarded-For': `6.6.6.6, 192.0.2.${number}` })).status);
  }
  await Promise.all([open.kill(), behind.kill()]);
  expect([[...statuses.open], [...statuses.behind]]).toEqual([[200, 429], [200]]);
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
