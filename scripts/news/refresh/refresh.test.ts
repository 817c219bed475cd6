/** A run as a whole: whatever service and disk do, good news stays. */
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { categoryIds, regionIds } from '~/config/news';
import { sampleArticles } from '~scripts/news-service/corpus';
import { faultsIn, readNewsFolder } from '~scripts/news/folder/news-folder';
import { selections } from '~scripts/settings/news-filters';
import { copyOf, temporaryFolder } from '~tests/support/folder';
import {
  dayMs,
  embedded,
  faults,
  hourMs,
  newsIn,
  noon,
  quickWrite,
  startService,
  wire,
} from '~tests/support/news/refresh-runs';
import { exitCodeOf } from './refresh';

/** News of yesterday: half of what the service has today. */
const good = temporaryFolder(afterAll);
const yesterdays = sampleArticles(noon - dayMs).filter((_, index) => index % 2 === 0);
await newsIn(good).run(startService({ now: noon - dayMs, articles: yesterdays }));

type FaultName = keyof typeof faults;

/** What goes wrong for one category alone. */
const forBusiness = (name: FaultName) => (query: URLSearchParams) =>
  query.get('categories') === 'business' ? faults[name] : undefined;

describe('a service that fails', () => {
  /** A call that is not repeated, one that is, and records of which none can be used. */
  const kinds = ['400', '500', 'broken'] as const;

  it.each(kinds)('for one category by %s takes nothing away, and the others are brought up to date', async (kind) => {
    const news = newsIn(copyOf(good));
    const known = news.archived();
    const result = await news.run(startService({ fault: forBusiness(kind) }));
    expect([...result.failed.keys()]).toEqual(expect.arrayContaining(['all/business', 'haiti/business']));
    expect([result.failed.size, result.facts.size, exitCodeOf(result)]).toEqual([
      regionIds.length,
      selections.length - regionIds.length,
      0,
    ]);
    expect(news.archived()).toEqual(expect.arrayContaining([...known]));
    expect(result.fresh).toBeGreaterThan(20);
  });

  it.each([...kinds, 'empty'] as const)(
    'for all by %s leaves every file byte for byte, and is not asked for all of them',
    async (kind) => {
      const news = newsIn(copyOf(good));
      const before = news.files();
      const result = await news.run(startService({ fault: () => faults[kind] }));
      expect([exitCodeOf(result), news.files()]).toEqual([1, before]);
      expect(result.failed.size).toBe(kind === 'empty' ? 0 : 3);
    },
  );

  it.each(['401', '402'] as const)('with %s is not asked again, and what it gave before is kept', async (kind) => {
    const news = newsIn(copyOf(good));
    const service = startService({ fault: forBusiness(kind) });
    const result = await news.run(service);
    expect(result.stopReason).toContain(`(${kind})`);
    expect(service.asked).toHaveLength(result.callsUsed);
    expect(service.asked.filter((query) => query.get('categories') === 'business')).toHaveLength(1);
    expect(exitCodeOf(result)).toBe(0);
    const alone = startService({ fault: () => faults[kind] });
    expect(exitCodeOf(await news.run(alone))).toBe(kind === '402' ? 0 : 1);
  });

  it('for a moment is asked again, as late as it says', async () => {
    const news = newsIn();
    const wrong = [faults['500'], faults['wait 7 s']];
    const service = startService({ fault: () => wrong.shift() });
    const waits: number[] = [];
    const sleep = (ms: number) => Promise.resolve(waits.push(ms));
    const result = await news.run(service, {}, { sleep });
    expect([result.failed.size, waits]).toEqual([0, [500, 7_000]]);
  });

  it('with longer waits than the run may take ends it', async () => {
    const news = newsIn();
    const result = await news.run(startService({ fault: () => faults['wait 400 s'] }));
    expect([result.callsUsed, exitCodeOf(result)]).toEqual([3, 1]);
  });
});

