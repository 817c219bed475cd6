import { unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { messageOf } from '~/lib/messageOf';
import type { DerivedFiles } from './derive-files';
import type { NewsFolder } from './news-folder';

/** Paths in the folder. */
export interface WriteResult {
  /** Files that are other ones now, or gone. */
  readonly changed: readonly string[];
  /** Snapshots that were removed, as `config/news` no longer has their selection. */
  readonly removed: readonly string[];
}

const isArchive = (name: string) => name.startsWith('archive/');

/**
 * Writes the files that differ, and removes those that have no place any more: the archive first, the index last. Killed
 * or refused in between, a folder has whole files, and the next run completes it.
 * @throws Error that names the file that cannot be written
 */
export async function writeFiles(
  directory: string,
  folder: NewsFolder,
  files: DerivedFiles,
  write: (path: string, text: string) => Promise<void>,
): Promise<WriteResult> {
  const { gone: removed, texts } = folder;
  const due = [...files].filter(([name, text]) => texts.get(name) !== text);
  const oldDays = [...texts.keys()].filter((name) => isArchive(name) && !files.has(name));
  const steps: readonly (readonly [name: string, text: string | null])[] = [
    ...due.filter(([name]) => isArchive(name)),
    ...[...oldDays, ...removed].map((name) => [name, null] as const),
    ...due.filter(([name]) => !isArchive(name)),
  ];
  for (const [name, text] of steps) {
    const path = join(directory, name);
    try {
      await (text === null ? unlink(path) : write(path, text));
    } catch (error) {
      throw new Error(`${name} cannot be written: ${messageOf(error)}`, { cause: error });
    }
  }
  return { changed: steps.map(([name]) => name), removed };
}
