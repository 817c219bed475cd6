import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { copyOf, temporaryFolder } from '~tests/support/folder';
import { embedded, newsIn, startService } from '~tests/support/news/refresh-runs';
import { faultsIn, readNews, readNewsFolder } from './news-folder';

const samples = temporaryFolder(afterAll);
await newsIn(samples).run(startService(), { upstream: embedded });

const [day, index] = [/^archive\//, /^index\.json$/];

it.each([
  ['cut off', day, /[^]{40}$/, '', 'not JSON: '],
  ['empty', day, /[^]+/, '', 'not JSON: '],
  ['another day’s', day, /"publishedAt":"2024/, '"publishedAt":"2023', 'https://'],
  ['with a bad record', day, '"title"', '"x"', 'articles[0]: title: undefined is no text'],
  ['of another origin', day, '"sample"', '"live"', 'it is live, and index.json says that all is sample'],
  ['a bad index', index, '"sample"', '"other"', 'origin: "other" is neither'],
  ['an index of a later form', index, '"version": 1', '"version": 2', 'version: 2 is not 1'],
  ['an index with a bad page', index, '"limit": 12', '"limit": 0', 'selections["all/all"]: limit: 0'],
])('a file that is %s is refused in one line', async (_, which, from, to, message) => {
  const { change, directory } = newsIn(copyOf(samples));
  const file = change(which, from, to);
  expect(() => readNews(directory)).toThrow(`${file}: ${message}`);
  expect(() => readNews(directory)).toThrow(/^[^\n]+; restore [^\n]+$/);
  expect(faultsIn(readNewsFolder(directory))).toHaveLength(1);
});

it('an index of an older form is read, and a folder without one refused', async () => {
  const { change, directory } = newsIn(copyOf(samples));
  change(index, /"found": \d+,\s+"limit": 12/g, '"changedAt": "2024-05-02T12:00:00Z"');
  expect(readNews(directory).index?.selections['haiti/all']).toMatchObject({ found: 0, limit: 12 });
  rmSync(join(directory, 'index.json'));
  expect(() => readNews(directory)).toThrow(/index\.json: missing/);
});
