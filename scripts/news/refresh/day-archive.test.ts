import { describe, expect, it } from 'vitest';
import { findFolderErrors, readNews, readNewsFolder } from '~scripts/news/snapshots/read-folder';
import { writeDayArchive } from '~tests/support/news/day-archive';
import { writeUntilFull } from '~tests/support/news/news-folders';
import { selections } from '~tests/support/news/search-terms';
import {
  dayMs,
  faultyAnswers,
  createNewsFolder,
  noon,
  createTestService,
  serviceArticle,
} from '~tests/support/news/test-refresh';

describe('a folder of earlier revisions, with a file for each day,', () => {
  const haiti = { title: 'Haiti newest', description: 'Haiti', categories: ['business'] };

  it('has all snapshots and no file for a day after the first refresh, with everything that the limits keep', async () => {
    const news = createNewsFolder();
    writeDayArchive(news.directory);
    const { changed, refusal } = await news.runRefresh(
      createTestService({ articles: [serviceArticle('newest', noon, haiti)] }),
    );
    expect(refusal).toBeNull();
    expect([...news.readFolder().keys()].toSorted()).toEqual(
      ['index.json', ...selections.map(({ category, region }) => `${region}/${category}.json`)].toSorted(),
    );
    expect(changed.filter((name) => name.startsWith('archive/'))).toHaveLength(3);
    expect(readNews(news.directory, selections).isDayLayout).toBe(false);
    expect(news.getLatestTitles('haiti/business')).toEqual(['Haiti newest', 'Haiti new', 'Haiti old']);
    expect(news.getLatestTitles()).toEqual(['Haiti newest', 'Haiti new', 'Caribbean', 'Haiti old']);
  });

  it('is replaced even if more than a fifth of its articles are removed before their time', async () => {
    const news = createNewsFolder();
    writeDayArchive(news.directory);
    const articles = Array.from({ length: 12 }, (_, id) => serviceArticle(`${id}`, noon - id, haiti));
    // The service sends the same address again, and dates the article long ago.
    articles.push(serviceArticle('again', noon - 99 * dayMs, { url: 'https://news.example/haiti-new' }));
    const result = await news.runRefresh(createTestService({ articles }));
    expect([result.refusal, news.getLatestTitles('haiti/business')]).toEqual([
      null,
      articles.slice(0, 12).map(({ title }) => title),
    ]);
    expect(news.readAddresses().filter((url) => /haiti/.test(url))).toEqual([]);
  });

  it('stays as it is after an empty answer', async () => {
    const news = createNewsFolder();
    writeDayArchive(news.directory);
    const before = news.readFolder();
    await news.runRefresh(createTestService({ getFault: () => faultyAnswers.empty }));
    expect(news.readFolder()).toEqual(before);
  });

  it.each([0, 20, 42])(
    'that is replaced in part, after %i writes, loses nothing, and the next run continues',
    async (writes) => {
      const news = createNewsFolder();
      writeDayArchive(news.directory);
      const service = createTestService({ articles: [serviceArticle('newest', noon, haiti)] });
      await expect(news.runRefresh(service, {}, { write: writeUntilFull(writes) })).rejects.toThrow('ENOSPC');
      expect(findFolderErrors(readNewsFolder(news.directory, selections))).toEqual([]);
      expect(news.readAddresses()).toEqual(expect.arrayContaining(['http://news.example/haiti-old']));
      await news.runRefresh(service);
      expect([...news.readFolder().keys()].filter((name) => name.startsWith('archive/'))).toEqual([]);
      expect(news.getLatestTitles('haiti/business')).toEqual(['Haiti newest', 'Haiti new', 'Haiti old']);
    },
  );
});
