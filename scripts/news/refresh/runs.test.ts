/** Several runs after each other: what changes, and what stays. */
import { join } from 'node:path';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { categoryIds, combinations, keyOf } from '~/config/news';
import { nodeFileSystem } from '~scripts/lib/atomic-write';
import { type WireArticle, sampleArticles } from '~scripts/news-service/corpus';
import { wrongShapes } from '~scripts/news-service/faults';
import { readSnapshot } from '~scripts/news/snapshots/snapshot-files';
import { exitCodeOf } from './refresh';
import {
  type RunSettings,
  archivedIn,
  dayTwo,
  faultsOf,
  filesOf,
  indexOf,
  runRefresh,
  snapshotsOf,
  someCombinations,
  startService,
  startBothDays,
  withFolder,
} from './test-runs';

const keys = someCombinations.map(keyOf);
const all = combinations.map(keyOf);
const dayMs = 86_400_000;

const [yesterday, today] = await startBothDays();

/** Fewer old articles are found, the first page is the same. */
function since(day: string): RunSettings {
  return { surroundings: { prepare: (url) => (url.searchParams.set('published_after', day), url) } };
}

describe('the same answers twice', () => {
  it('leave no diff, the index included', () =>
    withFolder(async (directory) => {
      await runRefresh(today.url, directory, { surroundings: { combinations } });
      // What a second look finds further down is still something new.
      await runRefresh(today.url, directory, { surroundings: { combinations } });
      const before = filesOf(directory);
      expect(snapshotsOf(directory).size).toBe(all.length);
      const result = await runRefresh(today.url, directory, {
        surroundings: { combinations, now: () => dayTwo + dayMs },
      });
      expect(result.outcomes.every(({ status }) => status === 'unchanged')).toBe(true);
      expect(filesOf(directory)).toEqual(before);
      expect([result.isChanged, exitCodeOf(result)]).toEqual([false, 0]);
    }));

  it.each(['with a budget', 'with memory', 'with both'])('leave no diff %s', { timeout: 60_000 }, (how) =>
    withFolder(async (directory) => {
      const out = join(directory, 'news');
      const options = {
        ...(how === 'with memory' ? {} : { budget: 20 }),
        ...(how === 'with a budget' ? {} : { statePath: join(directory, 'state.json') }),
      };
      for (let run = 0; run < 12; run += 1)
        await runRefresh(today.url, out, { options, surroundings: { combinations, now: () => dayTwo + run * dayMs } });
      const before = filesOf(out);
      for (let run = 12; run < 15; run += 1) {
        const settings = { options, surroundings: { combinations, now: () => dayTwo + run * dayMs } };
        expect((await runRefresh(today.url, out, settings)).isChanged).toBe(false);
      }
      expect(filesOf(out)).toEqual(before);
    }),
  );

  it('leave no diff when only the total moved', () =>
    withFolder(async (directory) => {
      await runRefresh(today.url, directory, since('2024-04-10'));
      const before = filesOf(directory);
      await runRefresh(today.url, directory, since('2024-04-14'));
      expect(filesOf(directory)).toEqual(before);
      const read = readSnapshot(directory, someCombinations[0] ?? { region: 'all', category: 'all' });
      expect(read.kind === 'ok' && read.value.found > 12).toBe(true);
    }));

  it('complete an index that a killed run did not write', () =>
    withFolder(async (directory) => {
      const fileSystem = {
        ...nodeFileSystem,
        rename: (from: string, to: string) =>
          to.endsWith('index.json') ? Promise.reject(new Error('killed')) : nodeFileSystem.rename(from, to),
      };
      expect((await runRefresh(today.url, directory, { surroundings: { fileSystem } })).writeFault).toBe(
        'index.json cannot be written (unknown error)',
      );
      const result = await runRefresh(today.url, directory);
      expect(result.outcomes.every(({ status }) => status === 'unchanged')).toBe(true);
      expect(result.isChanged).toBe(true);
      expect(Object.keys(indexOf(directory).combinations)).toEqual(keys);
    }));
});

/** A service's one article. */
function corpus(
  title: string,
  publishedAt = '2024-05-01T10:00:00.000000Z',
  description = 'Told in short.',
): readonly WireArticle[] {
  return sampleArticles(dayTwo)
    .slice(0, 1)
    .map((article) =>
      Object.assign({}, article, {
        title,
        description,
        url: 'https://a.example.com/x?utm_source=a',
        image_url: null,
        published_at: publishedAt,
        categories: [...categoryIds],
      }),
    );
}

