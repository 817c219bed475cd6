/** A lock for one process at a time: a file that only one can make. */
import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Longer than a run may take: a lock of another machine, whose processes cannot be looked up, is then given up. */
const staleMs = 3_600_000;

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}

/** Whether a lock was left behind by a process that is gone. */
async function isLeftBehind(path: string): Promise<boolean> {
  try {
    const [text, { mtimeMs }] = await Promise.all([readFile(path, 'utf8'), stat(path)]);
    if (Math.abs(Date.now() - mtimeMs) > staleMs) return true;
    process.kill(Number(text), 0);
    return false;
  } catch (error) {
    return codeOf(error) === 'ESRCH';
  }
}

/**
 * Runs while no other process runs under the same path; makes its folder if need be.
 * @throws Error of the file system, or one that says that another process is at work.
 */
export async function withLock<T>(path: string, run: () => Promise<T>): Promise<T> {
  await mkdir(dirname(path), { recursive: true });
  if (await isLeftBehind(path)) await rm(path, { force: true });
  try {
    await writeFile(path, String(process.pid), { flag: 'wx' });
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
    throw new Error('another refresh is at work on the same folder: run again when it has ended', { cause: error });
  }
  try {
    return await run();
  } finally {
    await rm(path, { force: true });
  }
}
