/** The command as a whole: what it prints, where it writes, how it ends. */
import { spawn } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newsPageSize } from '~/config/limits';
import { categoryIds, combinations, keyOf } from '~/config/news';
import { newestOf } from '~/features/news/model/archive';
import {
  type TestService,
  archivedIn,
  faultsOf,
  filesOf,
  snapshotsOf,
  startService,
  refusalOf,
  testToken,
  withFolder,
} from '~scripts/news/refresh/test-runs';
import { readSnapshots } from '~scripts/news/snapshots/read-snapshots';
import { runCommand } from './command';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const committed = join(root, 'data/news');

let service: TestService;
beforeAll(async () => {
  service = await startService('two');
});
afterAll(() => service.close());

interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

async function run(argv: readonly string[], environment: Readonly<Record<string, string>> = {}): Promise<Ended> {
  const [out, err]: [string[], string[]] = [[], []];
  const code = await runCommand(argv, {
    environment,
    root,
    out: (line) => out.push(line),
    err: (line) => err.push(line),
  });
  return { code, out: out.join('\n'), err: err.join('\n') };
}

/** As a process of its own, as npm starts it. */
function spawnRun(argv: readonly string[], environment: Readonly<Record<string, string>> = {}): Promise<Ended> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/news/main.ts', ...argv], {
    cwd: root,
    env: { ...process.env, NEWS_API_TOKEN: '', NEWS_API_URL: '', GITHUB_STEP_SUMMARY: '', ...environment },
  });
  let [out, err] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (err += text));
  return new Promise((resolve) => {
    child.on('close', (code) => resolve({ code, out, err }));
  });
}

const total = combinations.length;

const live = (url: string) => ({ NEWS_API_TOKEN: testToken, NEWS_API_URL: url });

