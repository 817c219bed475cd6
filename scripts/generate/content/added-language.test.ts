import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { generate } from '~scripts/generate/generate';
import { dataFolder } from '~scripts/lib/data-folder';
import { editKey, readDataFile } from '~tests/support/content/changed-data';
import { copyFolder, createTemporaryFolder } from '~tests/support/temporary-folder';

/** Adds Haitian Creole to an object that has texts in English, with texts that are not the English ones. */
function withCreole(value: unknown, isText = false): unknown {
  if (typeof value === 'string') return isText ? `${value} (ht)` : value;
  if (Array.isArray(value)) return value.map((part: unknown) => withCreole(part, isText));
  if (typeof value !== 'object' || value === null) return value;
  const parts = Object.entries(value).map(([key, part]) => [key, withCreole(part, isText)] as const);
  const english = parts.find(([key]) => key === 'en');
  return Object.fromEntries(english === undefined ? parts : [...parts, ['ht', withCreole(english[1], true)]]);
}

test('a language is added by its folder, its texts and its code in the settings alone', async () => {
  const folder = copyFolder(dataFolder);
  cpSync(join(folder, 'content/fr'), join(folder, 'content/ht'), { recursive: true });
  writeFileSync(join(folder, 'content/ht/language.json'), '{ "tag": "ht-HT", "name": "Kreyòl ayisyen" }');
  const settings = editKey(editKey(readDataFile('site.json'), 'languages', ['ht', 'en', 'es']), 'sample', false);
  writeFileSync(join(folder, 'site.json'), settings);
  for (const file of [
    'chart.json',
    'figures.json',
    'milestones.json',
    ...readdirSync(join(folder, 'companies')).map((name) => `companies/${name}`),
  ])
    writeFileSync(join(folder, file), JSON.stringify(withCreole(JSON.parse(readDataFile(file)))));
  const { site, pages, generatedFolder } = await generate({
    dataFolder: folder,
    environment: {},
    out: join(createTemporaryFolder(), '.generated'),
  });
  expect(site.languages[0]).toEqual({ id: 'ht', prefix: '', tag: 'ht-HT', name: 'Kreyòl ayisyen' });
  expect([pages.getPath('about', 'ht'), pages.getPath('about', 'en')]).toEqual(['/about', '/en/about']);
  expect(readFileSync(join(generatedFolder, 'contents.ts'), 'utf8')).toContain(
    "ht: () => import('./content/ht/about')",
  );
  expect(readFileSync(join(generatedFolder, 'content/ht/portfolio.ts'), 'utf8')).toContain('(ht)');
});
