/** A run as a whole: whatever service and disk do, good news stays. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { categoryIds } from '~/config/news';
import { regionIds } from '~generated/news';
import { sampleArticles } from '~scripts/news-service/corpus';
import { faultsIn, readNewsFolder } from '~scripts/news/snapshots/news-folder';
import { selections } from '~scripts/settings/news-filters';
import { folderOfFile, withFolder } from '~tests/support/folder';
import {
  archivedIn,
  dayMs,
  embedded,
  faultsOf,
  filesOf,
  hourMs,
  noon,
  quickWrite,
  runRefresh,
  shownIn,
  startService,
  wire,
} from '~tests/support/news/refresh-runs';
import { exitCodeOf } from './refresh';

/** News of yesterday: half of what the service has today. */
const good = folderOfFile();
const yesterdays = sampleArticles(noon - dayMs).filter((_, index) => index % 2 === 0);
await runRefresh(startService({ now: noon - dayMs, articles: yesterdays }), good);

const business = { categories: 'business' };

describe('a service that fails', () => {
  /** A call that is not repeated, one that is, and records of which none can be used. */
  const faults = ['400', '500', 'broken'];

  it.each(faults)('for one category by %s takes nothing away, and the others are brought up to date', (fault) =>
    withFolder(async (directory) => {
      const known = archivedIn(directory);
      const service = startService();
      service.faults.add({ fault, matching: business });
      const result = await runRefresh(service, directory);
      expect([...result.failed.keys()]).toEqual(expect.arrayContaining(['all/business', 'haiti/business']));
      expect([result.failed.size, result.facts.size, exitCodeOf(result)]).toEqual([
        regionIds.length,
        selections.length - regionIds.length,
        0,
      ]);
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

  it.each(['401', '402'])('with %s is not asked again, and what it gave before is kept', (fault) =>
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

describe('a folder', () => {
  it.each([/^archive\//, /^index\.json$/])('with a file %s that cannot be read is left alone', (which) =>
    withFolder(async (directory) => {
      const name = [...filesOf(directory).keys()].find((path) => which.test(path)) ?? '';
      writeFileSync(join(directory, name), `<<<<<<< HEAD\n${readFileSync(join(directory, name), 'utf8')}`);
      const before = filesOf(directory);
      const service = startService();
      await expect(runRefresh(service, directory)).rejects.toThrow(`${name}: not JSON`);
      expect([filesOf(directory), service.faults.requests()]).toEqual([before, []]);
    }, good),
  );

  it.each([/^archive\//, /^index\.json$/])('with live news in %s takes no samples', (which) =>
    withFolder(async (directory) => {
      await runRefresh(startService(), directory, { upstream: embedded });
      const name = [...filesOf(directory).keys()].find((path) => which.test(path)) ?? '';
      writeFileSync(join(directory, name), readFileSync(join(directory, name), 'utf8').replace('"sample"', '"live"'));
      const before = filesOf(directory);
      const run = runRefresh(startService(), directory, { upstream: embedded });
      await expect(run).rejects.toThrow('it holds live news, which samples do not replace');
      expect(filesOf(directory)).toEqual(before);
    }),
  );

  it('of samples is not emptied by a first live run whose answers are all empty', () =>
    withFolder(async (directory) => {
      await runRefresh(startService(), directory, { upstream: embedded });
      const before = filesOf(directory);
      const service = startService();
      service.faults.add({ fault: 'empty' });
      expect(exitCodeOf(await runRefresh(service, directory))).toBe(1);
      expect(filesOf(directory)).toEqual(before);

      // The first answer with an article replaces them all.
      service.faults.clear();
      await runRefresh(service, directory, { budget: 1 });
      expect([...filesOf(directory).values()].filter((text) => text.includes('"sample"'))).toEqual([]);
      expect(faultsOf(directory)).toEqual([]);
    }));

  it('has the newest of a category that is new in the table at once, from the archive', () =>
    withFolder(async (directory) => {
      const key = `all/${categoryIds.at(-1)}`;
      const path = join(directory, 'index.json');
      writeFileSync(path, readFileSync(path, 'utf8').replace(`"${key}"`, '"all/sport"'));
      expect(shownIn(directory, key)).toHaveLength(12);
      await runRefresh(startService(), directory, { budget: 1 });
      expect([faultsOf(directory), readFileSync(path, 'utf8').includes('sport')]).toEqual([[], false]);
    }, good));
});

describe('a disk that is full, or a run that is killed', () => {
  it.each([0, 1, 2])('after %i writes leaves whole files, and the next run completes them', (writes) =>
    withFolder(async (directory) => {
      let done = 0;
      const write = (path: string, text: string) => {
        done += 1;
        return done > writes ? Promise.reject(new Error('ENOSPC: no space left')) : quickWrite(path, text);
      };
      const known = archivedIn(directory);
      const run = runRefresh(startService(), directory, {}, { write });
      await expect(run).rejects.toThrow(/^\S+\.json cannot be written: ENOSPC/);
      expect(faultsIn(readNewsFolder(directory))).toEqual([]);
      expect(archivedIn(directory)).toEqual(expect.arrayContaining([...known]));
      await runRefresh(startService(), directory);
      expect([faultsOf(directory), shownIn(directory, 'haiti/all').length]).toEqual([[], 12]);
    }, good),
  );
});

it('writes nothing over what another run wrote meanwhile', () =>
  withFolder(async (directory) => {
    const service = startService();
    let run = 0;
    const fetch: typeof service.fetch = async (...call) => {
      run += 1;
      if (run === 1) await runRefresh(startService(), directory);
      return service.fetch(...call);
    };
    await expect(runRefresh(service, directory, {}, { fetch })).rejects.toThrow('changed the news meanwhile');
    expect(faultsOf(directory)).toEqual([]);
  }, good));

describe('records', () => {
  it('are new when they are kept, and only then', () =>
    withFolder(async (directory) => {
      const articles = [wire('new', noon), wire('newer', noon - hourMs), wire('too old', noon - 31 * dayMs)];
      const service = startService({ articles });
      expect(await runRefresh(service, directory)).toMatchObject({ fresh: 2, notKept: 1, known: 2 });
      expect(await runRefresh(service, directory)).toMatchObject({ fresh: 0, known: 2 });
    }));
});
