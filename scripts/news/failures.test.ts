/** Tests that no failure of the service, of the disk or of a file removes good news, and that the operator is told. */
import { linkSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { regionIds } from '~/config/news';
import { toInstant } from '~/news/instant';
import { indexFileName } from '~/news/snapshot';
import { createSampleArticles } from '~scripts/news-service/sample-articles';
import { createSampleFolder, createYesterdaysFolder, writeUntilFull } from '~tests/support/news/news-folders';
import { selections } from '~tests/support/news/search-terms';
import {
  createNewsFolder,
  createTestService,
  embeddedUpstream,
  faultyAnswers,
  hourMs,
  noon,
  serviceArticle,
} from '~tests/support/news/test-refresh';
import { copyFolder, createTemporaryFolder } from '~tests/support/temporary-folder';
import { readNews, readNewsFolder } from './folder';
import { getExitCode } from './refresh';

const yesterdaysFolder = await createYesterdaysFolder();
const sampleFolder = await createSampleFolder();

type FaultName = keyof typeof faultyAnswers;

/** Makes calls for one category fail. */
const forBusiness = (name: FaultName) => (query: URLSearchParams) =>
  query.get('categories') === 'business' ? faultyAnswers[name] : undefined;

describe('a service that fails', () => {
  /** A call that is not repeated, one that is, and records of which none can be used. */
  const faultKinds = ['400', '500', 'broken'] as const;

  it.each(faultKinds)('for one category by %s removes nothing, and the other categories are updated', async (kind) => {
    const news = createNewsFolder(copyFolder(yesterdaysFolder));
    const before = news.readSnapshot('haiti/business');
    const result = await news.runRefresh(createTestService({ getFault: forBusiness(kind) }));
    expect([...result.failed.keys()].toSorted()).toEqual(regionIds.map((region) => `${region}/business`).toSorted());
    expect([result.askedKeys.size, getExitCode(result)]).toEqual([selections.length, 0]);
    expect([before.length > 0, news.readSnapshot('haiti/business')]).toEqual([true, before]);
    expect(result.newCount).toBeGreaterThan(20);
  });

  it.each([...faultKinds, 'empty'] as const)('for all categories by %s leaves every file unchanged', async (kind) => {
    const news = createNewsFolder(copyFolder(yesterdaysFolder));
    const before = news.readFolder();
    const result = await news.runRefresh(createTestService({ getFault: () => faultyAnswers[kind] }));
    expect([getExitCode(result), news.readFolder()]).toEqual([1, before]);
  });

  it('by records of which none can be used is named with their number and the first problem', async () => {
    const result = await createNewsFolder().runRefresh(createTestService({ getFault: forBusiness('broken') }));
    expect(result.failed.get('all/business')).toBe(
      'none of 12 records can be used: data[0]: title: null is not a title',
    );
  });

  it('with 401 gets no further calls, and its earlier articles are kept', async () => {
    const news = createNewsFolder(copyFolder(yesterdaysFolder));
    const service = createTestService({ getFault: forBusiness('401') });
    const result = await news.runRefresh(service);
    expect(service.queries.filter((query) => query.get('categories') === 'business')).toHaveLength(1);
    expect([getExitCode(result), result.changed.length > 0]).toEqual([0, true]);
  });
});

// Runs are twelve hours apart.
it.each([
  ['401', 1, '(401)'],
  ['403', 1, '(403)'],
  ['402', 4, '48 hours'],
  ['empty', 4, '48 hours'],
  ['no news', 4, '48 hours'],
] as const)('an alarm is raised for %s after %i runs, and not before: %s', async (kind, runs, words) => {
  const news = createNewsFolder();
  const service = createTestService({ articles: createSampleArticles(noon).slice(0, 60) });
  await news.runRefresh(service);
  service.getFault = () => (kind === 'no news' ? undefined : faultyAnswers[kind]);
  const alarms: (string | null)[] = [];
  for (let run = 0; run < runs; run += 1) {
    service.now += 12 * hourMs;
    alarms.push((await news.runRefresh(service)).alarm);
  }
  expect(alarms).toEqual([...Array<null>(runs - 1).fill(null), expect.stringContaining(words)]);
  service.getFault = () => undefined;
  service.articles = [serviceArticle('good again', service.now), ...service.articles];
  expect((await news.runRefresh(service)).alarm).toBeNull();
});

const [snapshot, index] = [/^haiti\/all\.json$/, /^index\.json$/];

describe('a folder', () => {
  it.each([snapshot, index])(
    'with a file %s that cannot be read is left alone, and no call is made',
    async (pathPattern) => {
      const news = createNewsFolder(copyFolder(yesterdaysFolder));
      const name = news.replaceInFirstFile(pathPattern, '{', '<<<<<<< HEAD\n{');
      const before = news.readFolder();
      const service = createTestService();
      await expect(news.runRefresh(service)).rejects.toThrow(`${name}: this is not JSON`);
      expect([news.readFolder(), service.queries]).toEqual([before, []]);
    },
  );

  it('with live news takes no samples', async () => {
    const news = createNewsFolder(copyFolder(sampleFolder));
    news.replaceInFirstFile(index, '"sample"', '"live"');
    const before = news.readFolder();
    const run = news.runRefresh(createTestService({ origin: 'sample' }), { upstream: embeddedUpstream });
    await expect(run).rejects.toThrow('this folder holds live news, which samples do not replace');
    expect(news.readFolder()).toEqual(before);
  });

  it('without its index is not refreshed, as nothing says what the snapshots are', async () => {
    const folder = copyFolder(yesterdaysFolder);
    const news = createNewsFolder(folder);
    rmSync(join(folder, indexFileName));
    const before = news.readFolder();
    const service = createTestService();
    await expect(news.runRefresh(service)).rejects.toThrow('index.json: the file is missing');
    expect([news.readFolder(), service.queries]).toEqual([before, []]);
  });

  it('of samples that cannot be read gets new ones', async () => {
    const news = createNewsFolder(copyFolder(sampleFolder));
    news.replaceInFirstFile(snapshot, '"https:', '"javascript:');
    await news.runRefresh(createTestService({ origin: 'sample' }), { upstream: embeddedUpstream });
    expect(news.readSnapshot('haiti/all').length).toBeGreaterThan(0);
  });

  it('of samples is not emptied by a first live run whose answers are all empty', async () => {
    const news = createNewsFolder(copyFolder(sampleFolder));
    const before = news.readFolder();
    expect(getExitCode(await news.runRefresh(createTestService({ getFault: () => faultyAnswers.empty })))).toBe(1);
    expect(news.readFolder()).toEqual(before);
  });

  it('of samples has no samples left in any file after the first live answer with an article', async () => {
    const news = createNewsFolder(copyFolder(sampleFolder));
    const service = createTestService({ articles: [serviceArticle('first', noon)] });
    expect((await news.runRefresh(service, { budget: selections.length })).changed).toHaveLength(selections.length + 1);
    expect([...news.readFolder().values()].filter((text) => text.includes('"sample"'))).toEqual([]);
    expect(news.readAddresses()).toEqual(['https://news.example/first']);
    const { snapshots } = readNews(news.directory, selections);
    expect(snapshots.get('haiti/all')).toEqual({ total: 0, pageSize: 12, articles: [] });
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

const regionPhrases: Readonly<Record<string, string>> = {
  haiti: 'Haiti',
  'united-states': 'USA',
  caribbean: 'Caribbean',
  'latin-america': 'South America',
  'dominican-republic': 'Santo Domingo',
};

describe('a disk that is full, or a run that is killed', () => {
  it.each([0, 1, 20, 41])('after %i writes leaves complete files, and the next run writes the rest', async (writes) => {
    const news = createNewsFolder(copyFolder(yesterdaysFolder));
    const before = news.readSnapshot('haiti/business');
    // Each snapshot gets a new article, so that every file has to be written.
    const articles = selections.map(({ category, region }) =>
      serviceArticle(`new-${region}-${category}`, noon, {
        description: regionPhrases[region] ?? '',
        categories: category === 'all' ? [] : [category],
      }),
    );
    const service = createTestService({ articles });
    const run = news.runRefresh(service, {}, { write: writeUntilFull(writes) });
    await expect(run).rejects.toThrow(/^\S+\.json cannot be written: ENOSPC/);
    expect(readNewsFolder(news.directory, selections).unreadable).toEqual([]);
    const newest = news.readSnapshot('haiti/business').filter(({ title }) => !title.startsWith('new-'));
    expect(newest).toEqual(before.slice(0, newest.length));
    expect(newest.length).toBeGreaterThan(before.length - 3);
    const { changed } = await news.runRefresh(service);
    expect(changed).toHaveLength(selections.length + 1 - writes);
    expect(news.readSnapshot('haiti/all')[0]?.publishedAt).toBe(toInstant(noon));
  });

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
