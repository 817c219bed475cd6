/** The data of the tests with the pages that one of their owners has added. */
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll } from 'vitest';
import { getErrorMessage } from '~/shared/getErrorMessage';
import { composeSite } from '~scripts/generate/content/compose';
import { readData } from '~scripts/generate/content/read-data';
import { dataFolder } from '~scripts/lib/data-folder';
import { readSiteSettings } from '~scripts/settings/site-settings';
import { editKey } from '~tests/support/content/changed-data';
import { createTemporaryFolder } from '~tests/support/temporary-folder';

const owner = 'tests/fixtures/owners/Kingston';

const places = createTemporaryFolder(afterAll);
let count = 0;

/** Paths in the data, and what stands there: a text for a whole file, null for none, or keys of its JSON with their values. */
export type Changes = Readonly<Record<string, string | null | Readonly<Record<string, unknown>>>>;

/** The tests' data with a page, a file to download, and some changes of them. */
export function readSource(changes: Changes = {}, now = new Date('2026-11-26')) {
  const folder = join(places, String((count += 1)));
  cpSync(dataFolder, folder, { recursive: true });
  for (const part of ['pages', 'files/report-2026.pdf'])
    cpSync(join(owner, part), join(folder, part), { recursive: true });
  for (const [path, change] of Object.entries(changes)) {
    const file = join(folder, path);
    if (change === null) rmSync(file, { recursive: true });
    else if (typeof change === 'string') {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, change);
    } else {
      writeFileSync(
        file,
        Object.entries(change).reduce((text, [key, value]) => editKey(text, key, value), readFileSync(file, 'utf8')),
      );
    }
  }
  const siteSettings = readSiteSettings({ dataFolder: folder, environment: { BASE_PATH: '/repo/' }, now });
  return { folder, siteSettings };
}

/** Composes the tests' data with a page and some changes. */
export function compose(changes: Changes = {}, now?: Date) {
  const { siteSettings } = readSource(changes, now);
  const data = readData(siteSettings);
  return { siteSettings, data, contents: composeSite(data, siteSettings) };
}

/** Returns the lines of the error that the data with some changes give; none if they are valid. */
export function getErrors(changes: Changes): readonly string[] {
  const { folder, siteSettings } = readSource(changes);
  try {
    readData(siteSettings);
  } catch (error) {
    return getErrorMessage(error).replaceAll(`${folder}/`, '').split('\n');
  }
  return [];
}
