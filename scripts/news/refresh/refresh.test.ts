/** A run as a whole: whatever the service, the disk and the clock do, good news stays and nothing is invented. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { categoryIds, combinations, keyOf } from '~/config/news';
import { parseNewsPlan } from '~/config/newsPlan';
import { nodeFileSystem } from '~scripts/lib/atomic-write';
import { sampleArticles } from '~scripts/news-service/corpus';
import { checkSnapshots } from '~scripts/news/snapshots/check';
import { readIndex } from '~scripts/news/snapshots/snapshot-files';
import { exitCodeOf } from './refresh';
import {
  archivedIn,
  dayMs,
  faultsOf,
  filesOf,
  hourMs,
  instant,
  noon,
  quickFileSystem,
  runRefresh,
  shownIn,
  startService,
  wire,
  withFolder,
} from './test-runs';

/** News of yesterday: half of what the service has today. */
let good: string;
beforeAll(async () => {
  good = mkdtempSync(join(tmpdir(), 'news-good-'));
  const articles = sampleArticles(noon - dayMs).filter((_, index) => index % 2 === 0);
  await runRefresh(startService({ now: noon - dayMs, articles }), good);
});
afterAll(() => rmSync(good, { recursive: true }));

const business = { categories: 'business' };

describe('a service that fails', () => {
  const faults = ['400', '404', '500', '503:0', 'redirect', 'cut', 'html', 'endless', 'broken', 'shape:0', 'shape:3'];

  it.each(faults)('for one category by %s takes nothing away, and the others are brought up to date', (fault) =>
    withFolder(async (directory) => {
      const known = archivedIn(directory);
      const service = startService();
      service.faults.add({ fault, matching: business });
      const result = await runRefresh(service, directory);
      expect([...result.failed.keys()]).toEqual(expect.arrayContaining(['all/business', 'haiti/business']));
      expect([result.failed.size, result.facts.size, exitCodeOf(result)]).toEqual([6, combinations.length - 6, 0]);
      expect(faultsOf(directory, result)).toEqual([]);
      expect(archivedIn(directory)).toEqual(expect.arrayContaining([...known]));
      expect(result.fresh).toBeGreaterThan(20);
    }, good),
  );

  it.each([...faults, 'empty'])(
    'for all by %s leaves every file byte for byte, and is not asked for all of them',
    (fault) =>
      withFolder(async (directory) => {
        const before = filesOf(directory);
        const service = startService();
        service.faults.add({ fault });
        const result = await runRefresh(service, directory);
        expect([exitCodeOf(result), filesOf(directory)]).toEqual([1, before]);
        expect(result.failed.size).toBe(fault === 'empty' ? 0 : 3);
      }, good),
  );

  it.each(['401', '402', '403', '429'])('with %s is not asked again, and what it gave before is kept', (fault) =>
    withFolder(async (directory) => {
      const service = startService();
      service.faults.add({ fault, matching: business });
      const result = await runRefresh(service, directory);
      expect(result.stopReason).toContain(`(${fault})`);
      expect(service.faults.requests()).toHaveLength(result.callsUsed);
      expect(service.faults.requests().filter(({ categories }) => categories === 'business')).toHaveLength(1);
      expect([exitCodeOf(result), faultsOf(directory, result)]).toEqual([0, []]);
      const alone = startService();
      alone.faults.add({ fault });
      expect(exitCodeOf(await runRefresh(alone, directory))).toBe(fault === '402' ? 0 : 1);
    }, good),
  );

  it('for a moment is asked again, as late as it says', () =>
    withFolder(async (directory) => {
      const service = startService();
      service.faults.add({ fault: '500', times: 1, matching: business });
      service.faults.add({ fault: '503:7', times: 1, matching: business });
      const waits: number[] = [];
      const sleep = (ms: number) => Promise.resolve(waits.push(ms));
      const result = await runRefresh(service, directory, {}, { sleep });
      expect([result.failed.size, waits]).toEqual([0, [500, 7_000]]);
    }));

  it('with longer waits than the run may take ends it', () =>
    withFolder(async (directory) => {
      const service = startService();
      service.faults.add({ fault: '503:400' });
      const result = await runRefresh(service, directory);
      expect([result.callsUsed, exitCodeOf(result)]).toEqual([3, 1]);
    }));

  it('with the half of each page takes nothing away', () =>
    withFolder(async (directory) => {
      const known = archivedIn(directory);
      const service = startService();
      service.faults.add({ fault: 'half' });
      await runRefresh(service, directory);
      expect([faultsOf(directory), archivedIn(directory)]).toEqual([[], expect.arrayContaining([...known])]);
    }, good));
});

