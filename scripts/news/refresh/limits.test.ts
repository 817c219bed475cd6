/** What bounds a run: the calls it may make, its time, clocks that are wrong; whose turn it is then. */
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { newsPageSize } from '~/config/limits';
import { combinations, keyOf } from '~/config/news';
import { parseNewsPlan } from '~/config/newsPlan';
import { exitCodeOf } from './refresh';
import {
  type TestService,
  archivedIn,
  dayOne,
  dayTwo,
  faultsOf,
  filesOf,
  runRefresh,
  someCombinations,
  startService,
  startBothDays,
  testToken,
  withFolder,
} from './test-runs';

const keys = someCombinations.map(keyOf);
const all = combinations.map(keyOf);
const dayMs = 86_400_000;

const [yesterday, today] = await startBothDays();

describe('a budget', () => {
  it('is shared out until every combination had its turn', () =>
    withFolder(async (directory) => {
      const seen = new Set<string>();
      const statePath = join(directory, 'state.json');
      for (let run = 0; run < 12; run += 1) {
        const result = await runRefresh(today.url, join(directory, 'news'), {
          options: { budget: 10, statePath },
          surroundings: { combinations, now: () => dayTwo + run * dayMs },
        });
        expect(result.callsUsed).toBe(10);
        expect(result.isOutOfCalls).toBe(true);
        expect(exitCodeOf(result)).toBe(0);
        for (const { calls, key } of result.outcomes) if (calls > 0) seen.add(key);
      }
      expect(seen).toEqual(new Set(all));
      expect(faultsOf(join(directory, 'news'))).toEqual([]);
    }));

  it('moves on past combinations that always fail', () =>
    withFolder(async (directory) => {
      const faults = Object.fromEntries(
        all.filter((key) => key.startsWith('united-states/')).map((key) => [key, '404']),
      );
      const asked: string[][] = [];
      for (let run = 0; run < 2; run += 1) {
        const { outcomes } = await runRefresh(today.url, join(directory, 'news'), {
          faults,
          options: { budget: 10, concurrency: 1, statePath: join(directory, 'state.json') },
          surroundings: { combinations, now: () => dayTwo + run * 60_000 },
        });
        asked.push(outcomes.filter(({ calls }) => calls > 0).map(({ key }) => key));
      }
      const [first = [], second = []] = asked;
      expect(first.some((key) => key in faults)).toBe(true);
      expect(second.filter((key) => first.includes(key))).toEqual([]);
    }));

  it('that is spent ends well, writes nothing, and says what waits', () =>
    withFolder(async (directory) => {
      const options = {
        statePath: join(directory, 'state.json'),
        plan: parseNewsPlan({ NEWS_CALL_SHARES: '0,10,20' }),
      };
      const result = await runRefresh(today.url, join(directory, 'news'), { options });
      expect([result.callsUsed, result.isOutOfCalls, exitCodeOf(result), result.waiting]).toEqual([0, true, 0, keys]);
      expect([...filesOf(directory).keys()]).toEqual(['state.json']);
    }));

  it('of one call makes one call', () =>
    withFolder(async (directory) => {
      const result = await runRefresh(today.url, directory, {
        options: { budget: 1, concurrency: 1 },
        faults: Object.fromEntries(keys.map((key) => [key, '500'])),
      });
      expect(result.callsUsed).toBe(1);
      expect(result.outcomes.flatMap(({ reason }) => reason ?? [])[0]).toBe('status 500, and no call is left');
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
      const folder = join(directory, 'news');
      const statePath = join(directory, 'state.json');
      await runRefresh(yesterday.url, folder, { options: { statePath }, surroundings: { now: () => skewed } });
      let known = archivedIn(folder);
      expect(known.length).toBeGreaterThan(newsPageSize);
      const seen = new Set<string>();
      for (let run = 0; run < 6; run += 1) {
        const result = await runRefresh(today.url, folder, {
          options: { budget: 3, statePath },
          surroundings: { now: () => dayTwo + run * dayMs },
        });
        for (const { calls, key } of result.outcomes) if (calls > 0) seen.add(key);
        expect(archivedIn(folder)).toEqual(expect.arrayContaining([...known]));
        known = archivedIn(folder);
      }
      expect(seen.size).toBe(keys.length);
      expect(faultsOf(folder)).toEqual([]);
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
      const known = archivedIn(directory);
      const faults = Object.fromEntries(keys.slice(2).map((key) => [key, 'hang']));
      const result = await runRefresh(today.url, directory, {
        faults,
        options: { timeLimitMs: 1_500, concurrency: keys.length },
      });
      expect(result.stopReason).toBe('the time limit of 1.5 s is reached: run again, or raise --time-limit');
      expect(result.elapsedMs).toBeLessThan(2_900);
      expect(result.outcomes.slice(0, 2).map(({ status }) => status)).toEqual(['changed', 'changed']);
      expect(result.outcomes.slice(2).every(({ calls }) => calls === 0)).toBe(true);
      expect(result.waiting).toEqual(expect.arrayContaining(keys.slice(2)));
      expect(archivedIn(directory)).toEqual(expect.arrayContaining([...known]));
      expect(faultsOf(directory)).toEqual([]);
    }));

  it('end a run when a rate limit outlasts them, and cost one combination when a fault does', () =>
    withFolder(async (directory) => {
      const [key = ''] = keys;
      const fault = await runRefresh(today.url, directory, { faults: { [key]: '503:3600' } });
      expect(fault.outcomes[0]?.reason).toMatch(/^status 503, and the service asks to wait 36\d\d s/);
      expect(fault.outcomes.filter(({ status }) => status === 'new')).toHaveLength(keys.length - 1);
      const rate = await runRefresh(today.url, directory, {
        faults: Object.fromEntries(keys.map((one) => [one, '429:3600'])),
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
  it('is never passed, whatever the settings say: what the service tells counts', async () => {
    const planned = await startService('two', { usageLimit: 20, requireToken: testToken });
    await withFolder(async (directory) => {
      const result = await runRefresh(planned.url, directory, { surroundings: { combinations } });
      expect([result.callsUsed, result.callsLeft, result.stopReason, result.isOutOfCalls]).toEqual([20, 0, null, true]);
      expect(result.waiting.length).toBeGreaterThan(0);
      expect(exitCodeOf(result)).toBe(0);
      expect(faultsOf(directory)).toEqual([]);

      const before = filesOf(directory);
      const spent = await runRefresh(planned.url, directory, { options: { concurrency: 1 } });
      expect([spent.callsUsed, spent.stopReason, exitCodeOf(spent)]).toEqual([
        1,
        'the plan’s calls are used up (402): the next day has new ones',
        0,
      ]);
      expect(filesOf(directory)).toEqual(before);
    });
    await planned.close();
  });

  it('is remembered: a larger one is used from the next run on, a smaller one at once', async () => {
    const [large, small] = await Promise.all([
      startService('two', { usageLimit: 2_500 }),
      startService('two', { usageLimit: 30 }),
    ]);
    await withFolder(async (directory) => {
      const run = (service: TestService, day: number) =>
        runRefresh(service.url, join(directory, 'news'), {
          options: { statePath: join(directory, 'state.json') },
          surroundings: { combinations, now: () => dayTwo + day * dayMs },
        });
      expect((await run(large, 0)).callsAllowed).toBe(18);
      expect((await run(large, 0)).callsAllowed).toBe(438);
      expect((await run(small, 1)).callsUsed).toBeLessThanOrEqual(30);
      expect((await run(small, 2)).callsAllowed).toBe(6);
    });
    await Promise.all([large.close(), small.close()]);
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
