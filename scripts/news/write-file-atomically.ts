import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/**
 * Writes a file completely or not at all: the old content stays until the new bytes are on the disk. Packages for this
 * treat a partial write on a full disk as complete.
 * @throws the system's error, after the temporary file is removed
 */
export async function writeFileAtomically(path: string, content: string | Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const temporary = join(dirname(path), `.${randomUUID()}`);
  try {
    await writeFile(temporary, content, { flag: 'wx', flush: true });
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}
