/** Tests that a wrong clock or service does not remove articles early: then nothing is written. */
import { afterAll, describe, expect, it } from 'vitest';
import { parseNewsPlan } from '~/news/newsPlan';
import {
  dayMs,
  hourMs,
  createNewsFolder,
  noon,
  createTestService,
  serviceArticle,
} from '~tests/support/news/test-refresh';
import { copyFolder, createTemporaryFolder } from '~tests/support/temporary-folder';
import { getExitCode } from './refresh';

/** Forty articles, two a day. */
const articles = Array.from({ length: 40 }, (_, index) =>
  serviceArticle(`${index}`, noon - index * 12 * hourMs, { url: `http://news.example/${index}` }),
);

/** A folder with all forty articles. */
const goodFolder = createTemporaryFolder(afterAll);
await createNewsFolder(goodFolder).runRefresh(createTestService({ articles }));

/** Copies that folder, and creates a service with the same articles. */
const copyFortyArticles = () => ({
  news: createNewsFolder(copyFolder(goodFolder)),
  service: createTestService({ articles }),
});

const getUrls = (records: readonly { readonly url: string }[]) => records.map(({ url }) => url);

it('the folder has all forty articles', () => {
  expect(createNewsFolder(goodFolder).readAddresses()).toEqual(getUrls(articles));
});

describe('this machine’s clock', () => {
  it.each([
    ['61 minutes behind the service’s', 61 * 60_000],
    ['61 minutes ahead of the service’s', -61 * 60_000],
    ['years behind the service’s', Date.UTC(2099, 0, 1) - noon],
    ['decades ahead of the service’s', -noon],
  ])('%s keeps the run from writing, unless --accept-loss is set', async (_, difference) => {
    const { news, service } = copyFortyArticles();
    const before = news.readFolder();
    const machineTime = noon + 2 * hourMs;
    service.articles = [serviceArticle('new', noon + hourMs), ...articles];
    service.now = machineTime + difference;
    const result = await news.runRefresh(service, {}, { now: () => machineTime });
    expect([getExitCode(result), news.readFolder()]).toEqual([1, before]);
    expect([result.alarm, result.refusal]).toEqual([
      result.refusal,
      expect.stringMatching(/^the clocks differ: .*--accept-loss\.$/),
    ]);
    expect(getExitCode(await news.runRefresh(service, { acceptLoss: true }, { now: () => machineTime }))).toBe(0);
    expect(news.readAddresses()).toContain('https://news.example/new');
  });

  it.each([59, -59])('may differ by %i minutes', async (minutes) => {
    const { news, service } = copyFortyArticles();
    const machineTime = noon + 2 * hourMs;
    service.articles = [serviceArticle('new', noon + hourMs), ...articles];
    service.now = machineTime + minutes * 60_000;
    expect(await news.runRefresh(service, {}, { now: () => machineTime })).toMatchObject({
      refusal: null,
      newCount: 1,
    });
  });

  it('27 days ahead removes nothing, also if the service sends no date', async () => {
    const { news, service } = copyFortyArticles();
    const before = news.readFolder();
    service.sendsDate = false;
    service.articles = [serviceArticle('new', noon + hourMs), ...articles];
    const ahead = { now: () => noon + 27 * dayMs };
    const result = await news.runRefresh(service, {}, ahead);
    expect([getExitCode(result), news.readFolder()]).toEqual([1, before]);
    expect(result.refusal).toContain('of 40 articles would go before their time');
    expect(getExitCode(await news.runRefresh(service, { acceptLoss: true }, ahead))).toBe(0);
    expect(news.readAddresses().length).toBeLessThan(32);
  });

  it('determines the age of articles, also if the service sends no date', async () => {
    const { news, service } = copyFortyArticles();
    service.sendsDate = false;
    service.now += 12 * dayMs;
    service.articles = [serviceArticle('new', service.now), ...articles];
    expect(await news.runRefresh(service)).toMatchObject({ refusal: null, newCount: 1 });
    expect(news.readAddresses().length).toBeLessThan(41);
  });
});

/** Creates copies of the first articles, with https addresses and an old date. */
function createRedated(count: number) {
  return articles
    .slice(0, count)
    .map(({ url }, index) => serviceArticle(`${index}`, noon - 99 * dayMs, { url: url.replace('http:', 'https:') }));
}

/** Creates articles with the same titles for each scheme, and other addresses. */
const createCopies = (scheme: string) =>
  Array.from({ length: 12 }, (_, id) =>
    serviceArticle(`${scheme}-${id}`, noon - id * 60_000, {
      title: `The port of Haiti opens gate ${id}`,
      url: `${scheme}://news.example/${scheme}-${id}`,
    }),
  );

describe('articles that go before their time', () => {
  it.each([
    [9, false, 1, 40],
    [8, false, 0, 33],
    [9, true, 0, 32],
  ])(
    '%i of forty, with --accept-loss: %s, end the run with exit code %i and leave %i articles',
    async (count, acceptLoss, code, articleCount) => {
      const { news, service } = copyFortyArticles();
      const before = news.readFolder();
      service.articles = [serviceArticle('new', noon), ...createRedated(count)];
      const result = await news.runRefresh(service, { acceptLoss });
      expect([getExitCode(result), news.readAddresses().length]).toEqual([code, articleCount]);
      const refusal = `${count} of 40 articles would go before their time. If that is meant, run once with --accept-loss.`;
      expect(result.refusal).toBe(code === 0 ? null : refusal);
      expect(JSON.stringify([...news.readFolder()]) === JSON.stringify([...before])).toBe(code === 1);
    },
  );

  it('are not those that get too old in weeks without news; the newest twelve stay', async () => {
    const { news, service } = copyFortyArticles();
    const articleCounts: number[] = [];
    for (let week = 0; week < 8; week += 1) {
      service.now += 7 * dayMs;
      expect(await news.runRefresh(service)).toMatchObject({ refusal: null });
      articleCounts.push(news.readAddresses().length);
    }
    expect(articleCounts).toEqual([40, 33, 19, 12, 12, 12, 12, 12]);
    service.articles = [serviceArticle('back', service.now), ...articles];
    expect(getExitCode(await news.runRefresh(service))).toBe(0);
    expect(news.readAddresses()).toEqual(['https://news.example/back', ...getUrls(articles.slice(0, 11))]);
  });

  it.each([
    ['fewer days', { archiveDays: 6 }, 14],
    ['shorter lists', { snapshotArticles: 15 }, 15],
  ])('are not those that an owner removes by %s', async (_, limits, articleCount) => {
    const { news, service } = copyFortyArticles();
    service.articles = [serviceArticle('new', noon), ...articles];
    const plan = { ...parseNewsPlan({ NEWS_CALLS_PER_DAY: '100000' }), ...limits };
    expect(await news.runRefresh(service, { plan })).toMatchObject({ refusal: null, articleCount });
  });

  it('are not those that have the same title under another address now', async () => {
    const news = createNewsFolder();
    const service = createTestService({ articles: createCopies('http') });
    await news.runRefresh(service);
    service.articles = createCopies('https');
    expect(await news.runRefresh(service)).toMatchObject({ refusal: null, articleCount: 12 });
    expect(news.readAddresses()[0]).toBe('https://news.example/https-0');
  });
});
