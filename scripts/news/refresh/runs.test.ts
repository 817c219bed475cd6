/** Several runs after each other: what changes, what stays, whose turn it is, and clocks that are wrong. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { categoryIds, type Combination, combinations, keyOf } from '../../../src/config/news';
import type { SnapshotIndex } from '../../../src/features/news/model/snapshot';
import { wrongShapes } from '../../news-service/faults';
import { nodeFileSystem } from '../../lib/atomic-write';
import { exitCodeOf } from './refresh';
import {
  type RunSettings,
  type TestService,
  dayOne,
  dayTwo,
  faultsOf,
  filesOf,
  runRefresh,
  snapshotsOf,
  someCombinations,
  startService,
  testToken,
  withFolder,
} from './test-runs';
import { readIndex, readSnapshot } from '../snapshots/snapshot-files';

const keys = someCombinations.map(keyOf);
const all = combinations.map(keyOf);
const dayMs = 86_400_000;

let yesterday: TestService;
let today: TestService;
beforeAll(async () => {
  [yesterday, today] = await Promise.all([startService('one'), startService('two')]);
});
afterAll(() => Promise.all([yesterday.close(), today.close()]));

function indexOf(directory: string): SnapshotIndex {
  const index = readIndex(directory);
  if (index.kind !== 'ok') throw new Error('no index');
  return index.value;
}

/** Fewer old articles are found, the first page is the same. */
function since(day: string): RunSettings {
  return { surroundings: { prepare: (url) => (url.searchParams.set('published_after', day), url) } };
}

describe('the same answers twice', () => {
  it('leave no diff, the index included', () =>
    withFolder(async (directory) => {
      await runRefresh(today.url, directory, { surroundings: { combinations } });
      const before = filesOf(directory);
      expect(before.size).toBe(all.length + 1);
      const result = await runRefresh(today.url, directory, {
        surroundings: { combinations, now: () => dayTwo + dayMs },
      });
      expect(result.outcomes.every(({ status }) => status === 'unchanged')).toBe(true);
      expect(filesOf(directory)).toEqual(before);
      expect([result.indexWritten, exitCodeOf(result)]).toEqual([false, 0]);
    }));

  it('leave no diff when only the total moved', () =>
    withFolder(async (directory) => {
      await runRefresh(today.url, directory, since('2024-04-10'));
      const before = filesOf(directory);
      await runRefresh(today.url, directory, since('2024-04-14'));
      expect(filesOf(directory)).toEqual(before);
      const read = readSnapshot(directory, someCombinations[0] ?? { region: 'all', category: 'all' });
      expect(read.kind === 'ok' && read.value.found > 12).toBe(true);
    }));

  it('complete an index that a killed run did not write', () =>
    withFolder(async (directory) => {
      const fileSystem = {
        ...nodeFileSystem,
        rename: (from: string, to: string) =>
          to.endsWith('index.json') ? Promise.reject(new Error('killed')) : nodeFileSystem.rename(from, to),
      };
      expect((await runRefresh(today.url, directory, { surroundings: { fileSystem } })).indexFault).toBe(
        'index.json cannot be written (unknown error)',
      );
      const result = await runRefresh(today.url, directory);
      expect(result.outcomes.every(({ status }) => status === 'unchanged')).toBe(true);
      expect(result.indexWritten).toBe(true);
      expect(Object.keys(indexOf(directory).combinations)).toEqual(keys);
    }));
});

const refuse = () => Promise.reject(Object.assign(new Error('test'), { code: 'EACCES' }));

