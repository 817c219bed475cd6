/** The refresh on a disk that fails at any step, killed at any instant, and two at once: nothing is lost or half. */
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
import { parseNewsPlan } from '../../../src/config/newsPlan';
import { reserve } from '../plan/state';
import { checkSnapshots } from '../snapshots/check';
import { readNewsFolder } from '../snapshots/news-folder';
import { archiveDays, archivePath, readIndex } from '../snapshots/snapshot-files';
import {
  type TestService,
  archivedIn,
  dayTwo,
  faultsOf,
  filesOf,
  quickFileSystem,
  runRefresh,
  snapshotsOf,
  someCombinations,
  startService,
  refusalOf,
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
let oldFolder: string;
/** What a run on a sound disk makes of the old folder. */
let freshFiles: ReadonlyMap<string, string>;
beforeAll(async () => {
  [yesterday, today] = await Promise.all([startService('one'), startService('two')]);
  oldFolder = mkdtempSync(join(tmpdir(), 'news-old-'));
  await runRefresh(yesterday.url, oldFolder);
  freshFiles = await withCopyOf(
    oldFolder,
    async (directory) => (await runRefresh(today.url, directory), filesOf(directory)),
  );
});
afterAll(async () => {
  rmSync(oldFolder, { recursive: true });
  await Promise.all([yesterday.close(), today.close()]);
});

/** Which writes fail, counted over days of the archive, snapshots and index, in the order they are written in. */
const places: Readonly<Record<string, (count: number) => boolean>> = {
  'the first file': (count) => count === 0,
  'the third file': (count) => count === 2,
  'every second file': (count) => count % 2 === 1,
  'every file': () => true,
};
const cases = steps.flatMap((step) =>
  Object.keys(places).flatMap((place) => ['ENOSPC', 'EROFS', 'EACCES', 'EIO'].map((code) => ({ step, place, code }))),
);

const refuse = () => Promise.reject(new Error('killed'));

describe('a disk that fails', () => {
  it.each(cases)('$code at $step of $place', ({ code, place, step }) =>
    withCopyOf(oldFolder, async (directory) => {
      const before = filesOf(directory);
      const known = archivedIn(directory);
      const result = await runRefresh(today.url, directory, {
        surroundings: { fileSystem: failing(step, code, places[place] ?? (() => false)) },
      });
      // The archive comes first, and fails first: then nothing else is touched.
      expect(result.writeFault).toBe(`the archive cannot be written (${code})`);
      expect(exitCodeOf(result)).toBe(1);
      for (const [path, text] of filesOf(directory)) {
        const mayBeNew = path.startsWith('archive/');
        expect([before.get(path), mayBeNew ? freshFiles.get(path) : undefined]).toContain(text);
      }
      expect(archivedIn(directory)).toEqual(expect.arrayContaining([...known]));
      // The next run, on a sound disk, mends what was left.
      await runRefresh(today.url, directory);
      expect(filesOf(directory)).toEqual(freshFiles);
      expect(faultsOf(directory)).toEqual([]);
    }),
  );

  it.each(['haiti/all.json', 'all/politics.json', 'index.json'])('ENOSPC at %s', (file) =>
    withCopyOf(oldFolder, async (directory) => {
      const fileSystem: FileSystem = {
        ...nodeFileSystem,
        rename: (from, to) =>
          to.endsWith(file)
            ? Promise.reject(Object.assign(new Error('ENOSPC: test'), { code: 'ENOSPC' }))
            : nodeFileSystem.rename(from, to),
      };
      const table = { combinations };
      await runRefresh(yesterday.url, directory, { surroundings: table });
      const old = filesOf(directory).get(file);
      const result = await runRefresh(today.url, directory, { surroundings: { ...table, fileSystem } });
      expect(filesOf(directory).get(file)).toBe(old);
      const reasons = result.outcomes.filter(({ status }) => status === 'failed').map(({ reason }) => reason);
      expect([...reasons, result.writeFault]).toContain(`${file} cannot be written (ENOSPC)`);
      expect(exitCodeOf(result)).toBe(file === 'index.json' ? 1 : 0);
      await runRefresh(today.url, directory, { surroundings: table });
      // The index says when articles last changed: that a run could not write it changes none.
      expect(filesOf(directory).get(file) === old).toBe(file === 'index.json');
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

  it('a corrupt file is made anew from the archive, and a corrupt day of the archive from the snapshots', () =>
    withCopyOf(oldFolder, async (directory) => {
      const [first = '', second = ''] = keys;
      const [day = ''] = archiveDays(directory);
      const shown = new Set(
        [...snapshotsOf(directory).values()].flatMap((text) =>
          [...text.matchAll(/"url": "([^"]+)"/g)].map(([, url]) => url),
        ),
      );
      writeFileSync(join(directory, `${first}.json`), '{"version":1,');
      writeFileSync(archivePath(directory, day), '');
      const result = await runRefresh(today.url, directory, { faults: { [second]: '500' } });
      expect(result.outcomes.slice(0, 2).map(({ status }) => status)).toEqual(['new', 'failed']);
      expect(faultsOf(directory)).toEqual([]);
      const archived = new Set(archivedIn(directory));
      expect([...shown].filter((url) => url !== undefined && !archived.has(url))).toEqual([]);
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

  it('leaves whole files, loses nothing, and the next run finishes the work', { timeout: 60_000 }, () =>
    withFolder(async (directory) => {
      const random = createRandom('kill');
      let known: readonly string[] = [];
      for (let kill = 0; kill < 8; kill += 1) {
        const service = kill % 2 === 0 ? yesterday : today;
        await killAfter(start(service, directory), service, random.between(1, 400));
        const now = archivedIn(directory);
        expect(now).toEqual(expect.arrayContaining([...known]));
        known = now;
        for (const file of readNewsFolder(directory, combinations).archive.values()) expect(file.kind).toBe('ok');
        for (const file of readNewsFolder(directory, combinations).snapshots.values())
          expect(file.kind).not.toBe('invalid');
      }
      const settings = { surroundings: { combinations, now: Date.now } };
      await runRefresh(today.url, directory, settings);
      expect(archivedIn(directory)).toEqual(expect.arrayContaining([...known]));
      expect(faultsOf(directory)).toEqual([]);
    }),
  );

  it('leaves samples and live news apart, or unfit for a build until the next run', { timeout: 60_000 }, () =>
    withFolder(async (directory) => {
      const embedded = {
        kind: 'embedded',
        url: yesterday.url,
        token: '',
        host: 'embedded samples',
        corpus: null,
      } as const;
      const settings = { surroundings: { combinations }, options: { upstream: embedded } };
      let writes = 0;
      let isKilled = true;
      for (let after = 0; isKilled; after += 13) {
        rmSync(directory, { recursive: true });
        await runRefresh(yesterday.url, directory, settings);
        writes = 0;
        const rename = (from: string, to: string) => {
          writes += 1;
          return writes > after ? refuse() : nodeFileSystem.rename(from, to);
        };
        const unlink = (path: string) => (writes > after ? refuse() : nodeFileSystem.unlink(path));
        const fileSystem = { ...quickFileSystem, rename, unlink };
        await runRefresh(today.url, directory, { surroundings: { combinations, fileSystem } });
        isKilled = writes > after;
        const index = readIndex(directory);
        const isHalf = isKilled && after > 0;
        expect(index).toMatchObject({ value: { origin: isKilled ? 'sample' : 'live' } });
        const refusals = checkSnapshots(directory).faults.filter((fault) =>
          /^archive\/\S+\.json: it is live/.test(fault),
        );
        expect(refusals.length > 0).toBe(isHalf);
        expect(refusalOf(directory).includes(': it is live')).toBe(isHalf);
        await runRefresh(today.url, directory, { surroundings: { combinations } });
        expect(faultsOf(directory)).toEqual([]);
        expect([...filesOf(directory).values()].filter((text) => text.includes('"sample"'))).toEqual([]);
      }
    }),
  );
});

describe('two runs at once', () => {
  it('keep what both brought, and each article once', () =>
    withFolder(async (directory) => {
      const alone = await Promise.all(
        [yesterday, today].map((service) =>
          withFolder(async (folder) => (await runRefresh(service.url, folder), archivedIn(folder))),
        ),
      );
      await Promise.all([yesterday, today].map((service) => runRefresh(service.url, directory)));
      expect(new Set(archivedIn(directory))).toEqual(new Set(alone.flat()));
      expect(faultsOf(directory)).toEqual([]);
    }));

  it('never pass the day’s calls together, killed ones included', () =>
    withFolder(async (directory) => {
      const statePath = join(directory, 'state.json');
      const options = { statePath, plan: parseNewsPlan({ NEWS_RUNS_PER_DAY: '1' }) };
      const planned = await startService('two', { usageLimit: 100 });
      await Promise.all(
        ['a', 'b', 'c'].map((folder) =>
          runRefresh(planned.url, join(directory, folder), { options, surroundings: { combinations, pagesKept: 3 } }),
        ),
      );
      expect(planned.service.faults.requests()).toHaveLength(70);
      // A run that took its part and was killed before its first call.
      await reserve({ path: statePath, fileSystem: nodeFileSystem }, options.plan, 'manual', 7, dayTwo);
      planned.service.faults.clear();
      const rest = await runRefresh(planned.url, join(directory, 'd'), {
        options: { ...options, caller: 'manual' },
        surroundings: { combinations },
      });
      expect([rest.callsUsed, planned.service.faults.requests().length, exitCodeOf(rest)]).toEqual([3, 3, 0]);
      await planned.close();
    }));
});
