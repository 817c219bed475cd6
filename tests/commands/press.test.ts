import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { generate } from '~scripts/generate/generate';
import { readChanges, writeData } from '~tests/browser/owners/write-data';
import { listFiles } from '~tests/support/files';
import { createTemporaryFolder } from '~tests/support/temporary-folder';

test('an embargo passes: before its time no file has a trace of a release, and the next moment is noted', async () => {
  const folder = createTemporaryFolder();
  const data = join(folder, 'data');
  writeData(data, readChanges('Kingston'));
  const site = join(folder, 'embargo');
  const traces = /quintuplezebra|results-2099|results-\d+-/i;
  const findTraces = async (now: string) => {
    await generate({ dataFolder: data, environment: { NEWS_ALLOW_MISSING: '1' }, out: site, now: new Date(now) });
    // Byte by byte, so that pictures and documents are searched too.
    const files = listFiles(site).filter((file) => file.startsWith('public/') || /\.(?:ts|json)$/.test(file));
    const found = files.filter((file) => traces.test(file) || traces.test(readFileSync(join(site, file), 'latin1')));
    return { found, next: readFileSync(join(site, 'next-change.txt'), 'utf8') };
  };
  // Kingston's clocks show 07:29.
  expect(await findTraces('2099-03-02T12:29:59Z')).toEqual({ found: [], next: '2099-03-02T12:30:00.000Z' });
  const { found, next } = await findTraces('2099-03-02T12:30:00Z');
  expect(found).toEqual(
    expect.arrayContaining([
      'public/page-data/2/fr/press/results-2099.json',
      'public/feeds/press/es.xml',
      'public/files/quintuplezebra.pdf',
      'public/search-index/en.json',
      'public/sitemap.xml',
    ]),
  );
  // Then the last of the open positions ends.
  expect(next).toBe('2100-01-01T05:00:00.000Z');
});
