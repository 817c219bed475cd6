/** The data that tests read: tests/fixtures/data, and of the owner's the words of pages that an owner has added. */
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Texts that the check takes for another language's. */
function translated(text: string, language: string): string {
  return JSON.stringify(
    JSON.parse(text, (_key, value) => (typeof value === 'string' ? `${value} (${language})` : value)),
  );
}

/** @returns the folder */
export function writeTestData(fixture: string, own: string, folder: string): string {
  rmSync(folder, { recursive: true, force: true });
  cpSync(fixture, folder, { recursive: true });
  const languages = readdirSync(join(own, 'content'));
  for (const language of readdirSync(join(folder, 'content'))) {
    const into = join(folder, 'content', language);
    // A page may have words in the published languages alone, and stands in for itself in the others.
    for (const from of [language, ...languages].filter((name) => existsSync(join(own, 'content', name))))
      for (const file of readdirSync(join(own, 'content', from))) {
        if (existsSync(join(into, file))) continue;
        const text = readFileSync(join(own, 'content', from, file), 'utf8');
        writeFileSync(join(into, file), from === language ? text : translated(text, language));
      }
  }
  return folder;
}