describe('a table that changed', () => {
  const leaving = categoryIds.at(-1) ?? 'all';
  const fewer = combinations.filter(({ category }) => category !== leaving);

  it('has the snapshots of what is gone removed, told of, and written again when it comes back', () =>
    withFolder(async (directory) => {
      const withTable = (table: readonly Combination[]) =>
        runRefresh(today.url, directory, { surroundings: { combinations: table } });
      await withTable(combinations);
      const whole = filesOf(directory);
      const gone = all.filter((key) => key.endsWith(`/${leaving}`));

      const less = await withTable(fewer);
      expect(less.removed.toSorted()).toEqual(gone.toSorted());
      expect([...snapshotsOf(directory).keys()].toSorted()).toEqual(fewer.map(keyOf).toSorted());
      expect(Object.keys(indexOf(directory).combinations)).toEqual(fewer.map(keyOf));

      const more = await withTable(combinations);
      expect(more.removed).toEqual([]);
      expect(more.outcomes.filter(({ status }) => status === 'new').map(({ key }) => key)).toEqual(gone);
      expect([...filesOf(directory).keys()].toSorted()).toEqual([...whole.keys()].toSorted());
    }));

  it('leaves whatever else the folder holds', () =>
    withFolder(async (directory) => {
      await runRefresh(today.url, directory, { surroundings: { combinations } });
      const others = ['notes.json', 'haiti/notes.json', `haiti/${leaving}.json`];
      for (const path of others) writeFileSync(join(directory, path), '{"version":1,"articles":[]}');
      const result = await runRefresh(today.url, directory, { surroundings: { combinations: fewer } });
      expect(result.removed).not.toContain(`haiti/${leaving}`);
      expect([...filesOf(directory).keys()]).toEqual(expect.arrayContaining(others));
    }));

  it('tells of a file that it cannot remove', () =>
    withFolder(async (directory) => {
      await runRefresh(today.url, directory, { surroundings: { combinations } });
      const result = await runRefresh(today.url, directory, {
        surroundings: { combinations: fewer, fileSystem: { ...nodeFileSystem, unlink: refuse } },
      });
      expect(result.removalFault).toMatch(/^[a-z-]+\/society\.json cannot be removed \(EACCES\)$/);
      expect(result.removed).toEqual([]);
    }));
});

describe('a budget', () => {
  it('is shared out, stalest first, until every combination had its turn', () =>
    withFolder(async (directory) => {
      const seen = new Set<string>();
      for (let run = 0; run < 5; run += 1) {
        const result = await runRefresh(today.url, directory, {
          options: { budget: 10 },
          surroundings: { combinations, now: () => dayTwo + run * 60_000 },
        });
        expect(result.callsUsed).toBe(10);
        for (const { key, status } of result.outcomes) if (status !== 'left out') seen.add(key);
        expect(seen.size).toBe(Math.min(combinations.length, (run + 1) * 10));
      }
      expect(faultsOf(directory)).toEqual([]);
    }));

  it('moves on past combinations that always fail', () =>
    withFolder(async (directory) => {
      const faults = Object.fromEntries(all.slice(0, 10).map((key) => [key, '404']));
      const runs = [0, 1].map(
        (run) => () =>
          runRefresh(today.url, directory, {
            faults,
            options: { budget: 10, concurrency: 1 },
            surroundings: { combinations, now: () => dayTwo + run * 60_000 },
          }),
      );
      const statuses = [];
      for (const run of runs)
        statuses.push((await run()).outcomes.filter(({ status }) => status !== 'left out').map(({ status }) => status));
      expect(statuses).toEqual([Array.from({ length: 10 }, () => 'failed'), Array.from({ length: 10 }, () => 'new')]);
    }));

  it('of one call makes one call', () =>
    withFolder(async (directory) => {
      const result = await runRefresh(today.url, directory, {
        options: { budget: 1 },
        faults: { [keys[0] ?? '']: '500' },
      });
      expect([result.callsUsed, result.outcomes[0]?.reason]).toEqual([1, 'status 500, and the budget is used up']);
    }));
});

