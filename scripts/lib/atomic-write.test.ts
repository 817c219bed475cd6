import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { atomicWrite, nodeFileSystem } from './atomic-write';

const directory = mkdtempSync(join(tmpdir(), 'atomic-'));
afterAll(() => rmSync(directory, { recursive: true }));

it('writes one file many times at once: the last write stays, and none fails', async () => {
  const path = join(directory, 'many.json');
  await Promise.all(Array.from({ length: 42 }, (_, index) => atomicWrite(path, String(index))));
  expect([readFileSync(path, 'utf8'), readdirSync(directory)]).toEqual(['41', ['many.json']]);
});

const failing = () => Promise.reject(new Error('full'));

it('keeps the old file where a write fails, and goes on with the next', async () => {
  const path = join(directory, 'kept.json');
  await atomicWrite(path, 'old');
  const writes = [atomicWrite(path, 'lost', { ...nodeFileSystem, rename: failing }), atomicWrite(path, 'new')];
  expect((await Promise.allSettled(writes)).map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
  expect(readFileSync(path, 'utf8')).toBe('new');
});
