/** The data that the tests read. This file imports only Node's modules: vitest.config.ts imports it before aliases work. */
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Folder of the test data and of what is generated from it; commands can run in it. */
export const testFolder = '.cache/tests';

/** Marks texts with a language, so that the check does not refuse them as untranslated. */
function markAsTranslated(text: string, language: string): string {
  return JSON.stringify(
    JSON.parse(text, (_key, value) => (typeof value === 'string' ? `${value} (${language})` : value)),
  );
}

/** Copies tests/fixtures/data, and the sentences of pages that an owner has added. */
export function writeTestData(): void {
  const folder = join(testFolder, 'data');
  // Earlier revisions copied the project here; commands that run here would read the TypeScript settings of that copy.
  for (const name of existsSync(testFolder) ? readdirSync(testFolder) : [])
    if (name !== '.generated' && name !== '.cache') rmSync(join(testFolder, name), { recursive: true, force: true });
  cpSync('tests/fixtures/data', folder, { recursive: true });
  const repositoryContent = 'data/content';
  const languages = readdirSync(repositoryContent);
  for (const language of readdirSync(join(folder, 'content'))) {
    const into = join(folder, 'content', language);
    // A page may have sentences only in the published languages; they are copied to the others.
    for (const from of [language, ...languages].filter((name) => existsSync(join(repositoryContent, name))))
      for (const file of readdirSync(join(repositoryContent, from)).filter((name) => !existsSync(join(into, name)))) {
        const text = readFileSync(join(repositoryContent, from, file), 'utf8');
        writeFileSync(join(into, file), from === language ? text : markAsTranslated(text, language));
      }
  }
}
