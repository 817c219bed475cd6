/** Writes files so that a reader finds, at any instant, the old one or the new one, whole. */
import { mkdir, open, readdir, rename, rm, unlink } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';

export interface OpenFile {
  readonly writeFile: (text: string) => Promise<void>;
  readonly sync: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** What is used of Node's file system, so that tests can make each step fail. */
export interface FileSystem {
  readonly mkdir: (path: string, options: { readonly recursive: true }) => Promise<unknown>;
  readonly open: (path: string, flags: 'r' | 'w') => Promise<OpenFile>;
  readonly rename: (from: string, to: string) => Promise<void>;
  readonly unlink: (path: string) => Promise<void>;
}

export const nodeFileSystem: FileSystem = { mkdir, open, rename, unlink };

const temporaryName = /^\.[\w-]+\.(?:json\.\d+|(?:removal\.)?lock\.[\w-]+)\.tmp$/;

async function withFile(
  fileSystem: FileSystem,
  path: string,
  flags: 'r' | 'w',
  use: (file: OpenFile) => Promise<void>,
): Promise<void> {
  const file = await fileSystem.open(path, flags);
  try {
    await use(file);
    await file.sync();
  } finally {
    await file.close();
  }
}

async function write(path: string, text: string, fileSystem: FileSystem): Promise<void> {
  const directory = dirname(path);
  const temporary = join(directory, `.${basename(path)}.${process.pid}.tmp`);
  await fileSystem.mkdir(directory, { recursive: true });
  try {
    await withFile(fileSystem, temporary, 'w', (file) => file.writeFile(text));
    await fileSystem.rename(temporary, path);
  } catch (error) {
    // The first error is the one to report; a temporary file that stays is removed by the next run.
    await fileSystem.unlink(temporary).catch(() => undefined);
    throw error;
  }
  // The folder's entry must reach the disk as well; Windows does not let a folder be opened.
  if (process.platform !== 'win32') await withFile(fileSystem, directory, 'r', () => Promise.resolve());
}

/** The last write of each path that is under way. */
const underWay = new Map<string, Promise<void>>();

/**
 * Writes a file through a temporary one in the same folder, flushed and renamed; makes the folder if need be. Writes of
 * the same file take turns, so that the last one asked for is the one that stays.
 * @throws Error of the file system; the old file is then untouched.
 */
export async function atomicWrite(path: string, text: string, fileSystem: FileSystem = nodeFileSystem): Promise<void> {
  const key = resolve(path);
  const turn = (underWay.get(key) ?? Promise.resolve())
    .catch(() => undefined)
    .then(() => write(path, text, fileSystem));
  underWay.set(key, turn);
  try {
    await turn;
  } finally {
    if (underWay.get(key) === turn) underWay.delete(key);
  }
}

/** Removes what a killed process left in a folder and the folders below it, where no other process writes. */
export async function removeTemporaries(directory: string): Promise<void> {
  const entries = await readdir(directory, { withFileTypes: true, recursive: true }).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR')) return [];
    throw error;
  });
  for (const entry of entries)
    if (entry.isFile() && temporaryName.test(entry.name)) await rm(join(entry.parentPath, entry.name), { force: true });
}
