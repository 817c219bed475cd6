/** Tests a run as a whole: failures of the service or the disk never remove good news. */
import { linkSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { categoryIds, regionIds } from '~/config/news';
import { toInstant } from '~/shared/news/instant';
import { parseNewsPlan } from '~/shared/news/newsPlan';
import { sampleArticles } from '~scripts/news-service/corpus';
import { findFolderErrors, readNews, readNewsFolder } from '~scripts/news/snapshots/read-folder';
import { writeDayArchive } from '~tests/support/news/day-archive';
import { searchTerms, selections } from '~tests/support/news/search-terms';
import {
  dayMs,
  embeddedUpstream,
  faultyAnswers,
  hourMs,
  createNewsFolder,
  noon,
  quickWrite,
  createTestService,
  serviceArticle,
} from '~tests/support/news/test-refresh';
import { copyFolder, createTemporaryFolder } from '~tests/support/temporary-folder';
import { getExitCode } from './refresh';

/** A folder with yesterday's news: half of what the service has today. */
const goodFolder = createTemporaryFolder(afterAll);
const yesterdays = sampleArticles(searchTerms, noon - dayMs).filter((_, index) => index % 2 === 0);
await createNewsFolder(goodFolder).runRefresh(createTestService({ now: noon - dayMs, articles: yesterdays }));

/** A folder with samples, as in a first checkout. */
const sampleFolder = createTemporaryFolder(afterAll);
await createNewsFolder(sampleFolder).runRefresh(createTestService(), { upstream: embeddedUpstream });

type FaultName = keyof typeof faultyAnswers;

/** Makes calls for one category fail. */
const forBusiness = (name: FaultName) => (query: URLSearchParams) =>
  query.get('categories') === 'business' ? faultyAnswers[name] : undefined;

const [snapshot, index] = [/^haiti\/all\.json$/, /^index\.json$/];

describe('a service that fails', () => {
  /** A call that is not repeated, one that is, and records of which none can be used. */
  const faultKinds = ['400', '500', 'broken'] as const;

  it.each(faultKinds)('for one category by %s removes nothing, and the other categories are updated', async (kind) => {
    const news = createNewsFolder(copyFolder(goodFolder));
    const before = news.readAddresses();
    const result = await news.runRefresh(createTestService({ getFault: forBusiness(kind) }));
    expect(result.failed.size).toBe(regionIds.length);
    expect([...result.failed.keys()]).toEqual(expect.arrayContaining(['all/business', 'haiti/business']));
    expect([result.requestedKeys.size, getExitCode(result)]).toEqual([selections.length, 0]);
    expect(news.readAddresses()).toEqual(expect.arrayContaining([...before]));
    expect(result.newCount).toBeGreaterThan(20);
  });

  it.each([...faultKinds, 'empty'] as const)(
    'for all categories by %s leaves every file unchanged, and gets no further calls',
    async (kind) => {
      const news = createNewsFolder(copyFolder(goodFolder));
      const before = news.readFolder();
      const service = createTestService({ getFault: () => faultyAnswers[kind] });
      const result = await news.runRefresh(service);
      expect([getExitCode(result), news.readFolder()]).toEqual([1, before]);
      expect(result.failed.size).toBe(kind === 'empty' ? 0 : 3);
    },
  );

  it.each(['401', '402', '403'] as const)(
    'with %s gets no further calls, and its earlier articles are kept',
    async (kind) => {
      const news = createNewsFolder(copyFolder(goodFolder));
      const service = createTestService({ getFault: forBusiness(kind) });
      const result = await news.runRefresh(service);
      expect(result.stopReason).toContain(`(${kind})`);
      expect(service.queries).toHaveLength(result.callsUsed);
      expect(service.queries.filter((query) => query.get('categories') === 'business')).toHaveLength(1);
      expect(getExitCode(result)).toBe(0);
      const alone = createTestService({ getFault: () => faultyAnswers[kind] });
      expect(getExitCode(await news.runRefresh(alone))).toBe(kind === '402' ? 0 : 1);
    },
  );

  it('for a moment is called again after the rounds, after the time that it asks for', async () => {
    const faultyAnswersLeft = [faultyAnswers['500'], faultyAnswers['wait 7 s']];
    const service = createTestService({ getFault: () => faultyAnswersLeft.shift() });
    const waits: number[] = [];
    const sleep = (ms: number) => Promise.resolve(waits.push(ms));
    const result = await createNewsFolder().runRefresh(service, {}, { sleep });
    expect([result.failed.size, waits]).toEqual([0, [7_000]]);
  });

  it('with 429, three times in a row, is called again after a minute', async () => {
    const faultyAnswersLeft = [faultyAnswers['429'], faultyAnswers['429'], faultyAnswers['429']];
    const service = createTestService({ getFault: () => faultyAnswersLeft.shift() });
    const waits: number[] = [];
    const sleep = (ms: number) => Promise.resolve(waits.push(ms));
    const result = await createNewsFolder().runRefresh(service, {}, { sleep });
    expect([result.failed.size, result.stopReason, waits[0]]).toEqual([0, null, 60_000]);
  });

  it('with longer waits than the run may take ends the run', async () => {
    const result = await createNewsFolder().runRefresh(
      createTestService({ getFault: () => faultyAnswers['wait 400 s'] }),
    );
    expect([result.callsUsed, getExitCode(result)]).toEqual([3, 1]);
  });
});

describe('a folder', () => {
  it.each([snapshot, index])(
    'with a file %s that cannot be read is left alone, and no call is made',
    async (pathPattern) => {
      const news = createNewsFolder(copyFolder(goodFolder));
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
    const run = news.runRefresh(createTestService(), { upstream: embeddedUpstream });
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
    const news = createNewsFolder(copyFolder(goodFolder));
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
    const news = createNewsFolder(copyFolder(goodFolder));
    mkdirSync(join(news.directory, 'atlantis'));
    const text = news.readFolder().get('haiti/all.json') ?? '';
    for (const name of ['atlantis/all.json', 'haiti/sport.json', 'notes.json'])
      writeFileSync(join(news.directory, name), text);
    const { changed } = await news.runRefresh(createTestService());
    expect(changed).toEqual(expect.arrayContaining(['atlantis/all.json', 'haiti/sport.json']));
    expect([...news.readFolder().keys()].filter((name) => /atlantis|sport|notes/.test(name))).toEqual(['notes.json']);
  });
});

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
    expect(await news.runRefresh(service)).toMatchObject({ newCount: 12, droppedCount: 1, articleCount: 12 });
    expect(await news.runRefresh(service)).toMatchObject({ newCount: 0, articleCount: 12 });
  });
});