describe('npm run news:refresh', { timeout: 30_000 }, () => {
  it('without a token says so, and writes a valid file a combination where it is told to', () =>
    withFolder(async (directory) => {
      const { code, out } = await run(['--out', directory]);
      expect(code).toBe(0);
      expect(out).toMatch(/^There is no NEWS_API_TOKEN, so the embedded news service is used \(sample articles\)/);
      expect(out).toMatch(/^\[ {2}1\] \S+ +page 1 {3}12 articles, 12 new$/m);
      expect(out).toMatch(new RegExp(`^new +${total}$`, 'm'));
      expect(snapshotsOf(directory).size).toBe(total);
      // A second page of every combination, for "Load More".
      for (const combination of combinations)
        expect(newestOf(readSnapshots(directory).archive, combination).length).toBeGreaterThan(newsPageSize);
      expect(await run(['--check', '--out', directory])).toMatchObject({
        code: 0,
        out: expect.stringContaining(`${total} files, ${total * newsPageSize} articles`),
      });
    }));

  it('with a token never tells it, whatever happens', () =>
    withFolder(async (directory) => {
      const summary = join(directory, 'summary.md');
      const out = join(directory, 'news');
      const state = ['--state', join(directory, 'state.json')];
      const good = await run(['--json', '--scheduled', '--out', out, ...state], {
        ...live(service.url),
        GITHUB_STEP_SUMMARY: summary,
      });
      expect(good.code).toBe(0);
      expect(JSON.parse(good.out)).toMatchObject({
        host: '127.0.0.1',
        exitCode: 0,
        counts: { new: total },
        calls: { used: 18, allowed: 18 },
      });
      expect(readFileSync(summary, 'utf8')).toContain('## News refresh');

      service.service.faults.add({ fault: 'reset' });
      const bad = await run(['--out', out, '--time-limit', '2', ...state], {
        ...live(service.url),
        GITHUB_STEP_SUMMARY: join(directory, 'missing', 'summary.md'),
      });
      service.service.faults.clear();
      expect([bad.code, bad.out.includes('no connection (ECONNRESET)') || bad.out.includes('the time limit')]).toEqual([
        1,
        true,
      ]);
      expect(bad.err).toContain('The job summary cannot be written');

      const wrongAddress = await run([], {
        NEWS_API_TOKEN: testToken,
        NEWS_API_URL: `https://x.example.com/?api_token=${testToken}`,
      });
      expect(wrongAddress.code).toBe(2);
      const told = [
        ...filesOf(directory).values(),
        good.out,
        good.err,
        bad.out,
        bad.err,
        wrongAddress.out,
        wrongAddress.err,
      ].filter((text) => text.includes(testToken));
      expect(told).toEqual([]);
    }));

  it('stops at a refused token with one line that says what to do', () =>
    withFolder(async (directory) => {
      service.service.faults.add({ fault: '401' });
      const news = join(directory, 'news');
      const { code, out } = await run(['--out', news, '--state', join(directory, 'state.json')], live(service.url));
      service.service.faults.clear();
      expect(code).toBe(1);
      expect(out).toMatch(/^Ended early: the service refuses the token \(401\): check NEWS_API_TOKEN$/m);
      expect([...filesOf(directory).keys()]).toEqual(['state.json']);
    }));

  it('serves another corpus, and refuses one that is none', () =>
    withFolder(async (directory) => {
      const [, category = 'all'] = categoryIds;
      const corpus = join(directory, 'corpus.json');
      const record = {
        uuid: 'u',
        title: 'Haiti & "co"',
        url: 'https://a.example.com/x',
        published_at: '2024-05-01T10:00:00.000000Z',
        categories: [category],
      };
      writeFileSync(corpus, JSON.stringify([record]));
      const out = join(directory, 'news');
      const { code, out: text } = await run(['--corpus', corpus, '--out', out]);
      expect([
        code,
        new RegExp(`haiti/${category} +page 1 +1 article, [01] new$`, 'm').test(text),
        /caribbean\/all +page 1 +0 articles, 0 new$/m.test(text),
      ]).toEqual([0, true, true]);
      writeFileSync(corpus, '[7]');
      expect(await run(['--corpus', corpus, '--out', join(directory, 'other')])).toMatchObject({
        code: 1,
        err: expect.stringContaining('record 0 is not an object'),
      });
    }));

  it('mends what a build refuses by the very command that the build names', () =>
    withFolder(async (directory) => {
      await run(['--out', directory]);
      // As after a region is added, and a category dropped.
      const [first] = combinations;
      if (first === undefined) throw new Error('The table is empty');
      const key = keyOf(first);
      const text = readFileSync(join(directory, `${key}.json`), 'utf8');
      writeFileSync(
        join(directory, first.region, 'gone.json'),
        text.replace(`"category": "${first.category}"`, '"category": "gone"'),
      );
      rmSync(join(directory, `${key}.json`));

      const message = refusalOf(directory);
      expect(message).toContain(`${key}.json: missing; `);
      const argv = /run "npm run news:refresh -- ([^"]+)"$/.exec(message)?.[1]?.split(' ') ?? [];
      expect((await run(['--check', '--out', directory])).err.split('\n')).toEqual([
        expect.stringContaining(`${key}.json: missing`),
        expect.stringContaining(`${first.region}/gone.json: its combination is gone`),
        expect.stringContaining(argv.join(' ')),
      ]);
      const { code, out } = await run(argv);
      expect([code, out.split('\n').at(-1)]).toEqual([
        0,
        `Removed, since src/config/news.ts no longer has them: ${first.region}/gone`,
      ]);
      expect(readSnapshots(directory).snapshots.size).toBe(total);
      expect((await run(['--check', '--out', directory])).code).toBe(0);
    }));

  it('lets samples not replace live news', () =>
    withFolder(async (directory) => {
      const state = join(directory, '..', `${basename(directory)}-state.json`);
      await run(['--out', directory, '--budget', '1', '--state', state], live(service.url));
      rmSync(state);
      const held = filesOf(directory);
      expect(snapshotsOf(directory).size).toBe(total);
      expect(await run(['--out', directory])).toMatchObject({
        code: 2,
        err: expect.stringContaining('holds live news'),
      });
      expect(filesOf(directory)).toEqual(held);
    }));

  it('checks the committed snapshots, and changes nothing', async () => {
    const before = filesOf(committed);
    expect(await run(['--check'])).toMatchObject({
      code: 0,
      out: expect.stringMatching(new RegExp(`data/news: ${total} files, \\d+ articles; \\d+ in the archive$`)),
    });
    expect(JSON.parse((await run(['--check', '--json'])).out)).toMatchObject({ files: total, faults: [] });
    expect(filesOf(committed)).toEqual(before);
  });

  it('merges two folders that went apart, and says so', () =>
    withFolder(async (directory) => {
      const yesterday = await startService('one');
      const [ours = '', theirs = ''] = ['ours', 'theirs'].map((name) => join(directory, name));
      const state = ['--state', join(directory, 'state.json')];
      await run(['--out', ours, '--budget', '5', ...state], live(yesterday.url));
      await run(['--out', theirs, '--budget', '5', ...state], live(service.url));
      await yesterday.close();
      const both = new Set([...archivedIn(ours), ...archivedIn(theirs)]);
      const { code, out } = await run(['--merge', theirs, '--out', ours]);
      expect([code, out]).toEqual([0, expect.stringMatching(/ours: \d+ articles in the archive$/)]);
      expect(new Set(archivedIn(ours))).toEqual(both);
      expect(faultsOf(ours)).toEqual([]);
      expect((await run(['--merge', theirs, '--out', ours])).out).toMatch(/, as before$/);

      // Samples have no place beside live news, on whichever side they are.
      const samples = join(directory, 'samples');
      await run(['--out', samples]);
      await run(['--merge', samples, '--out', ours]);
      expect(new Set(archivedIn(ours))).toEqual(both);
      await run(['--merge', ours, '--out', samples]);
      expect(new Set(archivedIn(samples))).toEqual(both);
      expect(faultsOf(samples)).toEqual([]);

      expect(await run(['--merge', join(directory, 'nothing'), '--out', ours])).toMatchObject({
        code: 2,
        err: expect.stringMatching(/nothing: index\.json: missing$/),
      });
      writeFileSync(join(theirs, 'haiti/all.json'), '<<<<<<< HEAD');
      expect(await run(['--merge', theirs, '--out', ours])).toMatchObject({
        code: 2,
        err: expect.stringMatching(/theirs: haiti\/all\.json: not JSON/),
      });
    }));

  it('helps, and warns in a schedule without secret', async () => {
    expect(await run(['--help'])).toMatchObject({ code: 0, out: expect.stringContaining('--budget N') });
    expect(await run(['--require-token'])).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^::warning title=News refresh::[^\n]+$/),
    });
  });

  it('as a process ends with its exit code', async () => {
    expect(await spawnRun(['--unknown'])).toMatchObject({
      code: 2,
      err: expect.stringContaining("Unknown option '--unknown'"),
    });
  });
});
