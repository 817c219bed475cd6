/** Tests that the calls of a run never exceed its share of the plan, and that an alarm is raised if they bring nothing. */
import { describe, expect, it } from 'vitest';
import { parseNewsPlan } from '~/shared/news/newsPlan';
import { allNews } from '~/shared/news/selection';
import { sampleArticles } from '~scripts/news-service/corpus';
import { searchTerms, selections } from '~tests/support/news/search-terms';
import {
  faultyAnswers,
  hourMs,
  createNewsFolder,
  noon,
  createTestService,
  testToken,
} from '~tests/support/news/test-refresh';
import { createCallBudget } from './call-budget';
import { createCalls } from './calls';
import { getExitCode } from './refresh';

const plan = parseNewsPlan({});
const freePlan = { callsPerDay: 100, callsLeft: 100, limit: 3 };

describe('the calls', () => {
  it('of a day leave the relay its share: 42 calls in each of two runs on the free plan', async () => {
    const news = createNewsFolder();
    const service = createTestService({ ...freePlan, now: Date.UTC(2024, 4, 2, 4, 23) });
    for (const callsLeft of [58, 16]) {
      const result = await news.runRefresh(service, { plan });
      expect([result.callsUsed, result.relayCalls, service.callsLeft]).toEqual([42, 15, callsLeft]);
      expect([getExitCode(result), result.isOutOfCalls]).toEqual([0, true]);
      service.now += 12 * hourMs;
    }
  });

  it('of a run are the calls of a day, divided by the number of runs, if there is no relay', async () => {
    const result = await createNewsFolder().runRefresh(createTestService(freePlan), { plan: parseNewsPlan({}, false) });
    expect([result.callsUsed, result.relayCalls]).toEqual([50, 0]);
  });

  it('are never more than the service reports to be left, nor more than its plan allows', async () => {
    const news = createNewsFolder();
    const withFewCalls = await news.runRefresh(createTestService({ ...freePlan, callsLeft: 14 }), { plan });
    expect([withFewCalls.callsUsed, withFewCalls.callsLeft]).toEqual([14, 0]);
    expect((await news.runRefresh(createTestService({ callsPerDay: 50, callsLeft: 50 }), { plan })).callsUsed).toBe(21);
    const onPaidPlan = await news.runRefresh(createTestService({ callsPerDay: 2_500, callsLeft: 2_500 }), { plan });
    expect(onPaidPlan.requestedKeys.size).toBe(selections.length);
    expect(onPaidPlan.callsUsed).toBeGreaterThan(42);
  });

  it('are as many as a budget allows, and no more than are left', async () => {
    const news = createNewsFolder();
    const service = createTestService({ ...freePlan, callsLeft: 40 });
    expect((await news.runRefresh(service, { plan, budget: 30 })).callsUsed).toBe(30);
    expect((await news.runRefresh(service, { plan, budget: 30 })).callsUsed).toBe(10);
  });

  it('are counted if the service does not report them', async () => {
    const service = createTestService({ limit: 3 });
    const withoutHeaders: typeof service.fetch = async (...call) => {
      const answer = await service.fetch(...call);
      for (const name of ['X-UsageLimit-Limit', 'X-UsageLimit-Remaining']) answer.headers.delete(name);
      return answer;
    };
    expect(await createNewsFolder().runRefresh(service, { plan }, { fetch: withoutHeaders })).toMatchObject({
      callsUsed: 42,
      callsLeft: null,
    });
  });
});

/** Creates calls to a test service, with the lines that they print. */
function createTestCalls(service: ReturnType<typeof createTestService>) {
  const lines: string[] = [];
  const url = 'https://news.example.com/v1/news/all';
  const deps = {
    fetch: service.fetch,
    now: () => noon,
    sleep: () => Promise.resolve(),
    onCall: (line: string) => lines.push(line),
  };
  return {
    lines,
    calls: createCalls(
      { origin: 'live', searchTerms, token: testToken, url },
      createCallBudget({ plan, budget: null }),
      deps,
    ),
  };
}

describe('a call', () => {
  it('prints a line without the token, and measures by how much the service’s clock is ahead', async () => {
    const { calls, lines } = createTestCalls(createTestService({ now: noon + 2 * hourMs }));
    expect(calls.getClockDifference()).toBeNull();
    await calls.ask(allNews, 1);
    expect(lines).toEqual([`[  1] all/all                        page 1: 12 articles`]);
    expect(calls.getClockDifference()).toBe(2 * hourMs);
    const withoutHeaders = createTestCalls(createTestService({ sendsDate: false })).calls;
    await withoutHeaders.ask(allNews, 1);
    expect(withoutHeaders.getClockDifference()).toBeNull();
  });

  it.each([
    [{ status: 429 }, 60_000],
    [{ status: 429, retryAfter: '7' }, 7_000],
  ])('that is refused with %j may be repeated after %i ms', async (fault, waitMs) => {
    const service = createTestService({ getFault: () => fault });
    const { calls } = createTestCalls(service);
    expect(await calls.ask(allNews, 1)).toMatchObject({ kind: 'failed', isTemporary: true, waitMs });
    expect(calls.getStopCause()).toBeNull();
  });

  it.each([401, 402, 403])('that is refused with %i is the last one', async (status) => {
    const service = createTestService({ getFault: () => ({ status }) });
    const { calls } = createTestCalls(service);
    expect([await calls.ask(allNews, 1), await calls.ask(allNews, 1)]).toEqual([{ kind: 'ended' }, { kind: 'ended' }]);
    expect([service.queries.length, calls.getStopCause()]).toEqual([
      1,
      { status, reason: expect.stringContaining(`(${status})`) },
    ]);
  });

  it('that brings samples in place of live news is the last one, and no article of it is used', async () => {
    const { calls } = createTestCalls(createTestService({ origin: 'sample' }));
    expect(await calls.ask(allNews, 1)).toEqual({ kind: 'ended' });
    expect(calls.getStopCause()?.reason).toBe('the answers are sample articles, and the news are live');
  });

  it('is not waited for past the end of the run', async () => {
    const { calls } = createTestCalls(createTestService());
    expect([await calls.wait(60_000), await calls.wait(400_000)]).toEqual([true, false]);
  });
});

// Runs are twelve hours apart.
it.each([
  ['401', 1, '(401)'],
  ['403', 1, '(403)'],
  ['402', 4, '48 hours'],
  ['empty', 4, '48 hours'],
] as const)('an alarm is raised for %s after %i runs, and not before: %s', async (kind, runs, words) => {
  const news = createNewsFolder();
  const service = createTestService({ articles: sampleArticles(searchTerms, noon).slice(0, 60) });
  await news.runRefresh(service);
  service.getFault = () => faultyAnswers[kind];
  const alarms: (string | null)[] = [];
  for (let run = 0; run < runs; run += 1) {
    service.now += 12 * hourMs;
    alarms.push((await news.runRefresh(service)).alarm);
  }
  expect(alarms).toEqual([...Array<null>(runs - 1).fill(null), expect.stringContaining(words)]);
});

it('an alarm is raised if the news stay the same for 48 hours, even if every answer is good', async () => {
  const news = createNewsFolder();
  const service = createTestService({ articles: sampleArticles(searchTerms, noon).slice(0, 60) });
  const alarms: boolean[] = [];
  for (let run = 0; run < 5; run += 1) {
    alarms.push((await news.runRefresh(service)).alarm !== null);
    service.now += 12 * hourMs;
  }
  expect(alarms).toEqual([false, false, false, false, true]);
});
