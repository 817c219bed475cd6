import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { categoryIds, combinations, keyOf } from '~/config/news';
import { host, runRefresh, startService, testToken, withFolder } from '~scripts/news/refresh/test-runs';
import { checkSnapshots } from './check';
import { cureFor, sampleRefusal } from './origin';
import { readSnapshots } from './read-snapshots';
import { archiveDays, readIndex } from './snapshot-files';

const committed = fileURLToPath(new URL('../../../data/news', import.meta.url));

let samples: string;
beforeAll(async () => {
  samples = mkdtempSync(join(tmpdir(), 'news-samples-'));
  const upstream = {
    kind: 'embedded',
    url: `https://${host}/v1/news/all`,
    token: testToken,
    host,
    corpus: null,
  } as const;
  await runRefresh(startService(), samples, { upstream });
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

const [, category = 'all'] = categoryIds;

/** Leaves what a refresh wrote while the table still had a category of sport. */
function addGone(directory: string): void {
  const text = readFileSync(join(directory, `haiti/${category}.json`), 'utf8');
  writeFileSync(join(directory, 'haiti/sport.json'), text.replace(`"${category}"`, '"sport"'));
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
      /haiti\/all\.json: it says it is caribbean\/all;/,
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
      expect(() => readSnapshots(directory)).toThrow(/; restore /);
      expect(() => readSnapshots(directory, { allowMissing: true })).toThrow(/^[^\n]+$/);
      expect(checkSnapshots(directory).faults).toHaveLength(1);
    }),
  );

  it('forgives missing snapshots where told to, never a missing index', () =>
    withSamples((directory) => {
      rmSync(join(directory, 'haiti'), { recursive: true });
      expect(() => readSnapshots(directory)).toThrow(
        /haiti\/all\.json: missing; run "npm run news:refresh -- --out \S+"$/,
      );
      expect(readSnapshots(directory, { allowMissing: true }).snapshots.size).toBe(
        combinations.filter(({ region }) => region !== 'haiti').length,
      );
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
      writeFileSync(join(directory, 'haiti', 'notes.json'), '{}');
      addGone(directory);
      writeFileSync(join(directory, '.index.json.1.tmp'), '');
      rmSync(join(directory, 'caribbean', 'all.json'));
      damage(directory, 'index.json', (text) => text.replace(`"all/${category}"`, '"all/other"'));
      const { faults, unknownFiles } = checkSnapshots(directory);
      expect(unknownFiles.toSorted()).toEqual(['.index.json.1.tmp', 'haiti/notes.json']);
      expect(faults.toSorted()).toEqual([
        'caribbean/all.json: missing',
        'haiti/sport.json: its combination is gone',
        `index.json: combinations: all/${category} is not listed, but the file is there`,
      ]);
    }));
});

describe('cureFor', () => {
  it('names a command that the command line takes, for the folder it is about', () => {
    const index = readIndex(committed);
    const isLive = index.kind === 'ok' && index.value.origin === 'live';
    expect(cureFor(committed)).toBe(
      isLive ? 'set NEWS_API_TOKEN and run "npm run news:refresh"' : 'run "npm run news:refresh -- --write-samples"',
    );
    expect(cureFor('.cache/elsewhere')).toBe('run "npm run news:refresh -- --out .cache/elsewhere"');
  });
});

describe('sampleRefusal', () => {
  it('lets samples replace samples, and fill an empty folder', async () => {
    await withSamples((directory) => expect(sampleRefusal(directory)).toBeNull());
    await withFolder(async (directory) => expect(sampleRefusal(directory)).toBeNull());
  });

  it('keeps them from live news, be it one file, and from what nobody knows the origin of', async () => {
    await withSamples((directory) => {
      const [day = ''] = archiveDays(directory);
      damage(directory, `archive/${day}.json`, (text) => text.replace('"sample"', '"live"'));
      expect(sampleRefusal(directory)).toMatch(
        / holds live news, which samples do not replace: set NEWS_API_TOKEN and run "npm run news:refresh -- --out \S+"$/,
      );
      expect(checkSnapshots(directory).faults[0]).toMatch(
        /^archive\/\S+: it is live, and index\.json says that all is sample/,
      );
      expect(() => readSnapshots(directory)).toThrow(/it is live, and index\.json says that all is sample/);
      damage(directory, `archive/${day}.json`, (text) => text.replace('"live"', '"sample"'));
      rmSync(join(directory, 'index.json'));
      expect(sampleRefusal(directory)).toMatch(/unknown origin: restore \S+index\.json, or remove the folder and run /);
      writeFileSync(join(directory, 'index.json'), '{');
      expect(sampleRefusal(directory)).toMatch(/unknown origin: restore /);
    });
  });
});
