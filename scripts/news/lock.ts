/** One at a time: a file that only one process can make. */
import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isRunning } from '~scripts/lib/atomic-write';

const staleMs = 600_000;
const pauseMs = 20;

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}

/** Whether whoever made the lock is gone: killed, or of another machine and older than ten minutes. */
async function isStale(path: string): Promise<boolean> {
  try {
    const [text, { mtimeMs }] = await Promise.all([readFile(path, 'utf8'), stat(path)]);
    const age = Math.abs(Date.now() - mtimeMs);
    // Between its making and its first byte a lock is empty.
    return age > staleMs || (text !== '' && !isRunning(Number(text)));
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return false;
    throw error;
  }
}

/** Makes a lock; false where there is one. */
async function take(path: string): Promise<boolean> {
  try {
    await writeFile(path, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  }
}

/**
 * Removes a lock that is stale; false where it is not, or another process is about to. One at a time: of two that find
 * the same one, the slower would remove what the other has made in its place.
 */
async function removeStale(path: string): Promise<boolean> {
  if (!(await isStale(path))) return false;
  const removal = `${path}.removal.lock`;
  if (!(await take(removal))) {
    if (await isStale(removal)) await rm(removal, { force: true });
    return false;
  }
  try {
    const isStillStale = await isStale(path);
    if (isStillStale) await rm(path, { force: true });
    return isStillStale;
  } finally {
    await rm(removal, { force: true });
  }
}

/**
 * Runs while no other process runs under the same path; makes its folder if need be.
 * @throws Error of the file system, or one that says that the lock was not to be had within `waitMs`.
 */
export async function withLock<T>(path: string, run: () => Promise<T>, waitMs = 60_000): Promise<T> {
  await mkdir(dirname(path), { recursive: true });
  const until = performance.now() + waitMs;
  while (!(await take(path))) {
    if (await removeStale(path)) continue;
    if (performance.now() > until) throw new Error('another refresh is at work');
    await sleep(pauseMs);
  }
  try {
    return await run();
  } finally {
    await rm(path, { force: true });
  }
}
