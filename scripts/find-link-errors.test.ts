import { execFileSync } from 'node:child_process';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createTemporaryFolder } from '~tests/support/temporary-folder';
import { findLinkErrors } from './find-link-errors';

test('a symbolic link or special file in the data is reported with the fix, at any depth', () => {
  const folder = createTemporaryFolder();
  const data = join(folder, 'data');
  mkdirSync(join(data, 'content/en'), { recursive: true });
  writeFileSync(join(folder, 'secret.json'), '{}');
  writeFileSync(join(data, 'filters.json'), '{}');
  symlinkSync('filters.json', join(data, 'site.json'));
  symlinkSync(join(folder, 'secret.json'), join(data, 'content/en/about.json'));
  symlinkSync('gone', join(data, 'content/en/home.json'));
  symlinkSync(folder, join(data, 'news'));
  execFileSync('mkfifo', [join(data, 'pipe.json')]);
  const fix = 'this is a symbolic link: put a copy of the file in its place';
  expect(findLinkErrors(data).toSorted()).toEqual([
    `${data}/content/en/about.json: ${fix}`,
    `${data}/content/en/home.json: ${fix}`,
    `${data}/news: ${fix}`,
    `${data}/pipe.json: this is neither a file nor a folder: remove it`,
    `${data}/site.json: ${fix}`,
  ]);
});
