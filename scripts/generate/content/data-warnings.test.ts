import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
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
    `${folder}/content/de: not used: languages in ${folder}/site.json has no such language`,
    `${folder}/content/notes.txt: not used: languages in ${folder}/site.json has no such language`,
  ]);
});

test('a phone of another country is named', () => {
  const folder = copyFolder(dataFolder);
  const file = join(folder, 'site.json');
  const site: object = JSON.parse(readFileSync(file, 'utf8'));
  const warn = (places: object) => {
    writeFileSync(file, JSON.stringify({ ...site, ...places }));
    return warnings(folder).map((line) => line.slice(`${file}: `.length));
  };
  const hamburg = { country: 'DE', phone: '+49 (0)40 555 0100' };
  const santoDomingo = { country: 'DO', phone: '+1 809 555 0100' };
  expect(warn({ headquarters: hamburg, offices: [santoDomingo] })).toEqual([]);
  const santiago = { country: 'CH', phone: '+56 2 2555 0100' };
  expect(warn({ headquarters: hamburg, offices: [santiago] })).toEqual([
    'offices.0.phone: +56 2 2555 0100 is no number of CH, whose begin with +41',
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