describe('records', () => {
  it('that cannot be shown are dropped and counted, with their names', () =>
    withFolder(async (directory) => {
      const articles = [
        wire('good', noon),
        wire('untitled', noon, { title: null }),
        wire('private', noon, { url: 'http://192.168.0.1/a' }),
        wire('undated', noon, { published_at: 'soon' }),
      ];
      const result = await runRefresh(startService({ articles }), directory);
      expect(result.dropped).toMatchObject({ 'no title': 1, 'bad address': 1, 'bad date': 1 });
      expect(result.problems).toContainEqual(
        expect.stringMatching(/^all\/all: data\[\d\] \(uuid "private"\): bad address/),
      );
      expect(shownIn(directory)).toEqual(['good']);
    }));

  it('of hostile names and values do no harm', () =>
    withFolder(async (directory) => {
      const hostile = ['__proto__', 'constructor', 'toString', '$&', 'a</script>b'];
      const articles = hostile.map((name, index) =>
        wire(name, noon - index * 1_000, { categories: [name], source: name }),
      );
      const result = await runRefresh(startService({ articles }), directory);
      expect([exitCodeOf(result), faultsOf(directory, result), shownIn(directory).length]).toEqual([
        0,
        [],
        hostile.length,
      ]);
    }));

  it('under several spellings of an address are one article', () =>
    withFolder(async (directory) => {
      const spellings = ['https://news.example/a', 'https://www.news.example/a', 'http://www.news.example/a/'];
      const service = startService();
      for (const order of [spellings, spellings.toReversed(), spellings]) {
        service.articles = order.map((url) => wire('one', noon, { url }));
        expect(await runRefresh(service, directory)).toMatchObject({ known: 1 });
        expect(archivedIn(directory)).toEqual(['https://news.example/a']);
      }
    }));

  it('are new when they are kept, and only then', () =>
    withFolder(async (directory) => {
      const articles = [wire('new', noon), wire('newer', noon - hourMs), wire('too old', noon - 31 * dayMs)];
      const service = startService({ articles });
      expect(await runRefresh(service, directory)).toMatchObject({ fresh: 2, notKept: 1, known: 2 });
      expect(await runRefresh(service, directory)).toMatchObject({ fresh: 0, known: 2 });
    }));
});

describe('an article that is dated ahead', () => {
  it('stands where it was first seen, under the publisher’s date', () =>
    withFolder(async (directory) => {
      const service = startService({ articles: [wire('ahead', noon + 400 * dayMs), wire('old', noon - hourMs)] });
      await runRefresh(service, directory);
      service.now += dayMs;
      service.articles = [...service.articles, wire('new', service.now - hourMs)];
      await runRefresh(service, directory);
      expect(shownIn(directory)).toEqual(['new', 'ahead', 'old']);
      const text = [...filesOf(directory).values()].join('');
      expect(text).toContain(`"publishedAt":"${instant(noon + 400 * dayMs)}"`);
      expect(faultsOf(directory)).toEqual([]);
    }));

  it.each([-60, 60])('is told by the service’s clock where this machine’s is wrong by %i days', (days) =>
    withFolder(async (directory) => {
      const service = startService();
      await runRefresh(service, directory);
      const known = archivedIn(directory);
      service.now += dayMs;
      service.articles = [wire('new', service.now - hourMs), ...service.articles];
      const result = await runRefresh(service, directory, {}, { now: () => service.now + days * dayMs });
      expect(result).toMatchObject({ clockDifferenceMs: -days * dayMs, fresh: 1, notKept: 0 });
      expect([shownIn(directory)[0], archivedIn(directory).length]).toEqual(['new', known.length + 1]);
      const index = readIndex(directory);
      expect(index).toMatchObject({ value: { changedAt: instant(service.now) } });
    }),
  );
});

