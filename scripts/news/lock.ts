/** A lock for one process at a time: a file that only one can make. */
import { link, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
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
    // One that names no process was never whole: `take` makes none such.
    if (Math.abs(Date.now() - mtimeMs) > staleMs || !/^[1-9]\d*$/.test(text)) return true;
    process.kill(Number(text), 0);
    return false;
  } catch (error) {
    return codeOf(error) === 'ESRCH';
  }
}

/** Makes the lock under its name when it is whole: killed between the making and the first byte, a process would leave it empty. */
async function take(path: string): Promise<void> {
  const whole = `${path}.${process.pid}`;
  await writeFile(whole, String(process.pid));
  try {
    await link(whole, path);
  } finally {
    await rm(whole);
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
    await take(path);
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
