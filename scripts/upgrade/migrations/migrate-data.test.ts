import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { currentDataVersion } from '~/config/dataVersion';
import { dataFolder } from '~scripts/lib/data-folder';
import { createTemporaryFolder } from '~tests/support/temporary-folder';
import { newsSentences } from './2-news-sentences';
import { conditions } from './3-conditions';
import { legalName } from './4-legal-name';
import { languages } from './5-languages';
import { migrate, migrateFolder, migrations } from './migrate-data';

test('the versions are numbered without a gap, up to the one that the code reads', () => {
  const versions = migrations.map(({ version }) => version);
  expect(versions).toEqual(Array.from({ length: currentDataVersion - 1 }, (_, index) => index + 2));
});

test('version 2 removes sentences that the news page does not show, and leaves the others as they are written', () => {
  const before = `{
  "list": { "empty": "Nothing  here", "offline": "Offline",
    "near": "See also:" },
  "feeds": {
    "title": "News",
    "formats": {
      "xml": "Atom"
    }
  }
}
`;
  const after = `{
  "list": { "empty": "Nothing  here" },
  "feeds": {
    "title": "News"
  }
}
`;
  const files = new Map([
    ['content/en/news.json', before],
    ['content/en/about.json', before],
    ['content/fr/news.json', after],
  ]);
  expect(Object.fromEntries(newsSentences.migrate(files))).toEqual({
    'content/en/news.json': after,
    'content/en/about.json': before,
    'content/fr/news.json': after,
  });
});

const paragraphs = (...names: readonly string[]) =>
  JSON.stringify({ sections: [{ parts: names.map((when) => ({ when, text: `ownCalendar of ${when}` })) }] });

const renameConditions = (name: string, text: string) => conditions.migrate(new Map([[name, text]])).get(name);

test('version 3 renames conditions of paragraphs in the legal texts', () => {
  expect(renameConditions('content/es/terms.json', paragraphs('ownCalendar', 'news'))).toBe(
    paragraphs('noForeignCalendar', 'news').replace('of noForeignCalendar', 'of ownCalendar'),
  );
  expect(renameConditions('content/es/privacy.json', paragraphs('liveNewsDirect', 'ownCalendar'))).toBe(
    paragraphs('liveNewsService', 'ownCalendar').replace('of liveNewsService', 'of liveNewsDirect'),
  );
});

test('version 4 names the company legally in the copyright, and leaves the rest of the file as it is written', () => {
  const before = `{
  "footer": { "blurb": "{brand} since 2020", "copyright": "© {year}  {brand}." }
}
`;
  const after = before.replace('{brand}.', '{legalName}.');
  const files = new Map([
    ['content/en/shell.json', before],
    ['content/es/shell.json', '{"footer":{"copyright":"© {year} Kin"}}'],
    ['content/en/home.json', before],
  ]);
  expect(Object.fromEntries(legalName.migrate(files))).toEqual({
    ...Object.fromEntries(files),
    'content/en/shell.json': after,
  });
});

test('version 5 writes tag and name of the languages that the code had them of, unless the data has them', () => {
  const files = new Map([
    ['content/en/shell.json', '{}'],
    ['content/es/shell.json', '{}'],
    ['content/es/language.json', '{ "tag": "es-ES" }'],
    ['content/pt/shell.json', '{}'],
  ]);
  expect(Object.fromEntries(languages.migrate(files))).toEqual({
    ...Object.fromEntries(files),
    'content/en/language.json': '{\n  "tag": "en-US",\n  "name": "English"\n}\n',
  });
});

test('data without a version has every migration, and then the version of the code', () => {
  const files = new Map([
    ['site.json', '{\n  "brand": "Kin"\n}\n'],
    ['content/en/news.json', '{"list":{"near":"See also:"}}'],
  ]);
  const { files: migrated, done } = migrate(files);
  expect(done).toEqual(migrations);
  expect(Object.fromEntries(migrated)).toEqual({
    'site.json': `{\n  "brand": "Kin",\n  "dataVersion": ${currentDataVersion}\n}\n`,
    'content/en/news.json': '{"list":{}}',
    'content/en/language.json': expect.stringContaining('"en-US"'),
  });
  // Migrating once more changes nothing.
  expect(migrate(migrated)).toEqual({ files: migrated, done: [] });
});

test('data has only the migrations that came after its version', () => {
  const files = new Map([
    ['site.json', '{"dataVersion":2}'],
    ['content/en/news.json', '{"list":{"near":"See also:"}}'],
  ]);
  const { files: migrated, done } = migrate(files);
  expect(done).toEqual(migrations.slice(1));
  expect(migrated.get('content/en/news.json')).toBe(files.get('content/en/news.json'));
});

test.for([currentDataVersion + 1, 0, 1.5, '2'])('a version of %j is refused', (version) => {
  expect(() => migrate(new Map([['site.json', JSON.stringify({ dataVersion: version })]]))).toThrow(
    `site.json: dataVersion: this is not a whole number from 1 to ${currentDataVersion}`,
  );
});

test('a folder of data is migrated, and the news in it stay as they are', async () => {
  const folder = createTemporaryFolder();
  const write = (path: string, text: string) => {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  write('site.json', '{"brand":"Kin"}');
  write('content/en/terms.json', '{"parts":[{"when":"ownCalendar"}]}');
  write('news/haiti/all.json', 'not read');
  expect(await migrateFolder(folder)).toEqual([
    ...migrations.map(({ version, summary }) => `Version ${version}: ${summary}.`),
    `${folder}/content/en/language.json: changed`,
    `${folder}/content/en/terms.json: changed`,
    `${folder}/site.json: changed`,
  ]);
  expect(readFileSync(join(folder, 'content/en/terms.json'), 'utf8')).toBe('{"parts":[{"when":"noForeignCalendar"}]}');
  expect(await migrateFolder(folder)).toEqual([]);
});

test('the sample has the version of the code', async () => {
  expect(await migrateFolder(dataFolder)).toEqual([]);
});
