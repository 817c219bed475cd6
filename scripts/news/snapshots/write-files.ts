import { join } from 'node:path';
import type { Combination } from '~/config/news';
import { atomicWrite, type FileSystem } from '~scripts/lib/atomic-write';
import type { DerivedFiles } from './derive-files';
import type { NewsFolder } from './news-folder';
import { archiveName, goneSnapshots, indexName, type ReadResult, snapshotName } from './snapshot-files';

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
  const before = new Map<string, ReadResult<unknown>>([[indexName, folder.index]]);
  for (const [day, file] of folder.archive) before.set(archiveName(day), file);
  for (const [key, file] of folder.snapshots) before.set(snapshotName(key), file);
  const isChanged = ([name, text]: readonly [string, string]) => {
    const old = before.get(name);
    return old?.kind !== 'ok' || old.text !== text;
  };
  const due = [...files].filter(isChanged);
  const gone = goneSnapshots(directory, table);
  const write = (name: string, text: string) => async () => {
    await atomicWrite(join(directory, name), text, fileSystem);
  };
  const remove = (name: string) => () => fileSystem.unlink(join(directory, name));
  const oldDays = [...before.keys()].filter((name) => isArchive(name) && !files.has(name));
  const steps: readonly (readonly [string, () => Promise<void>])[] = [
    ...due.filter(([name]) => isArchive(name)).map(([name, text]) => [name, write(name, text)] as const),
    ...oldDays.map((name) => [name, remove(name)] as const),
    ...due.filter(([name]) => !isArchive(name)).map(([name, text]) => [name, write(name, text)] as const),
    ...gone.map((name) => [name, remove(name)] as const),
  ];
  const changed: string[] = [];
  for (const [name, step] of steps) {
    try {
      await step();
      changed.push(name);
    } catch (error) {
      return { changed, removed: [], fault: `${name} cannot be written (${codeOf(error)})` };
    }
  }
  return { changed, removed: gone, fault: null };
}
