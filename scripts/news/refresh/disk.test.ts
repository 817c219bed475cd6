/** The refresh on a disk that fails at any step: nothing is lost or half. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { combinations, keyOf } from '~/config/news';
import { type FileSystem, nodeFileSystem } from '~scripts/lib/atomic-write';
import { archiveDays, archivePath } from '~scripts/news/snapshots/snapshot-files';
import { exitCodeOf } from './refresh';
import {
  archivedIn,
  faultsOf,
  filesOf,
  runRefresh,
  snapshotsOf,
  someCombinations,
  startBothDays,
  withCopyOf,
  withFolder,
} from './test-runs';

const keys = someCombinations.map(keyOf);
const steps = ['mkdir', 'open', 'write', 'sync', 'rename', 'sync folder'] as const;
type Step = (typeof steps)[number];

/** A file system whose given step fails for the files that `fails` chooses, counted from 0. */
function failing(step: Step, code: string, fails: (count: number) => boolean): FileSystem {
  let count = -1;
  const isDue = (at: Step) => {
    if (at !== step) return false;
    count += 1;
    return fails(count);
  };
  const fault = () => Object.assign(new Error(`${code}: test`), { code });
  return {
    ...nodeFileSystem,
    async mkdir(path, options) {
      if (isDue('mkdir')) throw fault();
      await nodeFileSystem.mkdir(path, options);
    },
    async rename(from, to) {
      if (isDue('rename')) throw fault();
      await nodeFileSystem.rename(from, to);
    },
    async open(path, flags) {
      const isFolder = flags === 'r';
      if (!isFolder && isDue('open')) throw fault();
      const file = await nodeFileSystem.open(path, flags);
      return {
        async writeFile(text) {
          const fails = isDue('write');
          // A full disk takes the beginning of a file.
          await file.writeFile(fails ? text.slice(0, 100) : text);
          if (fails) throw fault();
        },
        async sync() {
          if (isDue(isFolder ? 'sync folder' : 'sync')) throw fault();
          await file.sync();
        },
        close: () => file.close(),
      };
    },
  };
}

const [yesterday, today] = await startBothDays();
let oldFolder: string;
/** What a run on a sound disk makes of the old folder. */
let freshFiles: ReadonlyMap<string, string>;
beforeAll(async () => {
  oldFolder = mkdtempSync(join(tmpdir(), 'news-old-'));
  await runRefresh(yesterday.url, oldFolder);
  freshFiles = await withCopyOf(
    oldFolder,
    async (directory) => (await runRefresh(today.url, directory), filesOf(directory)),
  );
});
afterAll(() => rmSync(oldFolder, { recursive: true }));

/** Which writes fail, counted over days of the archive, snapshots and index, in the order they are written in. */
const places: Readonly<Record<string, (count: number) => boolean>> = {
  'the first file': (count) => count === 0,
  'the third file': (count) => count === 2,
  'every second file': (count) => count % 2 === 1,
  'every file': () => true,
};
const cases = steps.flatMap((step) =>
  Object.keys(places).flatMap((place) => ['ENOSPC', 'EROFS', 'EACCES', 'EIO'].map((code) => ({ step, place, code }))),
);

describe('a disk that fails', () => {
  it.each(cases)('$code at $step of $place', ({ code, place, step }) =>
    withCopyOf(oldFolder, async (directory) => {
      const before = filesOf(directory);
      const known = archivedIn(directory);
      const result = await runRefresh(today.url, directory, {
        surroundings: { fileSystem: failing(step, code, places[place] ?? (() => false)) },
      });
      // The archive comes first, and fails first: then nothing else is touched.
      expect(result.writeFault).toBe(`the archive cannot be written (${code})`);
      expect(exitCodeOf(result)).toBe(1);
      for (const [path, text] of filesOf(directory)) {
        const mayBeNew = path.startsWith('archive/');
        expect([before.get(path), mayBeNew ? freshFiles.get(path) : undefined]).toContain(text);
      }
      expect(archivedIn(directory)).toEqual(expect.arrayContaining([...known]));
      // The next run, on a sound disk, mends what was left.
      await runRefresh(today.url, directory);
      expect(filesOf(directory)).toEqual(freshFiles);
      expect(faultsOf(directory)).toEqual([]);
    }),
  );

  it.each(['haiti/all.json', 'all/politics.json', 'index.json'])('ENOSPC at %s', (file) =>
    withCopyOf(oldFolder, async (directory) => {
      const fileSystem: FileSystem = {
        ...nodeFileSystem,
        rename: (from, to) =>
          to.endsWith(file)
            ? Promise.reject(Object.assign(new Error('ENOSPC: test'), { code: 'ENOSPC' }))
            : nodeFileSystem.rename(from, to),
      };
      const table = { combinations };
      await runRefresh(yesterday.url, directory, { surroundings: table });
      const old = filesOf(directory).get(file);
      const result = await runRefresh(today.url, directory, { surroundings: { ...table, fileSystem } });
      expect(filesOf(directory).get(file)).toBe(old);
      const reasons = result.outcomes.filter(({ status }) => status === 'failed').map(({ reason }) => reason);
      expect([...reasons, result.writeFault]).toContain(`${file} cannot be written (ENOSPC)`);
      expect(exitCodeOf(result)).toBe(file === 'index.json' ? 1 : 0);
      await runRefresh(today.url, directory, { surroundings: table });
      // The index says when articles last changed: that a run could not write it changes none.
      expect(filesOf(directory).get(file) === old).toBe(file === 'index.json');
      expect(faultsOf(directory)).toEqual([]);
    }),
  );

  it('a file in the place of a folder costs that region only', () =>
    withFolder(async (directory) => {
      writeFileSync(join(directory, 'haiti'), 'not a folder');
      const result = await runRefresh(today.url, directory);
      expect(result.outcomes.filter(({ status }) => status === 'failed').map(({ key }) => key)).toEqual(
        keys.filter((key) => key.startsWith('haiti/')),
      );
      expect(readFileSync(join(directory, 'haiti'), 'utf8')).toBe('not a folder');
    }));

  it('a corrupt file is made anew from the archive, and a corrupt day of the archive from the snapshots', () =>
    withCopyOf(oldFolder, async (directory) => {
      const [first = '', second = ''] = keys;
      const [day = ''] = archiveDays(directory);
      const shown = new Set(
        [...snapshotsOf(directory).values()].flatMap((text) =>
          [...text.matchAll(/"url": "([^"]+)"/g)].map(([, url]) => url),
        ),
      );
      writeFileSync(join(directory, `${first}.json`), '{"version":1,');
      writeFileSync(archivePath(directory, day), '');
      const result = await runRefresh(today.url, directory, { faults: { [second]: '500' } });
      expect(result.outcomes.slice(0, 2).map(({ status }) => status)).toEqual(['new', 'failed']);
      expect(faultsOf(directory)).toEqual([]);
      const archived = new Set(archivedIn(directory));
      expect([...shown].filter((url) => url !== undefined && !archived.has(url))).toEqual([]);
    }));
});