it('a snapshot has no more articles than the plan says', async () => {
  const news = createNewsFolder(copyFolder(goodFolder));
  const plan = parseNewsPlan({ NEWS_CALLS_PER_DAY: '100000', NEWS_SNAPSHOT_ARTICLES: '15' });
  await news.runRefresh(createTestService(), { plan });
  const { snapshots } = readNews(news.directory, selections);
  expect(Math.max(...[...snapshots.values()].map(({ articles }) => articles.length))).toBe(15);
});

/** Creates a write function that fails after a number of files. */
function writeUntilFull(writes: number) {
  let done = 0;
  return (path: string, text: string) => {
    done += 1;
    return done > writes ? Promise.reject(new Error('ENOSPC: no space left')) : quickWrite(path, text);
  };
}

describe('a disk that is full, or a run that is killed', () => {
  it.each([0, 1, 2, 20, 41])(
    'after %i writes leaves complete files, and the next run writes the rest',
    async (writes) => {
      const news = createNewsFolder(copyFolder(goodFolder));
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
    const news = createNewsFolder(copyFolder(goodFolder));
    const [file, link] = [join(news.directory, 'all/all.json'), join(createTemporaryFolder(), 'old.json')];
    const text = readFileSync(file, 'utf8');
    linkSync(file, link);
    await news.runRefresh(createTestService(), {}, { write: undefined });
    // If the file itself were written, it would keep its inode, and its hard link would have the new text.
    expect([readFileSync(link, 'utf8'), readFileSync(file, 'utf8') === text]).toEqual([text, false]);
    expect(statSync(file).ino).not.toBe(statSync(link).ino);
  });
});

it('a run writes nothing if another run changed the folder meanwhile', async () => {
  const news = createNewsFolder(copyFolder(goodFolder));
  const service = createTestService();
  let run = 0;
  const fetch: typeof service.fetch = async (...call) => {
    run += 1;
    if (run === 1) await news.runRefresh(createTestService());
    return service.fetch(...call);
  };
  let after: ReadonlyMap<string, string> = new Map();
  const now = () => {
    after = news.readFolder();
    return service.now;
  };
  await expect(news.runRefresh(service, {}, { fetch, now })).rejects.toThrow('changed the news meanwhile');
  expect([news.findInconsistencies(), news.readFolder()]).toEqual([[], after]);
});

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
