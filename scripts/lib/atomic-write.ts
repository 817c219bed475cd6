/** Writes files so that a reader finds, at any instant, the old one or the new one, whole. */
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import writeFileAtomic from 'write-file-atomic';

/**
 * Writes a file through a temporary one in the same folder, flushed and renamed; makes the folder if need be. Writes of
 * the same file take turns, so that the last one asked for is the one that stays.
 * @throws Error of the file system; the old file is then untouched.
 */
export async function atomicWrite(path: string, content: string | Buffer, options: { readonly fsync?: boolean } = {}) {
  // Made at once: writes that wait for their folder could change their order.
  mkdirSync(dirname(path), { recursive: true });
  await writeFileAtomic(path, content, options);
}
