/** One at a time: a file that only one process can make. */
import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Longer than a run may take: a lock of another machine, whose processes cannot be looked up, is then given up. */
const staleMs = 3_600_000;

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}

async function isStale(path: string): Promise<boolean> {
  try {
    const [text, { mtimeMs }] = await Promise.all([readFile(path, 'utf8'), stat(path)]);
    if (Math.abs(Date.now() - mtimeMs) > staleMs) return true;
    const pid = Number(text);
    // What holds no process was not made here: a lock is whole before it has its name.
    if (!Number.isSafeInteger(pid) || pid < 1) return true;
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return codeOf(error) === 'ESRCH';
  }
}

async function take(path: string): Promise<boolean> {
  const whole = `${path}.${randomUUID()}.tmp`;
  await writeFile(whole, String(process.pid));
  try {
    await link(whole, path);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(whole, { force: true });
  }
}

/** One process at a time looks and removes: of two, the slower would remove the lock that the other has just made. */
async function removeStale(path: string): Promise<void> {
  const removal = `${path}.removal.lock`;
  if (!(await take(removal))) {
    if (await isStale(removal)) await rm(removal, { force: true });
    return;
  }
  try {
    if (await isStale(path)) await rm(path, { force: true });
  } finally {
    await rm(removal, { force: true });
  }
}

/**
 * Runs while no other process runs under the same path; makes its folder if need be.
 * @throws Error of the file system, or one that says that another process is at work.
 */
export async function withLock<T>(path: string, run: () => Promise<T>): Promise<T> {
  await mkdir(dirname(path), { recursive: true });
  if (!(await take(path))) {
    await removeStale(path);
    if (!(await take(path)))
      throw new Error('another refresh is at work on the same folder: run again when it has ended');
  }
  try {
    return await run();
  } finally {
    await rm(path, { force: true });
  }
}
