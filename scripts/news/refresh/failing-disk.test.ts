/** Tests that a run that ends before its last write leaves complete files. */
import { linkSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { toInstant } from '~/shared/news/instant';
import { sampleArticles } from '~scripts/news-service/corpus';
import { findFolderErrors, readNewsFolder } from '~scripts/news/snapshots/read-folder';
import { createYesterdaysFolder, writeUntilFull } from '~tests/support/news/news-folders';
import { searchTerms, selections } from '~tests/support/news/search-terms';
import { createNewsFolder, noon, createTestService, serviceArticle } from '~tests/support/news/test-refresh';
import { copyFolder, createTemporaryFolder } from '~tests/support/temporary-folder';

const yesterdaysFolder = await createYesterdaysFolder();

describe('a disk that is full, or a run that is killed', () => {
  it.each([0, 1, 2, 20, 41])(
    'after %i writes leaves complete files, and the next run writes the rest',
    async (writes) => {
      const news = createNewsFolder(copyFolder(yesterdaysFolder));
      const before = news.readAddresses();
      const service = createTestService({
        articles: [serviceArticle('new', noon), ...sampleArticles(searchTerms, noon)],
      });
      // Each snapshot gets a new article, so that every file has to be written.
      service.articles = selections.flatMap(({ category, region }) => {
        const phrases: Readonly<Record<string, string>> = {
          haiti: 'Haiti',
          'united-states': 'USA',
          caribbean: 'Caribbean',
          'latin-america': 'South America',
          'dominican-republic': 'Santo Domingo',
        };
        const description = phrases[region] ?? '';
        return [
          serviceArticle(`new-${region}-${category}`, noon, {
            description,
            categories: category === 'all' ? [] : [category],
          }),
        ];
      });
      const run = news.runRefresh(service, {}, { write: writeUntilFull(writes) });
      await expect(run).rejects.toThrow(/^\S+\.json cannot be written: ENOSPC/);
      expect(findFolderErrors(readNewsFolder(news.directory, selections))).toEqual([]);
      expect(news.readAddresses()).toEqual(expect.arrayContaining([...before]));
      const { changed } = await news.runRefresh(service);
      expect(changed).toHaveLength(selections.length + 1 - writes);
      expect(news.readSnapshot('haiti/all')[0]?.publishedAt).toBe(toInstant(noon));
    },
  );

  it('does not matter to readers: by default each file is replaced atomically', async () => {
    const news = createNewsFolder(copyFolder(yesterdaysFolder));
    const [file, link] = [join(news.directory, 'all/all.json'), join(createTemporaryFolder(), 'old.json')];
    const text = readFileSync(file, 'utf8');
    linkSync(file, link);
    await news.runRefresh(createTestService(), {}, { write: undefined });
    // If the file itself were written, it would keep its inode, and its hard link would have the new text.
    expect([readFileSync(link, 'utf8'), readFileSync(file, 'utf8') === text]).toEqual([text, false]);
    expect(statSync(file).ino).not.toBe(statSync(link).ino);
  });
});
