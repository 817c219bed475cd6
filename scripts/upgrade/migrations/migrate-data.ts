/** Brings a folder of data to the version that this code reads. */
import { readdirSync, rmSync } from 'node:fs';
import { join, sep } from 'node:path';
import { currentDataVersion } from '~/config/dataVersion';
import { writeFileAtomically } from '~scripts/lib/write-file-atomically';
import { readJsonText } from '~scripts/settings/read-json';
import { newsSentences } from './2-news-sentences';
import { conditions } from './3-conditions';
import { legalName } from './4-legal-name';
import { languages } from './5-languages';
import { isObject, setValue } from './json-text';
import type { DataFiles, Migration } from './migration';

/** The migrations, in the order in which they run. */
export const migrations: readonly Migration[] = [newsSentences, conditions, legalName, languages];

const settingsFile = 'site.json';

/**
 * Returns the version of the data; 1 if `dataVersion` is absent, as in data from before versions were numbered.
 * @throws Error if the code does not know the version
 */
export function getDataVersion(files: DataFiles): number {
  const settings: unknown = JSON.parse(files.get(settingsFile) ?? '{}');
  const version = isObject(settings) ? (settings['dataVersion'] ?? 1) : 1;
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 1 || version > currentDataVersion)
    throw new Error(`${settingsFile}: dataVersion: this is not a whole number from 1 to ${currentDataVersion}`);
  return version;
}

interface Result {
  readonly files: DataFiles;
  /** The migrations that ran, oldest first. */
  readonly done: readonly Migration[];
}

/** Runs each migration that the data has not had yet, and writes the version. */
export function migrate(files: DataFiles): Result {
  const version = getDataVersion(files);
  const done = migrations.filter((migration) => migration.version > version);
  const migrated = done.reduce((result, migration) => migration.migrate(result), files);
  const settings = migrated.get(settingsFile);
  if (done.length === 0 || settings === undefined) return { files: migrated, done };
  const otherFiles = [...migrated].filter(([path]) => path !== settingsFile);
  const text = setValue(settings, ['dataVersion'], currentDataVersion);
  // The settings are written last: a migration that was interrupted runs again.
  return { files: new Map([...otherFiles, [settingsFile, text]]), done };
}

/** @throws Error for a file that is not JSON */
function readFiles(folder: string): DataFiles {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll(sep, '/'))
    .filter((path) => path.endsWith('.json') && !path.startsWith('news/'))
    .toSorted();
  return new Map(paths.map((path) => [path, readJsonText(join(folder, path), `${folder}/${path}`)]));
}

/**
 * Migrates a folder of data.
 * @returns a line for each migration that ran, and for each file that it changed
 */
export async function migrateFolder(folder: string): Promise<readonly string[]> {
  const before = readFiles(folder);
  const { files, done } = migrate(before);
  const changed = [...files].filter(([path, text]) => before.get(path) !== text);
  for (const [path, text] of changed) await writeFileAtomically(join(folder, path), text);
  const removed = [...before.keys()].filter((path) => !files.has(path));
  for (const path of removed) rmSync(join(folder, path));
  return [
    ...done.map(({ version, summary }) => `Version ${version}: ${summary}.`),
    ...changed.map(([path]) => `${folder}/${path}: changed`),
    ...removed.map((path) => `${folder}/${path}: removed`),
  ];
}
