/** Tests that a wrong clock or service does not remove articles: then nothing is written. */
import { afterAll, describe, expect, it } from 'vitest';
import type { Article } from '~/news/article';
import { toInstant } from '~/news/instant';
import { sampleArticle } from '~tests/support/news/articles';
import {
  dayMs,
  hourMs,
  createNewsFolder,
  noon,
  createTestService,
  serviceArticle,
} from '~tests/support/news/test-refresh';
import { copyFolder, createTemporaryFolder } from '~tests/support/temporary-folder';
import { findRefusal } from './guard';
import { getExitCode } from './refresh';

/** Thirty-six articles, two a day. */
const articles = Array.from({ length: 36 }, (_, index) => serviceArticle(`${index}`, noon - index * 12 * hourMs));

/** A folder with all of these articles, which a service of large pages has filled. */
const goodFolder = createTemporaryFolder(afterAll);
const goodNews = createNewsFolder(goodFolder);
for (const start of [24, 12, 0])
  await goodNews.runRefresh(createTestService({ articles: articles.slice(start, start + 12) }));

/** Copies that folder, and creates a service with the same articles. */
const copyArticles = () => ({
  news: createNewsFolder(copyFolder(goodFolder)),
  service: createTestService({ articles }),
});

it('the folder has all 36 articles', () => {
  expect(goodNews.readAddresses()).toEqual(articles.map(({ url }) => url));
});

describe('this machine’s clock', () => {
  it.each([
    ['61 minutes behind the service’s', 61 * 60_000],
    ['61 minutes ahead of the service’s', -61 * 60_000],
    ['years behind the service’s', Date.UTC(2099, 0, 1) - noon],
    ['decades ahead of the service’s', -noon],
  ])('%s keeps the run from writing, unless --accept-loss is set', async (_, difference) => {
    const { news, service } = copyArticles();
    const before = news.readFolder();
    const machineTime = noon + 2 * hourMs;
    service.articles = [serviceArticle('new', machineTime + Math.min(difference, 0)), ...articles];
    service.now = machineTime + difference;
    const result = await news.runRefresh(service, {}, { now: () => machineTime });
    expect([getExitCode(result), news.readFolder()]).toEqual([1, before]);
    expect([result.alarm, result.refusal]).toEqual([
      result.refusal,
      expect.stringMatching(/^the clocks differ: .*--accept-loss\.$/),
    ]);
    expect(getExitCode(await news.runRefresh(service, { acceptLoss: true }, { now: () => machineTime }))).toBe(0);
  });

  it.each([59, -59])('may differ by %i minutes', async (minutes) => {
    const { news, service } = copyArticles();
    const machineTime = noon + 2 * hourMs;
    service.articles = [serviceArticle('new', noon + hourMs), ...articles];
    service.now = machineTime + minutes * 60_000;
    expect(await news.runRefresh(service, {}, { now: () => machineTime })).toMatchObject({
      refusal: null,
      newCount: 1,
    });
  });
});

/** These articles as a snapshot has them. */
const stored = articles.map(({ title, url }, index) =>
  Object.assign(sampleArticle(String(title)), { url, publishedAt: toInstant(noon - index * 12 * hourMs) }),
);

const toSnapshots = (list: readonly Article[], key = 'all/all') =>
  new Map([[key, { total: 36, pageSize: 12, articles: list }]]);

describe('articles that would be removed', () => {
  it.each([7, 8])('%i of 36 without newer ones are refused if they are more than a fifth', (count) => {
    const refusal =
      '8 of 36 articles would be removed although no newer articles replace them. If that is intended, run once with --accept-loss.';
    const publication = { before: toSnapshots(stored), now: noon, clockDifference: null };
    expect(findRefusal({ ...publication, after: toSnapshots(stored.slice(count)) })).toBe(count === 8 ? refusal : null);
    // An article that another list has is not gone, and a full list of newer ones displaces all.
    const elsewhere = new Map([
      ...toSnapshots(stored.slice(count)),
      ...toSnapshots(stored.slice(0, count), 'haiti/all'),
    ]);
    expect(findRefusal({ ...publication, after: elsewhere })).toBeNull();
    const newer = stored.map((_, index) =>
      Object.assign(sampleArticle(index), { publishedAt: toInstant(noon + hourMs) }),
    );
    expect(findRefusal({ ...publication, after: toSnapshots(newer) })).toBeNull();
  });

  it('for newer ones are no loss, also all of them', async () => {
    const { news, service } = copyArticles();
    service.now += 30 * dayMs;
    for (let run = 0; run < 3; run += 1) {
      service.articles = Array.from({ length: 12 }, (_, index) =>
        serviceArticle(`run ${run} ${index}`, service.now - index * hourMs),
      );
      expect(await news.runRefresh(service)).toMatchObject({ refusal: null, newCount: 12 });
      service.now += 12 * hourMs;
    }
    expect(news.readAddresses().filter((url) => !url.includes('run'))).toEqual([]);
  });

  it('are not those that get old in weeks without news', async () => {
    const { news, service } = copyArticles();
    await news.runRefresh(service);
    const before = news.readFolder();
    service.now += 56 * dayMs;
    expect(await news.runRefresh(service)).toMatchObject({ refusal: null, changed: [] });
    expect(news.readFolder()).toEqual(before);
  });
});
