import { existsSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
/** The lock by which one process at a time writes: who waits, who gives up, and what a killed one leaves. */
import type * as FileSystem from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { withLock } from './lock';
import { filesOf, withFolder } from './refresh/test-runs';

/** No process has this number: Linux gives them up to 4,194,304. */
const deadPid = 999_999_999;
const shortMs = 60;

/** Every second removal is late, as on a busy machine: whoever is slow must not remove what another has made by then. */
vi.mock('node:fs/promises', async (importReal) => {
  const real = await importReal<typeof FileSystem>();
  let count = 0;
  const rm: typeof real.rm = async (...given) => {
    count += 1;
    if (count % 2 === 0) await turns(10);
    await real.rm(...given);
  };
  return { ...real, rm };
});

function withPath<T>(run: (path: string, directory: string) => Promise<T>): Promise<T> {
  return withFolder((directory) => run(join(directory, 'below', 'a.lock'), directory));
}

/** A lock as another process left it. */
function leave(path: string, text: string, ageMs = 0): void {
  writeFileSync(path, text);
  const made = (Date.now() - ageMs) / 1_000;
  utimesSync(path, made, made);
}

async function turns(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) {
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
  }
}

/** Runs many at once under one lock; returns how many were at work at the same time, at most. */
async function mostAtOnce(path: string, count: number): Promise<number> {
  let atWork = 0;
  let most = 0;
  const work = () =>
    withLock(path, async () => {
      atWork += 1;
      most = Math.max(most, atWork);
      await turns(40);
      atWork -= 1;
    });
  await Promise.all(Array.from({ length: count }, work));
  return most;
}

describe('a lock', () => {
  it('makes its folder, holds the process’s number, and is gone with the run', () =>
    withPath(async (path, directory) => {
      expect(await withLock(path, async () => readFileSync(path, 'utf8'))).toBe(String(process.pid));
      expect([...filesOf(directory).keys()]).toEqual([]);
    }));

  it('is gone after a run that failed, whose error is told', () =>
    withPath(async (path) => {
      await expect(withLock(path, () => Promise.reject(new Error('a disk')))).rejects.toThrow('a disk');
      expect(existsSync(path)).toBe(false);
    }));

  it('lets one run at a time', () =>
    withPath(async (path) => {
      expect(await mostAtOnce(path, 8)).toBe(1);
    }));

  it('tells of a folder that cannot be made', () =>
    withFolder(async (directory) => {
      writeFileSync(join(directory, 'file'), '');
      await expect(withLock(join(directory, 'file', 'a.lock'), async () => 'run')).rejects.toThrow(/EEXIST|ENOTDIR/);
    }));
});

describe('a lock that is there', () => {
  const minutesMs = 60_000;

  it.each([
    ['of a living process', String(process.ppid), 0],
    ['of a living process, nine minutes old', String(process.ppid), 9 * minutesMs],
    ['without its text yet', '', 0],
  ])('%s is waited for, and left', (_name, text, ageMs) =>
    withPath(async (path) => {
      await withLock(path, async () => undefined);
      leave(path, text, ageMs);
      await expect(withLock(path, async () => 'run', shortMs)).rejects.toThrow('another refresh is at work');
      expect(readFileSync(path, 'utf8')).toBe(text);
    }),
  );

  it.each([
    ['of a dead process', String(deadPid), 0],
    ['of a living process, eleven minutes old', String(process.ppid), 11 * minutesMs],
    ['of a living process, from a clock that was eleven minutes ahead', String(process.ppid), -11 * minutesMs],
    ['that never got its text', '', 11 * minutesMs],
    ['with a foreign text', 'not a number', 0],
  ])('%s is taken over', (_name, text, ageMs) =>
    withPath(async (path, directory) => {
      await withLock(path, async () => undefined);
      leave(path, text, ageMs);
      expect(await withLock(path, async () => readFileSync(path, 'utf8'), shortMs)).toBe(String(process.pid));
      expect([...filesOf(directory).keys()]).toEqual([]);
    }),
  );

  it('is had as soon as it is released', () =>
    withPath(async (path) => {
      const order: string[] = [];
      const first = withLock(path, async () => {
        await turns(20);
        order.push('first');
      });
      await turns(1);
      await Promise.all([first, withLock(path, async () => void order.push('second'))]);
      expect(order).toEqual(['first', 'second']);
    }));

  it('is taken over although a process was killed as it did so', () =>
    withPath(async (path, directory) => {
      await withLock(path, async () => undefined);
      leave(path, String(deadPid));
      leave(`${path}.removal.lock`, String(deadPid));
      expect(await withLock(path, async () => 'run', shortMs)).toBe('run');
      expect([...filesOf(directory).keys()]).toEqual([]);
    }));

  it('of a dead process goes to one of those who wait', () =>
    withPath(async (path, directory) => {
      await withLock(path, async () => undefined);
      for (let round = 0; round < 5; round += 1) {
        leave(path, String(deadPid));
        expect(await mostAtOnce(path, 8)).toBe(1);
      }
      expect([...filesOf(directory).keys()]).toEqual([]);
    }));
});
