/** What is missing in a language of the data. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { DataError } from '~/schemas/dataFile';
import { dataFolder } from '~scripts/lib/data-folder';
import { readSiteSettings } from '~scripts/settings/site-settings';
import { editKey, findDataErrors, readDataFile } from '~tests/support/content/changed-data';
import { copyFolder } from '~tests/support/temporary-folder';
import { readData } from './read-data';

const siteSettings = readSiteSettings({ dataFolder, environment: {} });

test('each language, region or category that something is missing in has a line', () => {
  const files = {
    'companies/energy.json': editKey(readDataFile('companies/energy.json'), 'fr'),
    'figures.json': editKey(readDataFile('figures.json'), 'headline.0.label.es'),
    'content/es/news.json': editKey(
      editKey(readDataFile('content/es/news.json'), 'filters.regions.haiti'),
      'filters.categories.art',
      'Arte',
    ),
  };
  expect(findDataErrors(files)).toEqual([
    'companies/energy.json: fr: this is missing',
    'content/es/news.json: filters.categories.art: this key is unknown',
    'content/es/news.json: filters.regions.haiti: this is missing',
    'figures.json: headline.0.label.es: this is missing',
  ]);
});

test('what is missing in a language has a line with the command that copies it', () => {
  const folder = copyFolder(dataFolder);
  rmSync(join(folder, 'content/fr'), { recursive: true });
  rmSync(join(folder, 'content/es/about.json'));
  const [en, es, fr] = ['en', 'es', 'fr'].map((language) => `${folder}/content/${language}`);
  expect(() => readData({ ...siteSettings, dataFolder: folder })).toThrow(
    new DataError([
      `${es}/about.json: the file is missing: cp ${en}/about.json ${es}/about.json, and translate it`,
      `${fr}: the folder is missing: cp -r ${en} ${fr}, and translate it`,
    ]),
  );
});

test('the ids of sections that only one language has are named', () => {
  const file = 'content/es/privacy.json';
  const id = JSON.parse(readDataFile(file)).sections[1].id;
  const lines = findDataErrors({ [file]: editKey(readDataFile(file), 'sections.1.id', 'otra') });
  expect(lines).toEqual([
    expect.stringMatching(
      `^content/es/privacy.json: sections: "otra" is added, "${id}" is missing: write the ids as in .*content/en/privacy.json$`,
    ),
  ]);
});
