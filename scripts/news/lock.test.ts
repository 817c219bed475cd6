import { existsSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { withLock } from './lock';

const path = join(mkdtempSync(join(tmpdir(), 'lock-')), 'folder/.lock');
afterAll(() => rmSync(join(path, '../..'), { recursive: true }));

it('lets one in at a time, and is gone afterwards, whatever happens inside', async () => {
  const inside = withLock(path, () => withLock(path, () => Promise.resolve('twice')));
  await expect(inside).rejects.toThrow('another refresh is at work');
  expect(existsSync(path)).toBe(false);
  expect(await withLock(path, () => Promise.resolve('in'))).toBe('in');
});

it.each([
  ['a process that is gone', '999999', 0],
  ['a process that was killed before it had written its number', '', 0],
  ['another machine, hours ago', String(process.pid), 7_200_000],
])('takes over the lock of %s, once', async (_, text, ageMs) => {
  writeFileSync(path, text);
  const then = new Date(Date.now() - ageMs);
  utimesSync(path, then, then);
  let inside = 0;
  const enter = () => withLock(path, async () => void (inside += 1));
  await enter();
  expect(inside).toBe(1);
  expect(existsSync(path)).toBe(false);
});