describe('a folder', () => {
  const conflict = '<<<<<<< HEAD\n';
  it.each([/^archive\//, /^haiti\/all\.json$/, /^index\.json$/])(
    'with a file %s that cannot be read is left alone',
    (which) =>
      withFolder(async (directory) => {
        const name = [...filesOf(directory).keys()].find((path) => which.test(path)) ?? '';
        writeFileSync(join(directory, name), conflict + readFileSync(join(directory, name), 'utf8'));
        const before = filesOf(directory);
        const service = startService();
        await expect(runRefresh(service, directory)).rejects.toThrow(`${name}: not JSON`);
        expect([filesOf(directory), service.faults.requests()]).toEqual([before, []]);
      }, good),
  );

  it('of samples is not emptied by a first live run whose answers are all empty', () =>
    withFolder(async (directory) => {
      const service = startService();
      const embedded = {
        kind: 'embedded',
        url: 'https://x.example/v1/news/all',
        token: 'x',
        host: 'x',
        corpus: null,
      } as const;
      service.faults.add({ fault: 'empty' });
      const samples = startService();
      await runRefresh(samples, directory, { upstream: { ...embedded, token: 'secret-token-0123456789' } });
      const before = filesOf(directory);
      expect(exitCodeOf(await runRefresh(service, directory))).toBe(1);
      expect(filesOf(directory)).toEqual(before);

      // The first answer with an article replaces them all.
      service.faults.clear();
      await runRefresh(service, directory, { budget: 1 });
      expect([...filesOf(directory).values()].filter((text) => text.includes('"sample"'))).toEqual([]);
      expect(faultsOf(directory)).toEqual([]);
    }));

  it('loses the snapshots of a region that the table no longer has, and no other file', () =>
    withFolder(async (directory) => {
      const text = readFileSync(join(directory, 'haiti/all.json'), 'utf8');
      writeFileSync(join(directory, 'haiti/sport.json'), text.replace('"category": "all"', '"category": "sport"'));
      writeFileSync(join(directory, 'haiti/notes.json'), '{}');
      const result = await runRefresh(startService(), directory);
      expect(result.written.removed).toEqual(['haiti/sport.json']);
      expect(checkSnapshots(directory).unknownFiles).toEqual(['haiti/notes.json']);
    }, good));

  it('gains the snapshots of a category that is new in the table, from the archive', () =>
    withFolder(async (directory) => {
      const added = categoryIds.at(-1);
      const table = combinations.filter(({ category }) => category !== added);
      const service = startService();
      await runRefresh(service, directory, {}, { table });
      await runRefresh(service, directory, { budget: 1 });
      expect(faultsOf(directory)).toEqual([]);
      expect(shownIn(directory, `all/${added}`).length).toBeGreaterThan(0);
    }));

  it('is worked on by one run at a time', () =>
    withFolder(async (directory) => {
      const service = startService();
      const runs = await Promise.allSettled([runRefresh(service, directory), runRefresh(service, directory)]);
      expect(runs.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
      expect(runs[1]).toMatchObject({ reason: { message: expect.stringContaining('another refresh is at work') } });
      expect(faultsOf(directory)).toEqual([]);
      await runRefresh(service, directory);
    }));
});

describe('a disk that is full, or a run that is killed', () => {
  it.each([0, 5, 20, 30, 40])('after %i writes leaves whole files, and the next run completes them', (writes) =>
    withFolder(async (directory) => {
      let done = 0;
      const rename = (from: string, to: string) => {
        done += 1;
        return done > writes
          ? Promise.reject(Object.assign(new Error('full'), { code: 'ENOSPC' }))
          : nodeFileSystem.rename(from, to);
      };
      const known = archivedIn(directory);
      const result = await runRefresh(startService(), directory, {}, { fileSystem: { ...quickFileSystem, rename } });
      expect([exitCodeOf(result), result.written.fault]).toEqual([1, expect.stringContaining('(ENOSPC)')]);
      expect(checkSnapshots(directory).faults.filter((fault) => !fault.includes('not the newest'))).toEqual([]);
      expect(archivedIn(directory)).toEqual(expect.arrayContaining([...known]));
      await runRefresh(startService(), directory);
      expect([faultsOf(directory), shownIn(directory, 'haiti/all').length]).toEqual([[], 12]);
    }, good),
  );

  it('leaves no temporary file and no lock behind', () =>
    withFolder(async (directory) => {
      writeFileSync(join(directory, '.index.json.999999.tmp'), '{');
      writeFileSync(join(directory, '.refresh.lock'), '999999');
      await runRefresh(startService(), directory);
      expect(faultsOf(directory)).toEqual([]);
    }, good));
});

describe('the calls', () => {
  const plan = parseNewsPlan({});
  const everyDay = { plan: 100, left: 100, limit: 3 };

  it('of a day leave the relay its share, whoever runs how often', () =>
    withFolder(async (folder) => {
      const [directory, memoryPath] = [join(folder, 'news'), join(folder, 'memory.json')];
      const service = startService({ ...everyDay, now: Date.UTC(2024, 4, 2) });
      const options = { plan, memoryPath };
      const used: number[] = [];
      for (const runsLeft of [4, 3, 2, 1, null, null]) {
        const result = await runRefresh(service, directory, { ...options, runsLeft });
        used.push(result.callsUsed);
        expect([exitCodeOf(result), result.isOutOfCalls]).toEqual([0, true]);
        service.now += 3 * hourMs;
      }
      expect([used, service.left]).toEqual([[20, 20, 20, 20, 0, 0], 20]);
    }));

  it('of a first run by hand fill the page', () =>
    withFolder(async (directory) => {
      const service = startService(everyDay);
      const result = await runRefresh(service, directory, { plan });
      expect([result.callsUsed, service.left]).toEqual([80, 20]);
      expect(combinations.filter((one) => shownIn(directory, keyOf(one)).length === 0)).toEqual([]);
    }));

  it('are as many as the service says, whatever the settings say', () =>
    withFolder(async (directory) => {
      const service = startService({ plan: 50, left: 14 });
      expect((await runRefresh(service, directory, { plan })).callsUsed).toBe(4);
      const paid = startService({ plan: 2_500, left: 2_500 });
      expect((await runRefresh(paid, directory, { plan })).facts.size).toBe(combinations.length);
    }));

  it('are no more than the budget', () =>
    withFolder(async (directory) => {
      expect((await runRefresh(startService(), directory, { budget: 7 })).callsUsed).toBe(7);
      const few = await runRefresh(startService({ plan: 100, left: 25 }), directory, { plan, budget: 7 });
      expect([few.callsUsed, few.callsAllowed]).toEqual([5, 5]);
    }));

  it('are counted where the service says nothing of them', () =>
    withFolder(async (folder) => {
      const [directory, memoryPath] = [join(folder, 'news'), join(folder, 'memory.json')];
      const service = startService({ limit: 3 });
      const silent: typeof service.fetch = async (url, init) => {
        const answer = await service.fetch(url, init);
        return {
          ...answer,
          headers: { get: (name) => (name.startsWith('x-usage') ? null : answer.headers.get(name)) },
        };
      };
      const options = { plan, memoryPath, runsLeft: 1 };
      const used: number[] = [];
      for (let run = 0; run < 2; run += 1)
        used.push((await runRefresh(service, directory, options, { fetch: silent })).callsUsed);
      expect(used).toEqual([80, 0]);
    }));

  it('are made where nothing can be remembered, which the run says', () =>
    withFolder(async (folder) => {
      writeFileSync(join(folder, 'file'), '');
      const memoryPath = join(folder, 'file/memory.json');
      const result = await runRefresh(startService(), join(folder, 'news'), { memoryPath });
      expect([exitCodeOf(result), result.memoryFault]).toEqual([0, expect.stringMatching(/ENOTDIR|EEXIST/)]);
    }));
});

/** What each of so many runs, six hours apart, tells an operator. */
function alarmsOf(fault: string, runs: number): Promise<readonly (string | null)[]> {
  return withFolder(async (folder) => {
    const service = startService();
    const options = { memoryPath: join(folder, 'memory.json') };
    await runRefresh(service, join(folder, 'news'), options);
    service.faults.add({ fault });
    const alarms: (string | null)[] = [];
    for (let run = 0; run < runs; run += 1) {
      service.now += 6 * hourMs;
      alarms.push((await runRefresh(service, join(folder, 'news'), options)).alarm);
    }
    return alarms;
  });
}

describe('an operator hears', () => {
  it.each(['401', '403'])('of a %s at once', async (status) => {
    expect(await alarmsOf(status, 1)).toEqual([expect.stringContaining(`(${status})`)]);
  });

  it('of calls that are used up in every run for 48 hours', async () => {
    const alarms = await alarmsOf('402', 9);
    expect([alarms.slice(0, 8), alarms[8]]).toEqual([Array(8).fill(null), expect.stringContaining('48 hours')]);
  });

  it.each(['500', 'empty'])('of three days with %s', async (fault) => {
    const alarms = await alarmsOf(fault, 12);
    expect([alarms.slice(0, 11), alarms[11]]).toEqual([Array(11).fill(null), expect.stringContaining('3 days')]);
  });
});
