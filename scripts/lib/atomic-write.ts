/** Writes files so that a reader finds, at any instant, the old one or the new one, whole. */
import { mkdirSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import writeFileAtomic from 'write-file-atomic';

/** What a write is called until it is whole. */
const temporaryName = /\.json\.\d+$/;

/**
 * Writes a file through a temporary one in the same folder, flushed and renamed; makes the folder if need be. Writes of
 * the same file take turns, so that the last one asked for is the one that stays.
 * @throws Error of the file system; the old file is then untouched.
 */
export async function atomicWrite(path: string, text: string, options: { readonly fsync?: boolean } = {}) {
  // Made at once: writes that wait for their folder could change their order.
  mkdirSync(dirname(path), { recursive: true });
  await writeFileAtomic(path, text, options);
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
