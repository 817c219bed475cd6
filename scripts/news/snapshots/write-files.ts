import { unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { messageOf } from '~/lib/messageOf';
import type { DerivedFiles } from './derive-files';
import { indexName, type NewsFolder } from './news-folder';

/**
 * Writes the files that differ, and removes days that are gone: the index last. Killed or refused in between, a folder has
 * whole files, and the next run completes it.
 * @returns paths in the folder of the files that are other ones now, or gone
 * @throws Error that names the file that cannot be written
 */
export async function writeFiles(
  directory: string,
  { texts }: NewsFolder,
  files: DerivedFiles,
  write: (path: string, text: string) => Promise<void>,
): Promise<readonly string[]> {
  const due = [...files].filter(([name, text]) => texts.get(name) !== text);
  const gone = [...texts.keys()].filter((name) => !files.has(name));
  const steps: readonly (readonly [name: string, text: string | null])[] = [
    ...due.filter(([name]) => name !== indexName),
    ...gone.map((name) => [name, null] as const),
    ...due.filter(([name]) => name === indexName),
  ];
  for (const [name, text] of steps) {
    const path = join(directory, name);
    try {
      await (text === null ? unlink(path) : write(path, text));
    } catch (error) {
      throw new Error(`${name} cannot be written: ${messageOf(error)}`, { cause: error });
    }
  }
  return steps.map(([name]) => name);
}
