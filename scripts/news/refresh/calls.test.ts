/** The calls of a run: never more than its part of the plan, and an operator hears when they bring nothing. */
import { describe, expect, it } from 'vitest';
import { parseNewsPlan } from '~/shared/news/newsPlan';
import { allNews } from '~/shared/news/selection';
import { sampleArticles } from '~scripts/news-service/corpus';
import { selections } from '~scripts/settings/news-filters';
import { faults, hourMs, newsIn, noon, startService, testToken } from '~tests/support/news/test-refresh';
import { createCallBudget } from './call-budget';
import { createCalls } from './calls';
import { exitCodeOf } from './refresh';

const plan = parseNewsPlan({});
const freePlan = { plan: 100, left: 100, limit: 3 };

describe('the calls', () => {
  it('of a day leave the relay its share: 42 a run of the free plan, twice a day', async () => {
    const news = newsIn();
    const service = startService({ ...freePlan, now: Date.UTC(2024, 4, 2, 4, 23) });
    for (const left of [58, 16]) {
      const result = await news.run(service, { plan });
      expect([result.callsUsed, result.relayCalls, service.left]).toEqual([42, 15, left]);
      expect([exitCodeOf(result), result.isOutOfCalls]).toEqual([0, true]);
      service.now += 12 * hourMs;
    }
  });

  it('of a run are all the day’s, divided by the runs, if there is no relay', async () => {
    const result = await newsIn().run(startService(freePlan), { plan: parseNewsPlan({}, false) });
    expect([result.callsUsed, result.relayCalls]).toEqual([50, 0]);
  });

  it('are never more than the service says are left, nor more than its own figure of the plan', async () => {
    const news = newsIn();
    const few = await news.run(startService({ ...freePlan, left: 14 }), { plan });
    expect([few.callsUsed, few.callsLeft]).toEqual([14, 0]);
    expect((await news.run(startService({ plan: 50, left: 50 }), { plan })).callsUsed).toBe(21);
    const paid = await news.run(startService({ plan: 2_500, left: 2_500 }), { plan });
    expect(paid.asked.size).toBe(selections.length);
    expect(paid.callsUsed).toBeGreaterThan(42);
  });

  it('are as many as a budget says, and no more than are left', async () => {
    const news = newsIn();
    const service = startService({ ...freePlan, left: 40 });
    expect((await news.run(service, { plan, budget: 30 })).callsUsed).toBe(30);
    expect((await news.run(service, { plan, budget: 30 })).callsUsed).toBe(10);
  });

  it('are counted if the service says nothing of them', async () => {
    const service = startService({ limit: 3 });
    const silent: typeof service.fetch = async (...call) => {
      const answer = await service.fetch(...call);
      for (const name of ['X-UsageLimit-Limit', 'X-UsageLimit-Remaining']) answer.headers.delete(name);
      return answer;
    };
    expect(await newsIn().run(service, { plan }, { fetch: silent })).toMatchObject({ callsUsed: 42, callsLeft: null });
  });
});

/** Calls of their own, with what they print. */
function callsOf(service: ReturnType<typeof startService>) {
  const lines: string[] = [];
  const url = 'https://news.example.com/v1/news/all';
  const deps = {
    fetch: service.fetch,
    now: () => noon,
    sleep: () => Promise.resolve(),
    onCall: (line: string) => lines.push(line),
  };
  return { lines, calls: createCalls({ token: testToken, url }, createCallBudget({ plan, budget: null }), deps) };
}

describe('a call', () => {
  it('prints a line without the token, and tells by how much the service’s clock is ahead', async () => {
    const { calls, lines } = callsOf(startService({ now: noon + 2 * hourMs }));
    expect(calls.clockDifference()).toBeNull();
    await calls.ask(allNews, 1);
    expect(lines).toEqual([`[  1] all/all                        page 1: 12 articles`]);
    expect(calls.clockDifference()).toBe(2 * hourMs);
    const silent = callsOf(startService({ tellsTime: false })).calls;
    await silent.ask(allNews, 1);
    expect(silent.clockDifference()).toBeNull();
  });

  it.each([
    [{ status: 429 }, 60_000],
    [{ status: 429, retryAfter: '7' }, 7_000],
  ])('that is refused with %j may be repeated after %i ms', async (fault, waitMs) => {
    const service = startService({ fault: () => fault });
    const { calls } = callsOf(service);
    expect(await calls.ask(allNews, 1)).toMatchObject({ kind: 'failed', isPassing: true, waitMs });
    expect(calls.stopped()).toBeNull();
  });

  it.each([401, 402, 403])('that is refused with %i is the last one', async (status) => {
    const service = startService({ fault: () => ({ status }) });
    const { calls } = callsOf(service);
    expect([await calls.ask(allNews, 1), await calls.ask(allNews, 1)]).toEqual([{ kind: 'ended' }, { kind: 'ended' }]);
    expect([service.asked.length, calls.stopped()]).toEqual([
      1,
      { status, reason: expect.stringContaining(`(${status})`) },
    ]);
  });

  it('is not waited for past the end of the run', async () => {
    const { calls } = callsOf(startService());
    expect([await calls.wait(60_000), await calls.wait(400_000)]).toEqual([true, false]);
  });
});

// Runs are twelve hours apart.
it.each([
  ['401', 1, '(401)'],
  ['403', 1, '(403)'],
  ['402', 4, '48 hours'],
  ['empty', 4, '48 hours'],
] as const)('an operator hears of %s after %i runs, and not before: %s', async (kind, runs, words) => {
  const news = newsIn();
  const service = startService({ articles: sampleArticles(noon).slice(0, 60) });
  await news.run(service);
  service.fault = () => faults[kind];
  const alarms: (string | null)[] = [];
  for (let run = 0; run < runs; run += 1) {
    service.now += 12 * hourMs;
    alarms.push((await news.run(service)).alarm);
  }
  expect(alarms).toEqual([...Array<null>(runs - 1).fill(null), expect.stringContaining(words)]);
});

it('an operator hears of news that stay the same for 48 hours, though every answer is good', async () => {
  const news = newsIn();
  const service = startService({ articles: sampleArticles(noon).slice(0, 60) });
  const alarms: boolean[] = [];
  for (let run = 0; run < 5; run += 1) {
    alarms.push((await news.run(service)).alarm !== null);
    service.now += 12 * hourMs;
  }
  expect(alarms).toEqual([false, false, false, false, true]);
});
