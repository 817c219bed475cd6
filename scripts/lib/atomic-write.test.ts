import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { atomicWrite } from './atomic-write';

const directory = mkdtempSync(join(tmpdir(), 'atomic-'));
afterAll(() => rmSync(directory, { recursive: true }));

it('writes one file many times at once, in a folder that it makes: the last write stays, and none fails', async () => {
  for (let round = 0; round < 10; round += 1) {
    const folder = join(directory, `rounds/${round}/a/b/c`);
    const path = join(folder, 'many.json');
    await Promise.all(Array.from({ length: 42 }, (_, index) => atomicWrite(path, String(index), { fsync: false })));
    expect([readFileSync(path, 'utf8'), readdirSync(folder)]).toEqual(['41', ['many.json']]);
  }
});

it('keeps what was there where a write fails, leaves nothing behind, and goes on with the next', async () => {
  const path = join(directory, 'folder');
  mkdirSync(join(path, 'old'), { recursive: true });
  await expect(atomicWrite(path, 'new')).rejects.toThrow(/EISDIR|ENOTEMPTY|EEXIST/);
  expect([readdirSync(path), readdirSync(directory).toSorted()]).toEqual([['old'], ['folder', 'rounds']]);
  await atomicWrite(join(path, 'new.json'), 'new');
  expect(readFileSync(join(path, 'new.json'), 'utf8')).toBe('new');
});