describe('a folder', () => {
  it.each([/^archive\//, /^index\.json$/])('with a file %s that cannot be read is left alone', async (which) => {
    const news = newsIn(copyOf(good));
    const name = news.change(which, '{', '<<<<<<< HEAD\n{');
    const before = news.files();
    const service = startService();
    await expect(news.run(service)).rejects.toThrow(`${name}: not JSON`);
    expect([news.files(), service.asked]).toEqual([before, []]);
  });

  it.each([/^archive\//, /^index\.json$/])('with live news in %s takes no samples', async (which) => {
    const news = newsIn();
    await news.run(startService(), { upstream: embedded });
    news.change(which, '"sample"', '"live"');
    const before = news.files();
    const run = news.run(startService(), { upstream: embedded });
    await expect(run).rejects.toThrow('it holds live news, which samples do not replace');
    expect(news.files()).toEqual(before);
  });

  it('of samples is not emptied by a first live run whose answers are all empty', async () => {
    const news = newsIn();
    await news.run(startService(), { upstream: embedded });
    const before = news.files();
    expect(exitCodeOf(await news.run(startService({ fault: () => faults.empty })))).toBe(1);
    expect(news.files()).toEqual(before);

    // The first answer with an article replaces them all.
    await news.run(startService(), { budget: 1 });
    expect([...news.files().values()].filter((text) => text.includes('"sample"'))).toEqual([]);
  });

  it('has the newest of a category that is new in the table at once, from the archive', async () => {
    const news = newsIn(copyOf(good));
    const key = `all/${categoryIds.at(-1)}`;
    news.change(/^index/, `"${key}"`, '"all/sport"');
    expect(news.shown(key)).toHaveLength(12);
    await news.run(startService(), { budget: 1 });
    expect(news.files().get('index.json')).not.toContain('sport');
  });
});

describe('a disk that is full, or a run that is killed', () => {
  it.each([0, 1, 2])('after %i writes leaves whole files, and the next run completes them', async (writes) => {
    const news = newsIn(copyOf(good));
    let done = 0;
    const write = (path: string, text: string) => {
      done += 1;
      return done > writes ? Promise.reject(new Error('ENOSPC: no space left')) : quickWrite(path, text);
    };
    const known = news.archived();
    const run = news.run(startService(), {}, { write });
    await expect(run).rejects.toThrow(/^\S+\.json cannot be written: ENOSPC/);
    expect(faultsIn(readNewsFolder(news.directory))).toEqual([]);
    expect(news.archived()).toEqual(expect.arrayContaining([...known]));
    await news.run(startService());
    expect(news.shown('haiti/all')).toHaveLength(12);
  });
});

it('writes nothing over what another run wrote meanwhile', async () => {
  const news = newsIn(copyOf(good));
  const service = startService();
  let run = 0;
  const fetch: typeof service.fetch = async (...call) => {
    run += 1;
    if (run === 1) await news.run(startService());
    return service.fetch(...call);
  };
  await expect(news.run(service, {}, { fetch })).rejects.toThrow('changed the news meanwhile');
  expect(news.faults()).toEqual([]);
});

it('finds again what a run found whose news nobody committed', async () => {
  const folder = temporaryFolder();
  const service = startService();
  const run = async (name: string) => {
    const news = newsIn(join(folder, name));
    await news.run(service, { memoryPath: join(folder, 'memory.json') });
    return news.archived().toSorted();
  };
  expect(await run('lost')).toEqual(await run('news'));
});

it('counts records as new when they are kept, and only then', async () => {
  const news = newsIn();
  const articles = [wire('new', noon), wire('newer', noon - hourMs), wire('too old', noon - 31 * dayMs)];
  const service = startService({ articles });
  expect(await news.run(service)).toMatchObject({ fresh: 2, notKept: 1, known: 2 });
  expect(await news.run(service)).toMatchObject({ fresh: 0, known: 2 });
});
