import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { selections, keyOf } from '~/config/news';
import { withFolder } from '~tests/support/folder';
import { embedded, runRefresh, startService } from '~tests/support/news/refresh-runs';
import { checkSnapshots } from './check';
import { cureFor, sampleRefusal } from './origin';
import { readSnapshots } from './read-snapshots';
import { archiveDays, readIndex } from './snapshot-files';

let samples: string;
beforeAll(async () => {
  samples = mkdtempSync(join(tmpdir(), 'news-samples-'));
  await runRefresh(startService(), samples, { upstream: embedded });
});
afterAll(() => rmSync(samples, { recursive: true }));

const withSamples = (run: (directory: string) => void) => withFolder(run, samples);

function change(directory: string, file: string, from: string | RegExp, to: string): void {
  writeFileSync(join(directory, file), readFileSync(join(directory, file), 'utf8').replace(from, to));
}

describe('readSnapshots', () => {
  it('reads the snapshots, all of them', () => {
    const { index, snapshots } = readSnapshots(samples);
    expect([...snapshots.keys()]).toEqual(selections.map(keyOf));
    expect(Object.keys(index.selections)).toEqual(selections.map(keyOf));
  });

  it.each([
    ['cut off', 'haiti/all.json', /[^]{40}$/, '', 'haiti/all.json: not JSON: '],
    ['empty', 'haiti/all.json', /[^]*/, '', 'haiti/all.json: not JSON: '],
    ['another selection’s', 'haiti/all.json', '"haiti"', '"caribbean"', 'haiti/all.json: it says it is caribbean/all;'],
    [
      'with a bad record',
      'haiti/all.json',
      '"title"',
      '"x"',
      'haiti/all.json: articles[0]: title: undefined is no text',
    ],
    ['a bad index', 'index.json', '"sample"', '"other"', 'index.json: origin: "other" is neither'],
  ])('refuses a file that is %s in one line', (_, file, from, to, message) =>
    withSamples((directory) => {
      change(directory, file, from, to);
      expect(() => readSnapshots(directory)).toThrow(message);
      expect(() => readSnapshots(directory, { allowMissing: true })).toThrow(/^[^\n]+; restore [^\n]+$/);
      expect(checkSnapshots(directory).faults).toHaveLength(1);
    }),
  );

  it('forgives missing snapshots where asked to, never a missing index', () =>
    withSamples((directory) => {
      rmSync(join(directory, 'haiti'), { recursive: true });
      expect(() => readSnapshots(directory)).toThrow(
        /haiti\/all\.json: missing; run "npm run news:refresh -- --out \S+"$/,
      );
      const others = selections.filter(({ region }) => region !== 'haiti');
      expect([...readSnapshots(directory, { allowMissing: true }).snapshots.keys()]).toEqual(others.map(keyOf));
      rmSync(join(directory, 'index.json'));
      expect(() => readSnapshots(directory, { allowMissing: true })).toThrow(/index\.json: missing/);
    }));
});

it('checkSnapshots finds what a build would not notice', () =>
  withSamples((directory) => {
    change(directory, 'haiti/all.json', /"title": "[^"]*"/, '"title": "Another"');
    rmSync(join(directory, 'caribbean/all.json'));
    expect(checkSnapshots(directory).faults.toSorted()).toEqual([
      'caribbean/all.json: missing',
      'haiti/all.json: not the newest of the archive',
    ]);
  }));

it('cureFor names a command that the command line takes, for the folder it is about', () => {
  const committed = 'data/news';
  const index = readIndex(committed);
  const isLive = index.kind === 'ok' && index.value.origin === 'live';
  expect(cureFor(committed)).toBe(
    isLive ? 'set NEWS_API_TOKEN and run "npm run news:refresh"' : 'run "npm run news:refresh -- --write-samples"',
  );
  expect(cureFor('.cache/elsewhere')).toBe('run "npm run news:refresh -- --out .cache/elsewhere"');
});

describe('samples', () => {
  it('replace samples, and fill an empty folder', async () => {
    await withSamples((directory) => expect(sampleRefusal(directory)).toBeNull());
    await withFolder((directory) => expect(sampleRefusal(directory)).toBeNull());
  });

  it('do not replace live news, be it one file, nor what nobody knows the origin of', () =>
    withSamples((directory) => {
      const file = `archive/${archiveDays(directory)[0]}.json`;
      change(directory, file, '"sample"', '"live"');
      expect(sampleRefusal(directory)).toMatch(
        / holds live news, which samples do not replace: set NEWS_API_TOKEN and run "npm run news:refresh -- --out \S+"$/,
      );
      const mixed = `${file}: it is live, and index.json says that all is sample`;
      expect(checkSnapshots(directory).faults).toEqual([mixed]);
      expect(() => readSnapshots(directory)).toThrow(mixed);
      change(directory, file, '"live"', '"sample"');
      change(directory, 'index.json', /[^]*/, '{');
      expect(sampleRefusal(directory)).toMatch(/unknown origin: restore \S+index\.json, or remove the folder and run /);
    }));
});
