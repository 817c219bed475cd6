/** The refresh on a disk that fails at any step, and killed at any instant: every file is the old or the new one. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { combinations, keyOf } from '../../../src/config/news';
import { createRandom } from '../../news-service/samples/random';
import { type FileSystem, nodeFileSystem } from '../../lib/atomic-write';
import { exitCodeOf } from './refresh';
import {
  type TestService,
  faultsOf,
  filesOf,
  runRefresh,
  snapshotsOf,
  someCombinations,
  startService,
  testToken,
  withCopyOf,
  withFolder,
} from './test-runs';

const keys = someCombinations.map(keyOf);
const steps = ['mkdir', 'open', 'write', 'sync', 'rename', 'sync folder'] as const;
type Step = (typeof steps)[number];

/** A file system whose given step fails for the files that `fails` chooses, counted from 0. */
function failing(step: Step, code: string, fails: (count: number) => boolean): FileSystem {
  let count = -1;
  const isDue = (at: Step) => {
    if (at !== step) return false;
    count += 1;
    return fails(count);
  };
  const fault = () => Object.assign(new Error(`${code}: test`), { code });
  return {
    ...nodeFileSystem,
    async mkdir(path, options) {
      if (isDue('mkdir')) throw fault();
      await nodeFileSystem.mkdir(path, options);
    },
    async rename(from, to) {
      if (isDue('rename')) throw fault();
      await nodeFileSystem.rename(from, to);
    },
    async open(path, flags) {
      const isFolder = flags === 'r';
      if (!isFolder && isDue('open')) throw fault();
      const file = await nodeFileSystem.open(path, flags);
      return {
        async writeFile(text) {
          const fails = isDue('write');
          // A full disk takes the beginning of a file.
          await file.writeFile(fails ? text.slice(0, 100) : text);
          if (fails) throw fault();
        },
        async sync() {
          if (isDue(isFolder ? 'sync folder' : 'sync')) throw fault();
          await file.sync();
        },
        close: () => file.close(),
      };
    },
  };
}

let yesterday: TestService;
let today: TestService;
let versions: BothDays;
let oldFiles: string;
beforeAll(async () => {
  [yesterday, today] = await Promise.all([startService('one'), startService('two')]);
  versions = await bothDays();
  oldFiles = mkdtempSync(join(tmpdir(), 'news-old-'));
  await runRefresh(yesterday.url, oldFiles);
});
afterAll(async () => {
  rmSync(oldFiles, { recursive: true });
  await Promise.all([yesterday.close(), today.close()]);
});

interface BothDays {
  readonly old: ReadonlyMap<string, string>;
  readonly fresh: ReadonlyMap<string, string>;
}

async function bothDays(): Promise<BothDays> {
  const old = await withFolder(
    async (directory) => (await runRefresh(yesterday.url, directory), snapshotsOf(directory)),
  );
  const fresh = await withFolder(async (directory) => (await runRefresh(today.url, directory), snapshotsOf(directory)));
  return { old, fresh };
}

const places: Readonly<Record<string, (count: number) => boolean>> = {
  'the first file': (count) => count === 0,
  'the third file': (count) => count === 2,
  'the index': (count) => count === keys.length,
  'every file': () => true,
};
const cases = steps.flatMap((step) =>
  Object.keys(places).flatMap((place) => ['ENOSPC', 'EROFS', 'EACCES', 'EIO'].map((code) => ({ step, place, code }))),
);

