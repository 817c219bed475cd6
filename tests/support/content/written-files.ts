/** Folders of data that have only the files of a test. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { getErrorMessage } from '~/shared/getErrorMessage';
import { createTemporaryFolder } from '~tests/support/temporary-folder';

/** Writes files into a folder of data. */
export function writeFiles(files: Readonly<Record<string, string>>): string {
  const folder = createTemporaryFolder();
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

/** Returns the errors of reading some files, without the path of the data folder. */
export function getErrors(
  read: (folder: string) => unknown,
  files: Readonly<Record<string, string>>,
): readonly string[] {
  const folder = writeFiles(files);
  try {
    read(folder);
  } catch (error) {
    return getErrorMessage(error).replaceAll(`${folder}/`, '').split('\n');
  }
  return [];
}
