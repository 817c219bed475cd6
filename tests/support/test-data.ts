/** Writes the data that the tests read: tests/fixtures/data, completed by the owner's data. */
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type * as v from 'valibot';
import { languageIds } from '~/config/knownLanguages';
import { type Collection, createCollections } from '~scripts/lib/collections';
import { readSearchTerms } from '~scripts/settings/read-search-terms';
import { completeData } from './complete-data';
import { dataFolder } from './data-folder';
import { testFolder } from './test-folder';

const fixture = 'tests/fixtures/data';
const ownerData = 'data';

const readFile = (file: string): unknown => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);

/** The names in a folder of the owner's data, with the preferred name first; none if there is no folder. */
function listOwnerNames(folder: string, preferred: string): readonly string[] {
  const names = existsSync(join(ownerData, folder)) ? readdirSync(join(ownerData, folder)) : [];
  return names.toSorted((a, b) => Number(b === preferred) - Number(a === preferred));
}

/**
 * Writes the data of the tests. The owner's data add what a schema requires and the fixture lacks, such as a sentence or the
 * sentences of a page with code. What else owners add, such as a company, a region or a language, is not in it.
 */
export function writeTestData(): void {
  // What an earlier run wrote, and the fixture no longer has, is removed.
  for (const name of existsSync(testFolder) ? readdirSync(testFolder) : [])
    if (name !== '.generated' && name !== '.cache') rmSync(join(testFolder, name), { recursive: true, force: true });
  cpSync(fixture, dataFolder, { recursive: true });
  const languages = readdirSync(join(fixture, 'content'));
  const { categories, regions } = readSearchTerms(fixture);
  const collections = createCollections({
    languages: languageIds.filter((id) => languages.includes(id)),
    regions: regions.map(({ id }) => id),
    categories: categories.map(({ id }) => id),
    hasPage: () => true,
    hasFile: () => true,
  });
  function writeFile(path: string, schema: v.GenericSchema, ownerPath: string | undefined, from?: string, to?: string) {
    const owner = ownerPath === undefined ? undefined : readFile(join(ownerData, ownerPath));
    const value = completeData(schema, readFile(join(fixture, path)), owner, { from, to });
    const file = join(dataFolder, path);
    mkdirSync(dirname(file), { recursive: true });
    if (value !== undefined) writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
  }
  for (const file of readdirSync(join(fixture, 'companies'))) {
    const [company] = listOwnerNames('companies', file);
    writeFile(`companies/${file}`, collections.company.schema, company && `companies/${company}`);
  }
  // Pages that the code does not have are removed.
  for (const language of languages)
    for (const file of readdirSync(join(dataFolder, 'content', language)))
      if (file !== 'language.json') rmSync(join(dataFolder, 'content', language, file));
  for (const { path, schema } of Object.values<Collection>(collections)) {
    if (!path.includes('/') && existsSync(join(fixture, path))) writeFile(path, schema, path);
    if (path.startsWith('content/') && schema !== collections.language.schema)
      for (const language of languages) {
        const getPath = (id: string) => path.replace('{language}', id);
        const from = listOwnerNames('content', language).find((name) => existsSync(join(ownerData, getPath(name))));
        writeFile(getPath(language), schema, from && getPath(from), from, language);
      }
  }
}