describe('a disk that fails', () => {
  it.each(cases)('$code at $step of $place', ({ code, place, step }) =>
    withCopyOf(oldFiles, async (directory) => {
      const { fresh, old } = versions;
      const result = await runRefresh(today.url, directory, {
        surroundings: { fileSystem: failing(step, code, places[place] ?? (() => false)) },
      });
      const after = snapshotsOf(directory);
      expect(faultsOf(directory, result)).toEqual([]);
      for (const key of keys) expect([old.get(key), fresh.get(key)]).toContain(after.get(key));
      const failed = result.outcomes.filter(({ status }) => status === 'failed');
      expect(failed.every(({ reason }) => reason?.endsWith(`cannot be written (${code})`) === true)).toBe(true);
      expect(failed).toHaveLength(
        { 'the first file': 1, 'the third file': 1, 'the index': 0, 'every file': keys.length }[place] ?? -1,
      );
      expect(result.indexFault).toBe(place === 'the index' ? `index.json cannot be written (${code})` : null);
      expect(exitCodeOf(result)).toBe(place === 'the index' || place === 'every file' ? 1 : 0);
      // The next run, on a sound disk, mends what was left.
      await runRefresh(today.url, directory);
      expect(snapshotsOf(directory)).toEqual(fresh);
      expect(faultsOf(directory)).toEqual([]);
    }),
  );

  it('a file in the place of a folder costs that region only', () =>
    withFolder(async (directory) => {
      writeFileSync(join(directory, 'haiti'), 'not a folder');
      const result = await runRefresh(today.url, directory);
      expect(result.outcomes.filter(({ status }) => status === 'failed').map(({ key }) => key)).toEqual(
        keys.filter((key) => key.startsWith('haiti/')),
      );
      expect(readFileSync(join(directory, 'haiti'), 'utf8')).toBe('not a folder');
    }));

  it('a corrupt file is no good file: a sound answer replaces it, a bad one leaves it', () =>
    withCopyOf(oldFiles, async (directory) => {
      const [first = '', second = ''] = keys;
      writeFileSync(join(directory, `${first}.json`), '{"version":1,');
      writeFileSync(join(directory, `${second}.json`), '');
      const result = await runRefresh(today.url, directory, { faults: { [second]: '500' } });
      expect(result.outcomes.slice(0, 2).map(({ status }) => status)).toEqual(['new', 'failed']);
      expect(snapshotsOf(directory).get(second)).toBe('');
      expect(faultsOf(directory)).toHaveLength(1);
    }));
});

describe('temporary files of killed runs', () => {
  it('are removed, those of a running process only when old', () =>
    withFolder(async (directory) => {
      mkdirSync(join(directory, 'haiti'));
      const leave = (name: string, ms: number) => {
        writeFileSync(join(directory, name), 'half');
        utimesSync(join(directory, name), ms / 1_000, ms / 1_000);
      };
      const now = Date.now();
      leave('haiti/.all.json.999999999.tmp', now);
      leave(`haiti/.business.json.${process.ppid}.tmp`, now);
      leave(`.index.json.${process.ppid}.tmp`, now - 700_000);
      leave(`haiti/.markets.json.${process.ppid}.tmp`, now + 700_000);
      leave('haiti/notes.tmp', now);
      await runRefresh(today.url, directory, { surroundings: { now: () => now, combinations: [] } });
      expect([...filesOf(directory).keys()].toSorted()).toEqual(
        [`haiti/.business.json.${process.ppid}.tmp`, 'haiti/notes.tmp'].toSorted(),
      );
    }));
});

/** Kills some time after the first call came in: most instants then fall between writes, and into them. */
async function killAfter(child: ChildProcess, service: TestService, ms: number): Promise<void> {
  const ended = new Promise((resolve) => {
    child.once('exit', resolve);
  });
  service.service.faults.clear();
  while (service.service.faults.requests().length === 0 && child.exitCode === null) {
    await new Promise((resolve) => {
      setTimeout(resolve, 1);
    });
  }
  setTimeout(() => child.kill('SIGKILL'), ms);
  await ended;
}

describe('a run killed at any instant', () => {
  const root = fileURLToPath(new URL('../../..', import.meta.url));

  function start(service: TestService, directory: string): ChildProcess {
    const environment = {
      ...process.env,
      NEWS_API_TOKEN: testToken,
      NEWS_API_URL: service.url,
      GITHUB_STEP_SUMMARY: '',
    };
    return spawn(process.execPath, ['--import', 'tsx', 'scripts/news/main.ts', '--out', directory], {
      cwd: root,
      env: environment,
      stdio: 'ignore',
    });
  }

  it('leaves every file old or new, and the next run finishes the work', { timeout: 60_000 }, () =>
    withFolder(async (directory) => {
      const settings = { surroundings: { combinations } };
      const texts = new Map<TestService, ReadonlyMap<string, string>>();
      for (const service of [yesterday, today]) {
        texts.set(
          service,
          await withFolder(async (folder) => (await runRefresh(service.url, folder, settings), snapshotsOf(folder))),
        );
      }
      const random = createRandom('kill');
      for (let kill = 0; kill < 8; kill += 1) {
        const service = kill % 2 === 0 ? yesterday : today;
        await killAfter(start(service, directory), service, random.between(1, 110));
        const files = snapshotsOf(directory);
        const whole = [...files].filter(([path]) => !path.endsWith('.tmp'));
        for (const [key, text] of whole)
          expect([texts.get(yesterday)?.get(key), texts.get(today)?.get(key)]).toContain(text);
        expect(faultsOf(directory).filter((fault) => !fault.endsWith('.tmp: left behind'))).toEqual([]);
      }
      await runRefresh(today.url, directory, settings);
      expect(snapshotsOf(directory)).toEqual(texts.get(today));
      expect(faultsOf(directory)).toEqual([]);
    }),
  );
});
