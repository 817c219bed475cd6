/** Tests what a run does with articles. */
import { describe, expect, it } from 'vitest';
import { toInstant } from '~/news/instant';
import { searchTerms, selections } from '~tests/support/news/search-terms';
import {
  dayMs,
  hourMs,
  createNewsFolder,
  noon,
  createTestService,
  serviceArticle,
} from '~tests/support/news/test-refresh';
import { readNews } from './folder';

describe('an article', () => {
  it('is in the snapshot that was asked for and in the wider ones, corrected if it comes again', async () => {
    const news = createNewsFolder();
    const old = serviceArticle('a', noon - hourMs, { title: 'Haiti', categories: ['business'] });
    const service = createTestService({ articles: [old] });
    await news.runRefresh(service);
    const keys = ['all/all', 'all/business', 'haiti/all', 'haiti/business'];
    for (const key of keys) expect(news.getLatestTitles(key)).toEqual(['Haiti']);
    expect(news.getLatestTitles('haiti/politics')).toEqual([]);
    service.articles = [{ ...old, title: 'Haiti, corrected' }];
    await news.runRefresh(service);
    for (const key of keys) expect(news.getLatestTitles(key)).toEqual(['Haiti, corrected']);
  });

  it('dated more than a day ahead is left out and counted; one of tomorrow is not', async () => {
    const news = createNewsFolder();
    const service = createTestService({
      articles: [
        serviceArticle('ahead', Date.UTC(2099, 0, 1)),
        serviceArticle('tomorrow', noon + dayMs),
        serviceArticle('old', noon - hourMs),
      ],
    });
    const { problems } = await news.runRefresh(service);
    expect(news.getLatestTitles()).toEqual(['tomorrow', 'old']);
    expect(problems).toEqual(['all/all: data[0]: published_at: "2099-01-01T00:00:00Z" is more than a day ahead']);
  });

  it('counts as new once', async () => {
    const news = createNewsFolder();
    const many = Array.from({ length: 12 }, (_, id) => serviceArticle(`${id}`, noon - id * hourMs));
    const service = createTestService({ articles: many });
    expect(await news.runRefresh(service)).toMatchObject({ newCount: 12, articleCount: 12 });
    expect(await news.runRefresh(service)).toMatchObject({ newCount: 0, articleCount: 12 });
  });
});

describe('an excluded host', () => {
  const excluding = { ...searchTerms, excludedHosts: ['tabloid.example'] };
  const bad = Array.from({ length: 20 }, (_, id) =>
    serviceArticle(`bad ${id}`, noon - id * hourMs, { url: `https://www.tabloid.example.:8443/${id}` }),
  );

  it('adds nothing to the snapshots', async () => {
    const news = createNewsFolder();
    const service = createTestService({ articles: [...bad, serviceArticle('good', noon - hourMs)] });
    expect(await news.runRefresh(service, { searchTerms: excluding })).toMatchObject({ refusal: null, problems: [] });
    expect(news.readAddresses()).toEqual(['https://news.example/good']);
  });

  it('is no failure of the service if a page has nothing else', async () => {
    const service = createTestService({ articles: [...bad, serviceArticle('good', noon - 99 * hourMs)] });
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
  expect((await news.runRefresh(service, { budget: selections.length })).changed).toEqual([]);
});
