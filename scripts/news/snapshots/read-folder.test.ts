import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { writeDayArchive } from '~tests/support/news/day-archive';
import { selections } from '~tests/support/news/search-terms';
import { embeddedUpstream, createNewsFolder, createTestService } from '~tests/support/news/test-refresh';
import { copyFolder, createTemporaryFolder } from '~tests/support/temporary-folder';
import { findFolderErrors, readNews, readNewsFolder } from './read-folder';

const sampleFolder = createTemporaryFolder(afterAll);
await createNewsFolder(sampleFolder).runRefresh(createTestService(), { upstream: embeddedUpstream });

/** A folder in the older layout, with a file for each day. */
const dayFolder = createTemporaryFolder(afterAll);
writeDayArchive(dayFolder);

const [snapshot, day, index] = [/^haiti\/all\.json$/, /^archive\//, /^index\.json$/];

it.each([
  ['a snapshot that is cut off', sampleFolder, snapshot, /[^]{40}$/, '', 'not JSON: '],
  ['an empty snapshot', sampleFolder, snapshot, /[^]+/, '', 'not JSON: '],
  [
    'a snapshot with a bad record',
    sampleFolder,
    snapshot,
    '"title"',
    '"x"',
    'articles[0]: title: undefined is no text',
  ],
  ['a snapshot of another form', sampleFolder, snapshot, '"version":2', '"version":3', 'version: 3 is not 2'],
  [
    'a snapshot of another origin',
    sampleFolder,
    snapshot,
    '"sample"',
    '"live"',
    'it is live, and index.json says that all is sample',
  ],
  ['a bad index', sampleFolder, index, '"sample"', '"other"', 'origin: "other" is neither'],
  ['an index of a later form', sampleFolder, index, '"version": 2', '"version": 3', 'version: 3 is neither 1 nor 2'],
  ['an index without an instant', sampleFolder, index, '"changedAt"', '"x"', 'changedAt: undefined is no instant'],
  ['a file of a day with a bad record', dayFolder, day, '"title"', '"x"', 'articles[0]: title: undefined is no text'],
  [
    'a file of a day of another origin',
    dayFolder,
    day,
    '"live"',
    '"sample"',
    'it is sample, and index.json says that all is live',
  ],
  [
    'a file of a day with a bad key',
    dayFolder,
    day,
    '["haiti/business"]',
    '[1]',
    'articles[0]: selections[0]: 1 is not a list of keys',
  ],
  [
    'an index of the older form with a bad page size',
    dayFolder,
    index,
    '"limit":3',
    '"limit":0',
    'selections["all/all"]: limit: 0',
  ],
])('%s is refused in one line', (_, folder, pathPattern, from, to, message) => {
  const { replaceInFirstFile: change, directory } = createNewsFolder(copyFolder(folder));
  const file = change(pathPattern, from, to);
  expect(() => readNews(directory, selections)).toThrow(`${file}: ${message}`);
  expect(() => readNews(directory, selections)).toThrow(/^[^\n]+; restore [^\n]+$/);
  expect(findFolderErrors(readNewsFolder(directory, selections))).toHaveLength(1);
});

it('a folder without an index is refused', () => {
  const directory = copyFolder(sampleFolder);
  rmSync(join(directory, 'index.json'));
  expect(() => readNews(directory, selections)).toThrow(/index\.json: missing/);
});

it('a selection without a file has no articles, and the file of an unknown selection is not read', () => {
  const directory = copyFolder(sampleFolder);
  rmSync(join(directory, 'haiti/all.json'));
  mkdirSync(join(directory, 'atlantis'));
  writeFileSync(join(directory, 'atlantis/all.json'), 'no JSON');
  const { snapshots } = readNews(directory, selections);
  expect(snapshots.get('haiti/all')).toEqual({ articles: [], total: 0, pageSize: 12, pagesRead: 0 });
  expect(snapshots.has('atlantis/all')).toBe(false);
});

describe('a folder of earlier revisions, with a file for each day,', () => {
  it('is read as the snapshots that its articles make', () => {
    const { index: dayIndex, isDayLayout, snapshots } = readNews(dayFolder, selections);
    expect([isDayLayout, dayIndex.origin]).toEqual([true, 'live']);
    expect(snapshots.get('haiti/business')).toMatchObject({ total: 7, pageSize: 3, pagesRead: 0 });
    const getTitles = (key: string) => snapshots.get(key)?.articles.map(({ title }) => title);
    expect(getTitles('haiti/business')).toEqual(['Haiti new', 'Haiti old']);
    expect(getTitles('all/all')).toEqual(['Haiti new', 'Caribbean', 'Haiti old']);
    expect(getTitles('caribbean/business')).toEqual([]);
    expect(JSON.stringify(snapshots.get('all/all'))).not.toContain('changedAt');
  });

  it('is not what a folder with snapshots is taken for', () => {
    expect(readNews(sampleFolder, selections).isDayLayout).toBe(false);
  });
});
