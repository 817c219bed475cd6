/** Simulates a month on the smallest plan: two runs a day, an outage of a day, a clock that is a week ahead, a killed run. */
import { expect, it } from 'vitest';
import { newsCallsPerDay } from '~/config/limits';
import { selectionKey } from '~/config/selection';
import { articleKeys } from '~/news/article';
import { snapshotSize } from '~/news/snapshot';
import { createSampleArticles } from '~scripts/news-service/sample-articles';
import { readNews, type Snapshots } from '~scripts/news/folder';
import { writeUntilFull } from '~tests/support/news/news-folders';
import { selections } from '~tests/support/news/search-terms';
import {
  createNewsFolder,
  createTestService,
  dayMs,
  faultyAnswers,
  hourMs,
  listRequests,
} from '~tests/support/news/test-refresh';

const start = Date.UTC(2026, 9, 1, 4, 23);
const runCount = 60;

/** The samples, spread evenly over the days before the month and the month. */
const articles = createSampleArticles(start).map((article, index, all) =>
  Object.assign({}, article, {
    published_at: new Date(start + 30 * dayMs - (index / all.length) * 40 * dayMs).toISOString(),
  }),
);

it('loses nothing, changes no file without news, and fills the lists within days', async () => {
  const news = createNewsFolder();
  const service = createTestService({ limit: 3, callsPerDay: newsCallsPerDay, articles: [] });
  const keys = selections.map(selectionKey);
  const calls: number[] = [];
  /** Why each run wrote nothing or not all; empty if it wrote what was new. */
  const outcomes: string[] = [];
  /** After each run, the number of lists with twelve articles or more. */
  const filledCounts: number[] = [];
  let changedWithoutNews = 0;
  let before: Snapshots = new Map();
  for (let run = 0; run < runCount; run += 1) {
    const now = start + run * 12 * hourMs;
    if (run % 2 === 0) service.callsLeft = newsCallsPerDay;
    service.now = now;
    service.articles = articles.filter(({ published_at }) => Date.parse(published_at) <= now);
    service.getFault = () => (run === 20 || run === 21 ? faultyAnswers['500'] : undefined);
    service.queries.length = 0;
    const machineTime = run === 30 ? now + 7 * dayMs : now;
    const isKilled = run === 40;
    const result = await news
      .runRefresh(
        service,
        { callsPerDay: newsCallsPerDay },
        { now: () => machineTime, ...(isKilled && { write: writeUntilFull(5) }) },
      )
      .catch((error: Error) => error.message);
    calls.push(listRequests(service).length);
    if (typeof result !== 'string' && result.newCount === 0) changedWithoutNews += result.changed.length;
    outcomes.push(typeof result === 'string' ? result : (result.refusal ?? ''));
    const { snapshots } = readNews(news.directory, selections);
    for (const key of keys) {
      const list = snapshots.get(key)?.articles ?? [];
      const addresses = new Set(list.map(({ url }) => url));
      const last = list.length === snapshotSize ? (list.at(-1)?.publishedAt ?? '') : '';
      const gone = (before.get(key)?.articles ?? []).filter(
        ({ url, publishedAt }) => publishedAt > last && !addresses.has(url),
      );
      // The same article may have come from another address.
      const listed = new Set(gone.length === 0 ? [] : list.flatMap(articleKeys));
      const lost = gone.filter((article) => !articleKeys(article).some((one) => listed.has(one)));
      expect([run, key, lost]).toEqual([run, key, []]);
    }
    before = snapshots;
    filledCounts.push(keys.filter((key) => (snapshots.get(key)?.articles.length ?? 0) >= 12).length);
  }
  expect([outcomes[30], outcomes[40]]).toEqual([
    expect.stringContaining('the clocks differ'),
    expect.stringContaining('cannot be written'),
  ]);
  expect(outcomes.filter((outcome) => outcome !== '')).toHaveLength(2);
  expect(Math.max(...calls)).toBeLessThanOrEqual(45);
  expect(calls.filter((count) => count >= 42).length).toBeGreaterThanOrEqual(runCount - 2);
  expect(changedWithoutNews).toBe(0);
  // The samples are spread thinly: a list of a region and a category gets one in two or three days.
  expect(filledCounts[7]).toBeGreaterThanOrEqual(12);
  expect(filledCounts[19]).toBeGreaterThanOrEqual(19);
  expect(filledCounts.at(-1)).toBeGreaterThanOrEqual(40);
});
