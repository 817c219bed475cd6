/** The data that tests read: tests/fixtures/data, and of the owner's the words of pages that an owner has added. */
import { cpSync, existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** @returns the folder */
export function writeTestData(fixture: string, own: string, folder: string): string {
  rmSync(folder, { recursive: true, force: true });
  cpSync(fixture, folder, { recursive: true });
  const languages = readdirSync(join(own, 'content'));
  for (const language of readdirSync(join(folder, 'content'))) {
    const into = join(folder, 'content', language);
    // A page may have words in the published languages alone, and stands in for itself in the others.
    for (const from of [language, ...languages].map((name) => join(own, 'content', name)).filter(existsSync))
      for (const file of readdirSync(from))
        if (!existsSync(join(into, file))) cpSync(join(from, file), join(into, file));
  }
  return folder;
}
