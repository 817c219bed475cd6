import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { keyOf } from '~/config/selection';
import { newestOf } from '~/features/news/model/archive';
import { selections } from '~scripts/settings/news-filters';
import { folderOfFile, withFolder } from '~tests/support/folder';
import { embedded, newsIn, startService } from '~tests/support/news/refresh-runs';
import { faultsIn, readNews, readNewsFolder } from './news-folder';

const samples = folderOfFile();
await newsIn(samples).run(startService(), { upstream: embedded });

const withSamples = (run: (directory: string) => void) => withFolder(run, samples);

const newestDay = (directory: string) => [...readNewsFolder(directory).archive.keys()][0] ?? '';

function change(directory: string, file: string, from: string | RegExp, to: string): void {
  writeFileSync(join(directory, file), readFileSync(join(directory, file), 'utf8').replace(from, to));
}

describe('readNews', () => {
  it('reads the index and the archive, the newest day first', () => {
    const { archive, index } = readNews(samples);
    expect(Object.keys(index?.selections ?? {})).toEqual(selections.map(keyOf));
    for (const selection of selections) expect(newestOf(archive, selection).length).toBeGreaterThan(12);
  });

  it.each([
    ['cut off', newestDay, /[^]{40}$/, '', 'not JSON: '],
    ['empty', newestDay, /[^]*/, '', 'not JSON: '],
    ['another day’s', newestDay, /"publishedAt":"2024/, '"publishedAt":"2023', 'https://'],
    ['with a bad record', newestDay, '"title"', '"x"', 'articles[0]: title: undefined is no text'],
    ['a bad index', () => 'index.json', '"sample"', '"other"', 'origin: "other" is neither'],
    ['an index of a later form', () => 'index.json', '"version": 1', '"version": 2', 'version: 2 is not 1'],
    ['an index with a bad page', () => 'index.json', '"limit": 12', '"limit": 0', 'selections["all/all"]: limit: 0'],
  ])('refuses a file that is %s in one line', (_, fileIn, from, to, message) =>
    withSamples((directory) => {
      const file = fileIn(directory);
      change(directory, file, from, to);
      expect(() => readNews(directory)).toThrow(`${file}: ${message}`);
      expect(() => readNews(directory)).toThrow(/^[^\n]+; restore [^\n]+$/);
      expect(faultsIn(readNewsFolder(directory))).toHaveLength(1);
    }),
  );

  it('reads an index of an older form, and refuses a folder without one', () =>
    withSamples((directory) => {
      change(directory, 'index.json', /"found": \d+,\s+"limit": 12/g, '"changedAt": "2024-05-02T12:00:00Z"');
      expect(readNews(directory).index?.selections['haiti/all']).toMatchObject({ found: 0, limit: 12 });
      rmSync(join(directory, 'index.json'));
      expect(() => readNews(directory)).toThrow(/index\.json: missing/);
    }));
});

it('names a file of another origin than the index says', () =>
  withSamples((directory) => {
    const file = newestDay(directory);
    change(directory, file, '"sample"', '"live"');
    const mixed = `${file}: it is live, and index.json says that all is sample`;
    expect(faultsIn(readNewsFolder(directory))).toEqual([mixed]);
    expect(() => readNews(directory)).toThrow(mixed);
  }));
