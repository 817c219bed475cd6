/** Writes files atomically: a reader finds the old content or the new, never a part. */
import { mkdir, open, readdir, rename, rm, stat, unlink } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

export interface OpenFile {
  readonly writeFile: (text: string) => Promise<void>;
  /** Flushes to the disk. */
  readonly sync: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** What is used of node's file system, so that tests can let each step fail. */
export interface FileSystem {
  readonly mkdir: (path: string, options: { readonly recursive: true }) => Promise<unknown>;
  readonly open: (path: string, flags: 'r' | 'w') => Promise<OpenFile>;
  readonly rename: (from: string, to: string) => Promise<void>;
  readonly unlink: (path: string) => Promise<void>;
}

export const nodeFileSystem: FileSystem = { mkdir, open, rename, unlink };

const staleMs = 600_000;
const temporaryName = /^\.[\w-]+\.json\.(\d+)\.tmp$/;

/** The folder's entry of the file must reach the disk as well; not every system lets a folder be opened. */
async function syncDirectory(fileSystem: FileSystem, directory: string): Promise<void> {
  const handle = await fileSystem.open(directory, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function writeTemporary(fileSystem: FileSystem, path: string, text: string): Promise<void> {
  const handle = await fileSystem.open(path, 'w');
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * Writes a file through a temporary one in the same folder, flushed and renamed; makes the folder if need be.
 * @throws Error of the file system; the old file is then untouched.
 */
export async function atomicWrite(path: string, text: string, fileSystem: FileSystem = nodeFileSystem): Promise<void> {
  const directory = dirname(path);
  const temporary = join(directory, `.${basename(path)}.${process.pid}.tmp`);
  await fileSystem.mkdir(directory, { recursive: true });
  try {
    await writeTemporary(fileSystem, temporary, text);
    await fileSystem.rename(temporary, path);
  } catch (error) {
    // The first error is the one to tell of; what is left is removed by the next run.
    await fileSystem.unlink(temporary).catch(() => undefined);
    throw error;
  }
  if (process.platform !== 'win32') await syncDirectory(fileSystem, directory);
}

export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Another run may remove a file between two looks at it. */
function unlessMissing<T>(value: T): (error: unknown) => T {
  return (error) => {
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR'))
      return value;
    throw error;
  };
}

/**
 * Removes temporary files that a killed run left in a folder and the folders below it; those of a running process
 * stay, unless they are older than ten minutes. Returns how many went.
 * @param now in ms since 1970.
 */
export async function removeStaleTemporaries(directory: string, now: number): Promise<number> {
  const entries = await readdir(directory, { withFileTypes: true, recursive: true }).catch(unlessMissing([]));
  let removed = 0;
  for (const entry of entries) {
    const pid = temporaryName.exec(entry.name)?.[1];
    if (pid === undefined || !entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const written = await stat(path).catch(unlessMissing(null));
    // A clock that was set back makes files look as if they came from the future: those are stale as well.
    if (written === null || (isRunning(Number(pid)) && Math.abs(now - written.mtimeMs) < staleMs)) continue;
    await rm(path, { force: true });
    removed += 1;
  }
  return removed;
}
