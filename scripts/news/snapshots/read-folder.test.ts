import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { selections } from '~tests/support/news/search-terms';
import { embeddedUpstream, createNewsFolder, createTestService } from '~tests/support/news/test-refresh';
import { copyFolder, createTemporaryFolder } from '~tests/support/temporary-folder';
import { findFolderErrors, readNews, readNewsFolder } from './read-folder';

const sampleFolder = createTemporaryFolder(afterAll);
await createNewsFolder(sampleFolder).runRefresh(createTestService({ origin: 'sample' }), {
  upstream: embeddedUpstream,
});

const [snapshot, index] = [/^haiti\/all\.json$/, /^index\.json$/];

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
  ['an index of a later form', sampleFolder, index, '"version": 2', '"version": 3', 'version: 3 is not 2'],
  ['an index without an instant', sampleFolder, index, '"changedAt"', '"x"', 'changedAt: undefined is no instant'],
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
