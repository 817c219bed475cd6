/** Tests what a run does with articles. */
import { describe, expect, it } from 'vitest';
import { toInstant } from '~/news/instant';
import { parseNewsPlan } from '~/news/newsPlan';
import { createYesterdaysFolder } from '~tests/support/news/news-folders';
import { searchTerms, selections } from '~tests/support/news/search-terms';
import {
  dayMs,
  hourMs,
  createNewsFolder,
  noon,
  createTestService,
  serviceArticle,
} from '~tests/support/news/test-refresh';
import { copyFolder } from '~tests/support/temporary-folder';
import { readNews } from './snapshots/read-folder';

const yesterdaysFolder = await createYesterdaysFolder();

describe('an article', () => {
  it('is in every snapshot it belongs to, with the newest of its copies', async () => {
    const news = createNewsFolder();
    const [old, corrected] = [
      serviceArticle('a', noon - hourMs, { title: 'Haiti' }),
      serviceArticle('a', noon, { title: 'Haiti, corrected' }),
    ];
    const business = { categories: ['business'] };
    const service = createTestService({ articles: [{ ...old, ...business }] });
    await news.runRefresh(service);
    for (const key of ['all/all', 'all/business', 'haiti/all', 'haiti/business'])
      expect(news.getLatestTitles(key)).toEqual(['Haiti']);
    expect(news.getLatestTitles('haiti/politics')).toEqual([]);
    // The second run gets the newer copy only in the list of all news.
    service.articles = [corrected];
    await news.runRefresh(service, { budget: 1 });
    for (const key of ['all/all', 'haiti/all', 'haiti/business'])
      expect(news.getLatestTitles(key)).toEqual(['Haiti, corrected']);
  });

  it('dated in the future is sorted by the date on which it was first seen', async () => {
    const news = createNewsFolder();
    const service = createTestService({
      articles: [serviceArticle('ahead', noon + 900 * dayMs), serviceArticle('old', noon - hourMs)],
    });
    await news.runRefresh(service);
    expect(news.readSnapshot()[0]).toMatchObject({ title: 'ahead', firstSeen: toInstant(noon) });
    service.now += dayMs;
    service.articles = [serviceArticle('newer', service.now - hourMs), ...service.articles];
    await news.runRefresh(service);
    expect(news.getLatestTitles()).toEqual(['newer', 'ahead', 'old']);
  });

  it('counts as new if it is kept, and only then', async () => {
    const news = createNewsFolder();
    const many = Array.from({ length: 12 }, (_, id) => serviceArticle(`${id}`, noon - id * hourMs));
    const service = createTestService({ articles: [...many, serviceArticle('too old', noon - 31 * dayMs)] });
    expect(await news.runRefresh(service)).toMatchObject({ newCount: 12, articleCount: 12 });
    expect(await news.runRefresh(service)).toMatchObject({ newCount: 0, articleCount: 12 });
  });
});

describe('what an owner excludes', () => {
  const hosts = ['tabloid.example'];
  const bad = Array.from({ length: 20 }, (_, id) =>
    serviceArticle(`bad ${id}`, noon - id * hourMs, { url: `https://www.tabloid.example/${id}` }),
  );
  const articles = [...bad, serviceArticle('good', noon - hourMs), serviceArticle('one', noon - hourMs)];

  it('leaves the snapshots with the next run, counts as no loss, and does not come back', async () => {
    const news = createNewsFolder();
    const service = createTestService({ articles });
    await news.runRefresh(service);
    expect(news.readAddresses()).toHaveLength(22);
    const addresses = ['https://news.example/one'];
    const excluding = { ...searchTerms, excluded: { hosts, addresses, titleWords: [] } };
    for (let run = 0; run < 2; run += 1) {
      expect(await news.runRefresh(service, { searchTerms: excluding })).toMatchObject({ refusal: null, problems: [] });
      expect(news.readAddresses()).toEqual(['https://news.example/good']);
    }
  });

  it('is no failure of the service if a page has nothing else', async () => {
    const service = createTestService({ articles: [...bad, serviceArticle('good', noon - 99 * hourMs)] });
    const excluding = { ...searchTerms, excluded: { hosts, addresses: [], titleWords: [] } };
    const result = await createNewsFolder().runRefresh(service, { searchTerms: excluding });
    expect([result.failed.size, result.stop, result.articleCount]).toEqual([0, null, 1]);
  });
});

it('what the service says of its pages is stored without being a change of the news', async () => {
  const news = createNewsFolder();
  const service = createTestService({ articles: [serviceArticle('a', noon), serviceArticle('b', noon)] });
  await news.runRefresh(service);
  service.now += hourMs;
  service.limit = 1;
  await news.runRefresh(service);
  const { index, snapshots } = readNews(news.directory, selections);
  expect([index.changedAt, snapshots.get('all/all')?.pageSize]).toEqual([toInstant(noon), 1]);
  // Its total alone, which changes every hour, is no reason to write a file.
  service.articles = [...service.articles, serviceArticle('old', noon - 40 * dayMs)];
  expect((await news.runRefresh(service, { budget: 1 })).changed).toEqual([]);
});

it('a snapshot has no more articles than the plan says', async () => {
  const news = createNewsFolder(copyFolder(yesterdaysFolder));
  const plan = parseNewsPlan({ NEWS_CALLS_PER_DAY: '100000', NEWS_SNAPSHOT_ARTICLES: '15' });
  await news.runRefresh(createTestService(), { plan });
  const { snapshots } = readNews(news.directory, selections);
  expect(Math.max(...[...snapshots.values()].map(({ articles }) => articles.length))).toBe(15);
});
