/** Tests that the calls of a run never exceed its share of the plan, and which of them are repeated. */
import { describe, expect, it } from 'vitest';
import { newsCallsPerDay } from '~/config/limits';
import { selections } from '~tests/support/news/search-terms';
import { createNewsFolder, createTestService, faultyAnswers, hourMs } from '~tests/support/news/test-refresh';
import { getExitCode } from './refresh';

const freePlan = { callsPerDay: newsCallsPerDay, callsLeft: newsCallsPerDay, limit: 3 };

describe('the calls', () => {
  it('of a day leave the relay its tenth: 45 calls in each of two runs on the free plan', async () => {
    const news = createNewsFolder();
    const service = createTestService({ ...freePlan, now: Date.UTC(2024, 4, 2, 4, 23) });
    for (const callsLeft of [55, 10]) {
      const result = await news.runRefresh(service, { callsPerDay: newsCallsPerDay });
      expect([result.used, service.callsLeft, result.isOutOfCalls, getExitCode(result)]).toEqual([
        45,
        callsLeft,
        true,
        0,
      ]);
      service.now += 12 * hourMs;
    }
  });

  it.each([
    ['that the service has left', { ...freePlan, callsLeft: 14 }, null, 14],
    ['of the plan that the service names', { callsPerDay: 50, callsLeft: 50 }, null, 22],
    ['of a budget', { ...freePlan, callsLeft: 40 }, 30, 30],
    ['that a budget exceeds', { ...freePlan, callsLeft: 10 }, 30, 10],
  ])('are no more than those %s', async (_, service, budget, used) => {
    expect(
      await createNewsFolder().runRefresh(createTestService(service), { callsPerDay: newsCallsPerDay, budget }),
    ).toMatchObject({ used });
  });

  it('are enough for every selection on a larger plan, which need not be set', async () => {
    const service = createTestService({ callsPerDay: 2_500, callsLeft: 2_500 });
    expect((await createNewsFolder().runRefresh(service, { callsPerDay: newsCallsPerDay })).used).toBeGreaterThan(
      selections.length,
    );
  });

  it.each([
    ['does not report them', 0, { used: 45, callsLeft: null }],
    ['reports them once', 1, { used: 14, callsLeft: 0 }],
  ])('are counted if the service %s', async (_, reports, result) => {
    const service = createTestService({ ...freePlan, callsLeft: 14 });
    const fetch: typeof service.fetch = async (...call) => {
      const answer = await service.fetch(...call);
      if (service.queries.length > reports)
        for (const name of ['X-UsageLimit-Limit', 'X-UsageLimit-Remaining']) answer.headers.delete(name);
      // Whatever it reports, the service answers.
      service.callsLeft = 100;
      return answer;
    };
    expect(await createNewsFolder().runRefresh(service, { callsPerDay: newsCallsPerDay }, { fetch })).toMatchObject(
      result,
    );
  });
});

/** Runs the refresh, and records the waits. */
async function runWithWaits(service: ReturnType<typeof createTestService>) {
  const waits: number[] = [];
  const sleep = (ms: number) => Promise.resolve(waits.push(ms));
  return { result: await createNewsFolder().runRefresh(service, {}, { sleep }), waits };
}

describe('a call that fails', () => {
  it.each([
    ['500', 5_000],
    ['wait 7 s', 7_000],
    ['429', 60_000],
  ] as const)('by %s is repeated after %i ms', async (kind, waitMs) => {
    const faults = [undefined, faultyAnswers[kind]];
    const { result, waits } = await runWithWaits(createTestService({ getFault: () => faults.shift() }));
    expect([result.failed.size, result.stop, waits]).toEqual([0, null, [waitMs]]);
  });

  it.each([
    ['again and again', '500', 6, 3],
    ['for longer than a run may take', 'wait 400 s', 3, 0],
  ] as const)(
    '%s is repeated once at most, and the third selection is the last one',
    async (_, kind, calls, pauses) => {
      const { result, waits } = await runWithWaits(createTestService({ getFault: () => faultyAnswers[kind] }));
      expect([result.used, waits.length, result.failed.size, getExitCode(result)]).toEqual([calls, pauses, 3, 1]);
      expect(result.stop?.reason).toBe('3 selections in a row got no answer');
    },
  );

  it('for good is not repeated, and keeps no other selection from being asked for', async () => {
    const faults = Array.from({ length: 9 }, () => faultyAnswers['400']);
    const { result, waits } = await runWithWaits(createTestService({ getFault: () => faults.shift() }));
    expect([result.failed.size, result.askedKeys.size, result.stop, waits]).toEqual([9, selections.length, null, []]);
  });

  it.each([
    ['401', 1],
    ['402', 0],
    ['403', 1],
  ] as const)('by %s is the last one, and the exit code is %i', async (kind, code) => {
    const service = createTestService({ getFault: () => faultyAnswers[kind] });
    const { result } = await runWithWaits(service);
    expect([service.queries.length, getExitCode(result)]).toEqual([1, code]);
    expect(result.stop?.reason).toContain(`(${kind})`);
  });

  it('to be of live news is the last one, and no sample is written', async () => {
    const service = createTestService({ origin: 'sample' });
    const { result } = await runWithWaits(service);
    expect([service.queries.length, result.changed]).toEqual([1, []]);
    expect(result.stop?.reason).toBe(
      'the service sent sample articles, but live ones were asked for: check NEWS_API_URL',
    );
  });
});
