/** The tests’ data with other texts in some files. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { applyEdits, modify } from 'jsonc-parser';
import { getErrorMessage } from '~/shared/getErrorMessage';
import { readData } from '~scripts/generate/content/read-data';
import { dataFolder } from '~scripts/lib/data-folder';
import { readSiteSettings } from '~scripts/settings/site-settings';
import { copyFolder } from '~tests/support/temporary-folder';

/** Changes the value of a key in a text of JSON: `values.items.0.text`. Without a value the key is removed. */
export function editKey(text: string, path: string, value?: unknown): string {
  const keys = path.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key));
  return applyEdits(text, modify(text, keys, value, {}));
}

const siteSettings = readSiteSettings({ dataFolder, environment: {} });

/** Reads a file of the tests’ data. */
export const readDataFile = (file: string) => readFileSync(join(dataFolder, file), 'utf8');

/** Reads the tests’ data with other texts in some files. */
export function readChangedData(files: Readonly<Record<string, string>>): ReturnType<typeof readData> {
  const folder = copyFolder(dataFolder);
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);
  return readData({ ...siteSettings, dataFolder: folder });
}

/** Finds the errors in the tests’ data with other texts in some files, sorted, with paths in the folder. */
export function findDataErrors(files: Readonly<Record<string, string>>): readonly string[] {
  try {
    readChangedData(files);
  } catch (error) {
    return getErrorMessage(error)
      .split('\n')
      .map((line) => line.replace(/^.*?(?=content\/|companies|figures|milestones|site)/, ''))
      .toSorted();
  }
  return [];
}
