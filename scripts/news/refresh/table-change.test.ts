/** The table of src/config/news.ts edited between two refreshes: a category dropped, a region added. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { categoryIds, type Combination, combinations, keyOf } from '~/config/news';
import type * as News from '~/config/news';
import { nodeFileSystem } from '~scripts/lib/atomic-write';
import { filesOf, indexOf, runRefresh, snapshotsOf, startService, withFolder } from './test-runs';

const all = combinations.map(keyOf);
const leaving = categoryIds.at(-1) ?? 'all';
const fewer = combinations.filter(({ category }) => category !== leaving);

const today = await startService('two');
afterAll(() => today.close());

const refuse = () => Promise.reject(Object.assign(new Error('test'), { code: 'EACCES' }));

describe('a table that changed', () => {
  it('has the snapshots of what is gone removed, told of, and written again when it comes back', () =>
    withFolder(async (directory) => {
      const withTable = (table: readonly Combination[]) =>
        runRefresh(today.url, directory, { surroundings: { combinations: table } });
      await withTable(combinations);
      const whole = filesOf(directory);
      const gone = all.filter((key) => key.endsWith(`/${leaving}`));

      const less = await withTable(fewer);
      expect(less.removed.toSorted()).toEqual(gone.toSorted());
      expect([...snapshotsOf(directory).keys()].toSorted()).toEqual(fewer.map(keyOf).toSorted());
      expect(Object.keys(indexOf(directory).combinations)).toEqual(fewer.map(keyOf));

      const more = await withTable(combinations);
      expect(more.removed).toEqual([]);
      expect(more.outcomes.filter(({ status }) => status === 'new').map(({ key }) => key)).toEqual(gone);
      expect([...snapshotsOf(directory).keys()].toSorted()).toEqual(all.toSorted());
      // The archive kept what the category had, so that its return costs no call.
      for (const key of gone) expect(snapshotsOf(directory).get(key)).toBe(whole.get(`${key}.json`));
    }));

  it('leaves whatever else the folder holds', () =>
    withFolder(async (directory) => {
      await runRefresh(today.url, directory, { surroundings: { combinations } });
      const others = ['notes.json', 'haiti/notes.json', `haiti/${leaving}.json`];
      for (const path of others) writeFileSync(join(directory, path), '{"version":1,"articles":[]}');
      const result = await runRefresh(today.url, directory, { surroundings: { combinations: fewer } });
      expect(result.removed).not.toContain(`haiti/${leaving}`);
      expect([...filesOf(directory).keys()]).toEqual(expect.arrayContaining(others));
    }));

  it('tells of a file that it cannot remove', () =>
    withFolder(async (directory) => {
      await runRefresh(today.url, directory, { surroundings: { combinations } });
      const result = await runRefresh(today.url, directory, {
        surroundings: { combinations: fewer, fileSystem: { ...nodeFileSystem, unlink: refuse } },
      });
      expect(result.removalFault).toMatch(new RegExp(`^[a-z-]+/${leaving}\\.json cannot be removed \\(EACCES\\)$`));
      expect(result.removed).toEqual([]);
    }));
});

/** The refresh and the build's reader, over a table without a region and a category. */
async function withoutIn(region: News.RegionId | null, category: News.CategoryId | null) {
  vi.resetModules();
  vi.doMock('~/config/news', async (importTable) => {
    const table = await importTable<typeof News>();
    const regionIds = table.regionIds.filter((id) => id !== region);
    const categoryIds = table.categoryIds.filter((id) => id !== category);
    return {
      ...table,
      regions: table.regions.filter(({ id }) => id !== region),
      categories: table.categories.filter(({ id }) => id !== category),
      regionIds,
      categoryIds,
      combinations: regionIds.flatMap((one) => categoryIds.map((other) => ({ region: one, category: other }))),
    };
  });
  const { combinations, keyOf } = await import('~/config/news');
  const { newestOf } = await import('~/features/news/model/archive');
  const { readSnapshots } = await import('~scripts/news/snapshots/read-snapshots');
  const { faultsOf, filesOf, runRefresh } = await import('./test-runs');
  return { combinations, keys: combinations.map(keyOf), runRefresh, faultsOf, filesOf, readSnapshots, newestOf };
}

afterEach(() => {
  vi.doUnmock('~/config/news');
  vi.resetModules();
});

it('a dropped category and an added region are one refresh away from a folder that the build takes', async () => {
  const service = await startService('two', { maxLimit: 3 });
  await withFolder(async (directory) => {
    const before = await withoutIn('caribbean', null);
    const first = await before.runRefresh(service.url, directory, {
      options: { budget: 70 },
      surroundings: { combinations: before.combinations },
    });
    expect(first.callsUsed).toBe(70);
    expect([...before.readSnapshots(directory).snapshots.keys()]).toEqual(before.keys);
    const known = before.readSnapshots(directory).archive;
    const ofLeaving = known.filter(({ combinations }) => combinations.every((key) => key.endsWith(`/${leaving}`)));
    expect(ofLeaving.length).toBeGreaterThan(12);

    const after = await withoutIn(null, leaving);
    expect(() => after.readSnapshots(directory)).toThrow(
      /: caribbean\/all\.json: missing; set NEWS_API_TOKEN and run "npm run news:refresh/,
    );
    const second = await after.runRefresh(service.url, directory, {
      options: { budget: 18 },
      surroundings: { combinations: after.combinations },
    });
    const gone = before.keys.filter((key) => key.endsWith(`/${leaving}`));
    const added = after.keys.filter((key) => key.startsWith('caribbean/'));
    expect(second.removed.toSorted()).toEqual(gone.toSorted());
    expect(second.outcomes.filter(({ status }) => status === 'new').map(({ key }) => key)).toEqual(added);
    expect(after.faultsOf(directory, second)).toEqual([]);

    const { archive, index, snapshots } = after.readSnapshots(directory);
    expect([...snapshots.keys()]).toEqual(after.keys);
    expect(Object.keys(index.combinations)).toEqual(after.keys);
    expect([...after.filesOf(directory).keys()].filter((path) => path.endsWith(`/${leaving}.json`))).toEqual([]);
    for (const key of added) expect([key, snapshots.get(key)?.articles.length]).not.toEqual([key, 0]);
    // What was filed under the category alone still counts for its region, and comes back with the category.
    const urls = new Set(archive.map(({ url }) => url));
    expect(ofLeaving.filter(({ url }) => !urls.has(url))).toEqual([]);
    const everywhere = new Set(after.combinations.flatMap((one) => after.newestOf(archive, one).map(({ url }) => url)));
    expect(ofLeaving.filter(({ url }) => !everywhere.has(url))).toEqual([]);
  });
  await service.close();
});