describe('a changed article', () => {
  const [first] = someCombinations;
  const table = { surroundings: { combinations: first === undefined ? [] : [first] } };

  async function showing(...days: readonly (readonly WireArticle[])[]): Promise<unknown> {
    return withFolder(async (directory) => {
      for (const articles of days) {
        const service = await startService('two', { articles });
        await runRefresh(service.url, directory, table);
        await service.close();
      }
      expect(faultsOf(directory)).toEqual([]);
      const read = first === undefined ? null : readSnapshot(directory, first);
      return read?.kind === 'ok' ? read.value.articles : read;
    });
  }

  it('takes the old one’s place, with its date', async () => {
    expect(await showing(corpus('Befor'), corpus('Before'))).toMatchObject([{ title: 'Before' }]);
    const moved = corpus('After', '2024-05-02T08:00:00.000000Z');
    expect(await showing(corpus('Before'), moved)).toMatchObject([
      { title: 'After', publishedAt: '2024-05-02T08:00:00Z' },
    ]);
  });

  it('keeps what the new record lacks, and is not replaced by an older one', async () => {
    expect(await showing(corpus('Before'), corpus('After', undefined, ''))).toMatchObject([
      { title: 'After', description: 'Told in short.' },
    ]);
    expect(await showing(corpus('New'), corpus('Old', '2024-04-30T10:00:00.000000Z'))).toMatchObject([
      { title: 'New' },
    ]);
  });
});

describe('samples', () => {
  const embedded = { kind: 'embedded', token: '', host: 'embedded samples', corpus: null, url: '' } as const;

  it('are gone with the first live answer, be it a single one', () =>
    withFolder(async (directory) => {
      const table = { surroundings: { combinations } };
      await runRefresh(today.url, directory, { ...table, options: { upstream: { ...embedded, url: today.url } } });
      expect(indexOf(directory).origin).toBe('sample');
      const failed = await runRefresh(yesterday.url, directory, {
        ...table,
        faults: Object.fromEntries(all.map((key) => [key, '500'])),
      });
      expect([exitCodeOf(failed), indexOf(directory).origin]).toEqual([1, 'sample']);

      const small = await startService('one', { maxLimit: 3 });
      await runRefresh(small.url, directory, { ...table, options: { budget: 1, concurrency: 1 } });
      await small.close();
      expect(indexOf(directory)).toMatchObject({ origin: 'live', host: 'news.example.com' });
      expect(archivedIn(directory)).toHaveLength(3);
      expect([...filesOf(directory).values()].filter((text) => text.includes('"sample"'))).toEqual([]);
      expect(faultsOf(directory)).toEqual([]);
      const counts = combinations.map((combination) => {
        const read = readSnapshot(directory, combination);
        return read.kind === 'ok' ? read.value.articles.length : -1;
      });
      expect(counts.every((count) => count >= 0 && count <= 3)).toBe(true);
      expect(counts).toContain(0);
    }));
});

describe('whatever comes together', () => {
  const fault = fc.constantFrom(
    'reset',
    'cut',
    'html',
    'empty',
    'half',
    'broken',
    '400',
    '404',
    '429',
    '429:0',
    '500',
    '503:0',
    'redirect',
    'endless',
    'delay:5',
    ...wrongShapes.map((_, index) => `shape:${index}`),
  );
  const stop = fc.constantFrom('401', '402', '403');
  const faults = fc.dictionary(
    fc.constantFrom(...all),
    fc.oneof({ weight: 12, arbitrary: fault }, { weight: 1, arbitrary: stop }),
    { maxKeys: combinations.length },
  );
  const run = fc.record({
    faults,
    budget: fc.oneof(fc.constant(Infinity), fc.integer({ min: 1, max: 60 })),
    concurrency: fc.integer({ min: 1, max: 16 }),
    day: fc.constantFrom('one', 'two'),
  });

  it('keeps budget and files', { timeout: 180_000 }, () =>
    fc.assert(
      fc.asyncProperty(fc.array(run, { minLength: 1, maxLength: 3 }), (runs) =>
        withFolder(async (directory) => {
          for (const [index, { budget, concurrency, day, faults: chosen }] of runs.entries()) {
            const service = day === 'one' ? yesterday : today;
            service.service.faults.clear();
            const before = snapshotsOf(directory);
            const known = archivedIn(directory);
            const result = await runRefresh(service.url, directory, {
              faults: chosen,
              options: { budget, concurrency },
              surroundings: { combinations, now: () => dayTwo + index * 1_000 },
            });
            const after = snapshotsOf(directory);
            expect(service.service.faults.requests().length).toBe(result.callsUsed);
            expect(result.callsUsed).toBeLessThanOrEqual(budget);
            expect(result.outcomes.map(({ key }) => key)).toEqual(all);
            expect(faultsOf(directory, result)).toEqual([]);
            expect(archivedIn(directory)).toEqual(expect.arrayContaining([...known]));
            for (const { key, status } of result.outcomes) {
              const isWritten = status === 'new' || status === 'changed';
              // A combination without an answer may still be given what others brought for it.
              const isOther = before.get(key) !== after.get(key);
              expect([key, isOther]).toEqual([key, isWritten || (status === 'failed' && isOther)]);
            }
          }
        }),
      ),
      { numRuns: 25 },
    ),
  );
});