describe('a smaller answer', () => {
  it('of half the articles keeps the file, unless it is wanted', () =>
    withFolder(async (directory) => {
      await runRefresh(yesterday.url, directory);
      const before = snapshotsOf(directory);
      const [key = ''] = keys;
      const kept = await runRefresh(today.url, directory, { faults: { [key]: 'half' } });
      expect(kept.outcomes[0]).toMatchObject({
        status: 'kept',
        reason: '4 articles where there were 12; --accept-smaller takes them',
      });
      expect(snapshotsOf(directory).get(key)).toBe(before.get(key));
      const taken = await runRefresh(today.url, directory, {
        faults: { [key]: 'half' },
        options: { acceptSmaller: true },
      });
      expect(taken.outcomes[0]).toMatchObject({ status: 'changed', articles: 4 });
    }));

  it('from a plan with smaller pages is taken', async () => {
    const small = await startService('two', { maxLimit: 3 });
    await withFolder(async (directory) => {
      await runRefresh(yesterday.url, directory);
      const result = await runRefresh(small.url, directory);
      expect(result.outcomes.map(({ articles, status }) => `${status} ${articles}`)).toEqual(
        keys.map(() => 'changed 3'),
      );
    });
    await small.close();
  });

  it('takes the place of samples once the news is live', () =>
    withFolder(async (directory) => {
      const embedded = { kind: 'embedded', url: today.url, token: '', host: 'embedded samples', corpus: null } as const;
      await runRefresh(today.url, directory, { options: { upstream: embedded } });
      expect(indexOf(directory).origin).toBe('sample');
      const [first = ''] = keys;
      const partly = await runRefresh(yesterday.url, directory, {
        faults: Object.fromEntries(keys.map((key) => [key, key === first ? 'half' : '500'])),
      });
      expect(partly.outcomes[0]?.status).toBe('changed');
      expect([indexOf(directory).origin, indexOf(directory).combinations[first]?.origin]).toEqual(['sample', 'live']);
      await runRefresh(yesterday.url, directory);
      expect(indexOf(directory)).toMatchObject({ origin: 'live', host: 'news.example.com' });
    }));
});

describe('clocks', () => {
  it.each([
    ['far behind', dayOne - 400 * dayMs],
    ['behind', dayOne - 3_600_000],
    ['ahead', dayTwo + 400 * dayMs],
    ['at the beginning', 0],
  ])('a machine’s clock %s neither loses nor starves anything', (_name, skewed) =>
    withFolder(async (directory) => {
      await runRefresh(yesterday.url, directory, { surroundings: { now: () => skewed } });
      const seen = new Set<string>();
      for (let run = 0; run < 3; run += 1) {
        const result = await runRefresh(today.url, directory, {
          options: { budget: 2 },
          surroundings: { now: () => dayTwo + run * 1_000 },
        });
        for (const { key, status } of result.outcomes) if (status !== 'left out') seen.add(key);
      }
      expect(seen.size).toBe(keys.length);
      expect(faultsOf(directory)).toEqual([]);
    }),
  );

  it.each([-400 * dayMs, 0, 400 * dayMs])(
    'a Retry-After date is measured by the service’s clock, ours being off by %i ms',
    (offset) =>
      withFolder(async (directory) => {
        const pauses: number[] = [];
        const { realSurroundings } = await import('./refresh');
        today.service.faults.clear();
        today.service.faults.add({ fault: '503-date:2', times: 1 });
        const waiting = { ...realSurroundings.waiting, sleep: async (ms: number) => void pauses.push(ms) };
        await runRefresh(today.url, directory, {
          options: { concurrency: 1 },
          surroundings: { waiting, now: () => Date.now() + offset },
        });
        today.service.faults.clear();
        expect(pauses).toHaveLength(1);
        expect(pauses[0]).toBeGreaterThanOrEqual(900);
        expect(pauses[0]).toBeLessThanOrEqual(2_100);
      }),
  );
});

