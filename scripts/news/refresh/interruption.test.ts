/** Runs of the refresh that are killed at any instant, and two at once: nothing is lost, half or twice. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { combinations } from '~/config/news';
import { parseNewsPlan } from '~/config/newsPlan';
import { nodeFileSystem } from '~scripts/lib/atomic-write';
import { createRandom } from '~scripts/lib/random';
import { reserve } from '~scripts/news/plan/state';
import { checkSnapshots } from '~scripts/news/snapshots/check';
import { readNewsFolder } from '~scripts/news/snapshots/news-folder';
import { readIndex } from '~scripts/news/snapshots/snapshot-files';
import { exitCodeOf } from './refresh';
import {
  type TestService,
  archivedIn,
  dayTwo,
  faultsOf,
  filesOf,
  quickFileSystem,
  runRefresh,
  startService,
  startBothDays,
  refusalOf,
  testToken,
  withFolder,
} from './test-runs';

const [yesterday, today] = await startBothDays();
const refuse = () => Promise.reject(new Error('killed'));

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
