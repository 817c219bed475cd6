/** The calls of a run: never more than the plan has, and an operator hears when they bring nothing. */
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseNewsPlan } from '~/config/newsPlan';
import { keyOf } from '~/config/selection';
import { sampleArticles } from '~scripts/news-service/corpus';
import { selections } from '~scripts/settings/news-filters';
import { temporaryFolder } from '~tests/support/folder';
import { faults, hourMs, newsIn, noon, startService } from '~tests/support/news/refresh-runs';
import { exitCodeOf } from './refresh';

/** A folder of news, and the file that runs remember in. */
const newsWithMemory = () => ({ news: newsIn(), memoryPath: join(temporaryFolder(), 'memory.json') });

const plan = parseNewsPlan({});
const everyDay = { plan: 100, left: 100, limit: 3 };

describe('the calls', () => {
  it('of a day leave the relay its share, whoever runs how often', async () => {
    const { news, memoryPath } = newsWithMemory();
    const service = startService({ ...everyDay, now: Date.UTC(2024, 4, 2) });
    const used: number[] = [];
    for (const runsLeft of [4, 3, 2, 1, null, null]) {
      const result = await news.run(service, { plan, memoryPath, runsLeft });
      used.push(result.callsUsed);
      expect([exitCodeOf(result), result.isOutOfCalls]).toEqual([0, true]);
      service.now += 3 * hourMs;
    }
    expect([used, service.left]).toEqual([[20, 20, 20, 20, 0, 0], 20]);
  });

  it.each([
    ['of a first run by hand', {}, [null], 20],
    ['of a first day on the free plan, without a relay,', { NEWS_RELAY_SHARE: '0' }, [4, 3, 2, 1], 0],
  ])('%s fill the page, and are all that the refresh has', async (_, settings, runs, left) => {
    const { news, memoryPath } = newsWithMemory();
    const service = startService({ ...everyDay, now: Date.UTC(2024, 4, 2, 4, 23) });
    for (const runsLeft of runs) {
      await news.run(service, { plan: parseNewsPlan(settings), memoryPath, runsLeft });
      service.now += 6 * hourMs;
    }
    const empty = selections.filter((one) => news.shown(keyOf(one)).length === 0);
    expect([empty, service.left]).toEqual([[], left]);
  });

  it('of 24 runs a day read every list in a week', async () => {
    const { news, memoryPath } = newsWithMemory();
    const service = startService({ ...everyDay, now: Date.UTC(2024, 4, 2) });
    const read = new Set<string>();
    for (let run = 0; run < 168; run += 1) {
      if (run % 24 === 0) service.left = everyDay.left;
      const { facts } = await news.run(service, { plan, memoryPath, runsLeft: 24 - (run % 24) });
      for (const key of facts.keys()) read.add(key);
      service.now += hourMs;
    }
    expect(read.size).toBe(selections.length);
  });

  it('are as many as the service says, whatever the settings say', async () => {
    const news = newsIn();
    const service = startService({ plan: 50, left: 14 });
    expect((await news.run(service, { plan })).callsUsed).toBe(4);
    const paid = startService({ plan: 2_500, left: 2_500 });
    expect((await news.run(paid, { plan })).facts.size).toBe(selections.length);
  });

  it('are counted where the service says nothing of them', async () => {
    const { news, memoryPath } = newsWithMemory();
    const service = startService({ limit: 3 });
    const silent: typeof service.fetch = async (...call) => {
      const answer = await service.fetch(...call);
      for (const name of ['X-UsageLimit-Limit', 'X-UsageLimit-Remaining']) answer.headers.delete(name);
      return answer;
    };
    const run = () => news.run(service, { plan, memoryPath, runsLeft: 1 }, { fetch: silent });
    expect([(await run()).callsUsed, (await run()).callsUsed]).toEqual([80, 0]);
  });
});

// Runs are six hours apart.
it.each([
  ['401', 1, '(401)'],
  ['402', 8, '48 hours'],
  ['empty', 8, '48 hours'],
] as const)('an operator hears of %s after runs of the number %i, and not before: %s', async (kind, runs, words) => {
  const { news, memoryPath } = newsWithMemory();
  const service = startService({ articles: sampleArticles(noon).slice(0, 60) });
  await news.run(service, { memoryPath });
  service.fault = () => faults[kind];
  const alarms: (string | null)[] = [];
  for (let run = 0; run < runs; run += 1) {
    service.now += 6 * hourMs;
    alarms.push((await news.run(service, { memoryPath })).alarm);
  }
  expect(alarms).toEqual([...Array<null>(runs - 1).fill(null), expect.stringContaining(words)]);
});
