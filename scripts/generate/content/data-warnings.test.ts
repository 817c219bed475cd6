import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { dataFolder } from '~scripts/lib/data-folder';
import { readSiteSettings } from '~scripts/settings/site-settings';
import { copyFolder, replaceInFile } from '~tests/support/temporary-folder';
import { dataWarnings } from './data-warnings';

const warnings = (folder: string) => dataWarnings(readSiteSettings({ dataFolder: folder, environment: {} }));

test('the sample has no warnings', () => {
  expect(warnings(dataFolder)).toEqual([]);
});

test('each file and folder that nothing reads has a line', () => {
  const folder = copyFolder(dataFolder);
  mkdirSync(join(folder, 'content/de'));
  for (const file of [
    'site.json.bak',
    'redirects.json',
    'board.json',
    'content/notes.txt',
    'content/en/home.json.bak',
    'content/en/.DS_Store',
  ])
    writeFileSync(join(folder, file), '');
  expect(warnings(folder)).toEqual([
    `${folder}/board.json: not used: remove it, or rename it if it has a wrong name`,
    `${folder}/redirects.json: not used: remove it, or rename it if it has a wrong name`,
    `${folder}/site.json.bak: not used: remove it, or rename it if it has a wrong name`,
    `${folder}/content/en/home.json.bak: not used: remove it, or rename it if it has a wrong name`,
    `${folder}/content/de: not used: the site has no such language`,
    `${folder}/content/notes.txt: not used: the site has no such language`,
  ]);
});

test('settings without the effect that they seem to have are named', () => {
  const folder = copyFolder(dataFolder);
  replaceInFile(join(folder, 'filters.json'), '"tech"', '"negocios"');
  expect(warnings(folder)).toEqual([
    expect.stringContaining(
      `${folder}/filters.json: category "technology": the news service has no category "negocios": give it phrases`,
    ),
  ]);
});
