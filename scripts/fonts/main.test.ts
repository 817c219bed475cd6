import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { main } from './main';

describe('npm run fonts', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  afterEach(() => error.mockClear());

  test('finds the fonts of this repository up to date', async () => {
    expect(await main(['--check'])).toBe(0);
    expect(error).not.toHaveBeenCalled();
  }, 60_000);

  test('with --check names the mending command, and writes nothing', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'fonts-'));
    try {
      expect(await main(['--check'], folder)).toBe(1);
      expect(error.mock.lastCall?.join()).toContain('run: npm run fonts');
      expect(await readdir(folder)).toEqual([]);
    } finally {
      await rm(folder, { recursive: true });
    }
  }, 60_000);
});
