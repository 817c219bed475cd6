/** Tests runs on folders of other kinds: broken, with samples, or of regions and categories that the site no longer has. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { categoryIds, regionIds } from '~/config/news';
import { createSampleFolder, createYesterdaysFolder } from '~tests/support/news/news-folders';
import { selections } from '~tests/support/news/search-terms';
import {
  embeddedUpstream,
  faultyAnswers,
  createNewsFolder,
  noon,
  createTestService,
  serviceArticle,
} from '~tests/support/news/test-refresh';
import { copyFolder } from '~tests/support/temporary-folder';
import { getExitCode } from './refresh';

const yesterdaysFolder = await createYesterdaysFolder();

const sampleFolder = await createSampleFolder();

const [snapshot, index] = [/^haiti\/all\.json$/, /^index\.json$/];

describe('a folder', () => {
  it.each([snapshot, index])(
    'with a file %s that cannot be read is left alone, and no call is made',
    async (pathPattern) => {
      const news = createNewsFolder(copyFolder(yesterdaysFolder));
      const name = news.replaceInFirstFile(pathPattern, '{', '<<<<<<< HEAD\n{');
      const before = news.readFolder();
      const service = createTestService();
      await expect(news.runRefresh(service)).rejects.toThrow(`${name}: not JSON`);
      expect([news.readFolder(), service.queries]).toEqual([before, []]);
    },
  );

  it.each([snapshot, index])('with live news in %s takes no samples', async (pathPattern) => {
    const news = createNewsFolder(copyFolder(sampleFolder));
    news.replaceInFirstFile(pathPattern, '"sample"', '"live"');
    const before = news.readFolder();
    const run = news.runRefresh(createTestService({ origin: 'sample' }), { upstream: embeddedUpstream });
    await expect(run).rejects.toThrow('it holds live news, which samples do not replace');
    expect(news.readFolder()).toEqual(before);
  });

  it('of samples is not emptied by a first live run whose answers are all empty', async () => {
    const news = createNewsFolder(copyFolder(sampleFolder));
    const before = news.readFolder();
    expect(getExitCode(await news.runRefresh(createTestService({ getFault: () => faultyAnswers.empty })))).toBe(1);
    expect(news.readFolder()).toEqual(before);
  });

  it('of samples has no samples left in any file after the first live answer with an article', async () => {
    const news = createNewsFolder(copyFolder(sampleFolder));
    const result = await news.runRefresh(createTestService({ articles: [serviceArticle('first', noon)] }), {
      budget: 1,
    });
    expect(result.changed).toHaveLength(selections.length + 1);
    expect([...news.readFolder().values()].filter((text) => text.includes('"sample"'))).toEqual([]);
    expect(news.readAddresses()).toEqual(['https://news.example/first']);
    expect(news.readSnapshot('haiti/business')).toEqual([]);
  });

  it('has articles of a new category at once, taken from wider snapshots', async () => {
    const key = `haiti/${categoryIds.at(-1)}`;
    const news = createNewsFolder(copyFolder(yesterdaysFolder));
    const category = key.split('/')[1] ?? '';
    for (const region of regionIds)
      news.replaceInFirstFile(new RegExp(`^${region}/${category}\\.json$`), /"articles":\[[^]+\]/, '"articles":[]');
    expect(news.getLatestTitles(key)).toEqual([]);
    await news.runRefresh(
      createTestService({
        getFault: (query) => (query.get('categories') === category ? faultyAnswers['400'] : undefined),
      }),
    );
    expect(news.getLatestTitles(key).length).toBeGreaterThan(0);
  });

  it('loses the snapshots of a region or category that the site no longer has, and no other file', async () => {
    const news = createNewsFolder(copyFolder(yesterdaysFolder));
    mkdirSync(join(news.directory, 'atlantis'));
    const text = news.readFolder().get('haiti/all.json') ?? '';
    for (const name of ['atlantis/all.json', 'haiti/sport.json', 'notes.json'])
      writeFileSync(join(news.directory, name), text);
    const { changed } = await news.runRefresh(createTestService());
    expect(changed).toEqual(expect.arrayContaining(['atlantis/all.json', 'haiti/sport.json']));
    expect([...news.readFolder().keys()].filter((name) => /atlantis|sport|notes/.test(name))).toEqual(['notes.json']);
  });
});
