import { join } from 'node:path';
import type { Combination } from '~/config/news';
import { atomicWrite, type FileSystem } from '~scripts/lib/atomic-write';
import type { DerivedFiles } from './derive-files';
import { filesIn, type NewsFolder } from './news-folder';
import { goneSnapshots } from './snapshot-files';

export interface WriteResult {
  /** Paths of the files that are other ones now, or gone. */
  readonly changed: readonly string[];
  /** Paths of snapshots that were removed, as the table no longer has their combination. */
  readonly removed: readonly string[];
  /** Why not all could be written; what was written is whole. */
  readonly fault: string | null;
}

const isArchive = (name: string) => name.startsWith('archive/');

/** The system's name of the error, without the machine's paths. */
function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown error';
}

/**
 * Writes the files that differ, and removes those that have no place any more: the archive first, the index last. Killed
 * or refused in between, a folder has whole files, and the next run completes it. Never throws for what a disk does.
 */
export async function writeFiles(
  directory: string,
  folder: NewsFolder,
  files: DerivedFiles,
  table: readonly Combination[],
  fileSystem: FileSystem,
): Promise<WriteResult> {
  const before = filesIn(folder);
  const due = [...files].filter(([name, text]) => {
    const old = before.get(name);
    return old?.kind !== 'ok' || old.text !== text;
  });
  const oldDays = [...before.keys()].filter((name) => isArchive(name) && !files.has(name));
  const removed = goneSnapshots(directory, table);
  /** Path and text; null for a file that is to go. */
  const steps: readonly (readonly [string, string | null])[] = [
    ...due.filter(([name]) => isArchive(name)),
    ...oldDays.map((name) => [name, null] as const),
    ...due.filter(([name]) => !isArchive(name)),
    ...removed.map((name) => [name, null] as const),
  ];
  const changed: string[] = [];
  for (const [name, text] of steps) {
    const path = join(directory, name);
    try {
      await (text === null ? fileSystem.unlink(path) : atomicWrite(path, text, fileSystem));
      changed.push(name);
    } catch (error) {
      return { changed, removed: [], fault: `${name} cannot be written (${codeOf(error)})` };
    }
  }
  return { changed, removed, fault: null };
}