describe('limits of time', () => {
  it('end a run with what there is', () =>
    withFolder(async (directory) => {
      await runRefresh(yesterday.url, directory);
      const before = snapshotsOf(directory);
      const faults = Object.fromEntries(keys.slice(2).map((key) => [key, 'hang']));
      const result = await runRefresh(today.url, directory, { faults, options: { timeLimitMs: 1_500 } });
      expect(result.stopReason).toBe('the time limit of 1.5 s is reached: run again, or raise --time-limit');
      expect(result.elapsedMs).toBeLessThan(2_900);
      expect(result.outcomes.map(({ status }) => status)).toEqual([
        'changed',
        'changed',
        ...keys.slice(2).map(() => 'left out'),
      ]);
      for (const key of keys.slice(2)) expect(snapshotsOf(directory).get(key)).toBe(before.get(key));
    }));

  it('end a run when a rate limit outlasts them, and cost one combination when a fault does', () =>
    withFolder(async (directory) => {
      const [key = ''] = keys;
      const fault = await runRefresh(today.url, directory, { faults: { [key]: '503:3600' } });
      expect(fault.outcomes[0]?.reason).toMatch(/^status 503, and the service asks to wait 36\d\d s/);
      expect(fault.outcomes.filter(({ status }) => status === 'new')).toHaveLength(keys.length - 1);
      const rate = await runRefresh(today.url, directory, {
        faults: { [key]: '429:3600' },
        options: { concurrency: 1 },
      });
      expect(rate.stopReason).toMatch(/run again later$/);
      expect(rate.callsUsed).toBe(1);
    }));

  it('hold all calls back while the service asks to wait', () =>
    withFolder(async (directory) => {
      today.service.faults.clear();
      today.service.faults.add({ fault: '429:1', times: 1 });
      const result = await runRefresh(today.url, directory, { options: { concurrency: 1 } });
      today.service.faults.clear();
      expect(result.elapsedMs).toBeGreaterThanOrEqual(1_000);
      expect(result.outcomes.every(({ status }) => status === 'new')).toBe(true);
    }));
});

describe('the plan', () => {
  it('tells what is left of it, and ends the run once it is used up', async () => {
    const planned = await startService('two', { usageLimit: 20, requireToken: testToken });
    await withFolder(async (directory) => {
      const result = await runRefresh(planned.url, directory, { surroundings: { combinations } });
      expect(result.stopReason).toContain('(402)');
      expect(result.outcomes.filter(({ status }) => status === 'new')).toHaveLength(20);
      expect(result.callsLeft).toBe(0);
    });
    await planned.close();
  });

  it('refuses an unknown token', async () => {
    const strict = await startService('two', { requireToken: 'another' });
    await withFolder(async (directory) => {
      const result = await runRefresh(strict.url, directory);
      expect([result.stopReason, exitCodeOf(result), filesOf(directory).size]).toEqual([
        'the service refuses the token (401): check NEWS_API_TOKEN',
        1,
        0,
      ]);
    });
    await strict.close();
  });
});

describe('whatever comes together', () => {
  const fault = fc.constantFrom(
    'reset',
    'cut',
    'html',
    'empty',
    'half',
    'broken',
    '400',
    '404',
    '429',
    '429:0',
    '500',
    '503:0',
    'redirect',
    'endless',
    'delay:5',
    ...wrongShapes.map((_, index) => `shape:${index}`),
  );
  const stop = fc.constantFrom('401', '402', '403');
  const faults = fc.dictionary(
    fc.constantFrom(...all),
    fc.oneof({ weight: 12, arbitrary: fault }, { weight: 1, arbitrary: stop }),
    { maxKeys: combinations.length },
  );
  const run = fc.record({
    faults,
    budget: fc.oneof(fc.constant(Infinity), fc.integer({ min: 1, max: 60 })),
    concurrency: fc.integer({ min: 1, max: 16 }),
    day: fc.constantFrom('one', 'two'),
  });

  it('keeps budget and files', { timeout: 60_000 }, () =>
    fc.assert(
      fc.asyncProperty(fc.array(run, { minLength: 1, maxLength: 3 }), (runs) =>
        withFolder(async (directory) => {
          for (const [index, { budget, concurrency, day, faults: chosen }] of runs.entries()) {
            const service = day === 'one' ? yesterday : today;
            service.service.faults.clear();
            const before = snapshotsOf(directory);
            const result = await runRefresh(service.url, directory, {
              faults: chosen,
              options: { budget, concurrency },
              surroundings: { combinations, now: () => dayTwo + index * 1_000 },
            });
            const after = snapshotsOf(directory);
            expect(service.service.faults.requests().length).toBe(result.callsUsed);
            expect(result.callsUsed).toBeLessThanOrEqual(budget);
            expect(result.outcomes.map(({ key }) => key)).toEqual(all);
            expect(faultsOf(directory, result)).toEqual([]);
            for (const { key, status } of result.outcomes) {
              const isWritten = status === 'new' || status === 'changed';
              expect([key, before.get(key) !== after.get(key)]).toEqual([key, isWritten]);
            }
          }
        }),
      ),
      { numRuns: 25 },
    ),
  );
});
