import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { combinations, keyOf } from '../../../src/config/news';
import { checkSnapshots } from './check';
import { sampleRefusal } from './sample-refusal';
import { runRefresh, startService, withFolder } from '../refresh/test-runs';
import { readSnapshots } from './snapshot-files';

const committed = fileURLToPath(new URL('../../../data/news', import.meta.url));
const embedded = { kind: 'embedded', token: '', host: 'embedded samples', corpus: null } as const;

let samples: string;
beforeAll(async () => {
  const service = await startService('two');
  samples = mkdtempSync(join(tmpdir(), 'news-samples-'));
  await runRefresh(service.url, samples, {
    options: { upstream: { ...embedded, url: service.url } },
    surroundings: { combinations },
  });
  await service.close();
});
afterAll(() => rmSync(samples, { recursive: true }));

/** A whole folder of samples. */
function withSamples<T>(run: (directory: string) => T): Promise<T> {
  return withFolder(async (directory) => {
    cpSync(samples, directory, { recursive: true });
    return run(directory);
  });
}

function damage(directory: string, file: string, change: (text: string) => string): void {
  writeFileSync(join(directory, file), change(readFileSync(join(directory, file), 'utf8')));
}

describe('readSnapshots', () => {
  it('reads the committed snapshots, all of them', () => {
    const { index, snapshots } = readSnapshots(committed);
    expect([...snapshots.keys()]).toEqual(combinations.map(keyOf));
    expect(Object.keys(index.combinations)).toEqual(combinations.map(keyOf));
  });

  it.each<[string, string, (text: string) => string, RegExp]>([
    ['cut off', 'haiti/all.json', (text) => text.slice(0, -40), /haiti\/all\.json: not JSON: /],
    ['empty', 'haiti/all.json', () => '', /haiti\/all\.json: not JSON: /],
    [
      'another combination’s',
      'haiti/all.json',
      (text) => text.replace('"haiti"', '"caribbean"'),
      /haiti\/all\.json: it says it is caribbean\/all$/,
    ],
    [
      'with a bad record',
      'haiti/all.json',
      (text) => text.replace('"title"', '"headline"'),
      /haiti\/all\.json: articles\[0\]: title: undefined is no text/,
    ],
    [
      'a bad index',
      'index.json',
      (text) => text.replace('"sample"', '"other"'),
      /index\.json: origin: "other" is neither/,
    ],
  ])('refuses a file %s in one line', (_name, file, change, message) =>
    withSamples((directory) => {
      damage(directory, file, change);
      expect(() => readSnapshots(directory)).toThrow(message);
      expect(() => readSnapshots(directory, { allowMissing: true })).toThrow(/^[^\n]+$/);
      expect(checkSnapshots(directory).faults).toHaveLength(1);
    }),
  );

  it('forgives missing snapshots where told to, never a missing index', () =>
    withSamples((directory) => {
      rmSync(join(directory, 'haiti'), { recursive: true });
      expect(() => readSnapshots(directory)).toThrow(/haiti\/all\.json: missing; "npm run news:refresh" writes it$/);
      expect(readSnapshots(directory, { allowMissing: true }).snapshots.size).toBe(35);
      rmSync(join(directory, 'index.json'));
      expect(() => readSnapshots(directory, { allowMissing: true })).toThrow(/index\.json: missing/);
    }));
});

describe('checkSnapshots', () => {
  it('finds nothing in the committed snapshots', () => {
    expect(checkSnapshots(committed).faults).toEqual([]);
  });

  it('finds what a build would not notice', () =>
    withSamples((directory) => {
      writeFileSync(join(directory, 'haiti', 'sport.json'), '{}');
      writeFileSync(join(directory, '.index.json.1.tmp'), '');
      rmSync(join(directory, 'caribbean', 'all.json'));
      damage(directory, 'index.json', (text) => text.replace('"all/politics"', '"all/other"'));
      expect(checkSnapshots(directory).faults.toSorted()).toEqual([
        '.index.json.1.tmp: belongs to no combination',
        'caribbean/all.json: missing',
        'haiti/sport.json: belongs to no combination',
        'index.json: combinations: all/politics is not listed, but the file is there',
      ]);
    }));
});

describe('sampleRefusal', () => {
  it('lets samples replace samples, and fill an empty folder', async () => {
    await withSamples((directory) => expect(sampleRefusal(directory, 'd')).toBeNull());
    await withFolder(async (directory) => expect(sampleRefusal(directory, 'd')).toBeNull());
  });

  it('keeps them from live news, be it one file, and from what nobody knows the origin of', async () => {
    await withSamples((directory) => {
      damage(directory, 'index.json', (text) =>
        text.replace('"all/all": {\n      "origin": "sample"', '"all/all": {\n      "origin": "live"'),
      );
      expect(sampleRefusal(directory, 'd')).toMatch(/^d holds live news/);
      rmSync(join(directory, 'index.json'));
      expect(sampleRefusal(directory, 'd')).toMatch(/unknown origin \(index\.json: missing\)/);
      writeFileSync(join(directory, 'index.json'), '{');
      expect(sampleRefusal(directory, 'd')).toMatch(/unknown origin \(index\.json: invalid\)/);
    });
  });
});
