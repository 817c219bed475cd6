import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { createTemporaryFolder } from '~tests/support/temporary-folder';
import { findProjectErrors } from './project-errors';

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
  expect(findProjectErrors('/srv/site', data).toSorted()).toEqual([
    `${data}/content/en/about.json: ${fix}`,
    `${data}/content/en/home.json: ${fix}`,
    `${data}/news: ${fix}`,
    `${data}/pipe.json: this is neither a file nor a folder: remove it`,
    `${data}/site.json: ${fix}`,
  ]);
});

test.for([
  ['/srv/My%20Site', '%'],
  ['/srv/100%', '%'],
  ['/srv/#1/site', '#'],
  ['/srv/[old]', '['],
  ['/srv/{new}', '{'],
] as const)('the folder %s is refused with the name of the character', ([folder, character]) => {
  expect(findProjectErrors(folder, '/nowhere')).toEqual([
    `"${folder}": the build cannot work below a folder with ${character} in its name: rename the folder`,
  ]);
});

test.for(['*', '?', '\\'])(
  'npm ci refuses a folder with %s in its name, which even tsx cannot start in',
  (character) => {
    const folder = join(createTemporaryFolder(), `my${character}site`);
    mkdirSync(folder);
    const { status, stderr } = spawnSync(process.execPath, [resolve('scripts/preinstall.cjs')], {
      cwd: folder,
      encoding: 'utf8',
    });
    expect([status, stderr]).toEqual([
      1,
      `"${realpathSync(folder)}": the build cannot work below a folder with ${character} in its name: rename the folder\n`,
    ]);
  },
);

test('npm ci installs in any other folder', () => {
  expect(execFileSync(process.execPath, ['scripts/preinstall.cjs'], { encoding: 'utf8' })).toBe('');
});

test('a folder with blanks, accents and other punctuation is accepted', () => {
  expect(findProjectErrors("/srv/Ma société (2) & fils – d'ici, n° 1!", '/nowhere')).toEqual([]);
});
