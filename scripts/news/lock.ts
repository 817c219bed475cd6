/** One at a time: a file that only one process can make. */
import { mkdir, open, readFile, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { isRunning } from '../lib/atomic-write';

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

/**
 * Runs while no other process runs under the same path; makes its folder if need be.
 * @throws Error of the file system, or one that says that the lock was not to be had within `waitMs`.
 */
export async function withLock<T>(path: string, run: () => Promise<T>, waitMs = 60_000): Promise<T> {
  await mkdir(dirname(path), { recursive: true });
  const until = performance.now() + waitMs;
  for (;;) {
    try {
      const handle = await open(path, 'wx');
      await handle.writeFile(String(process.pid));
      await handle.close();
      break;
    } catch (error) {
      if (!hasCode(error, 'EEXIST')) throw error;
    }
    if (await isStale(path)) await rm(path, { force: true });
    else if (performance.now() > until) throw new Error('another refresh is at work');
    else await sleep(pauseMs);
  }
  try {
    return await run();
  } finally {
    await rm(path, { force: true });
  }
}
