import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { main } from './main';

describe('npm run artwork', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  afterEach(() => error.mockClear());

  it('finds the files of this repository up to date', async () => {
    expect(await main(['--check'])).toBe(0);
    expect(error.mock.calls).toEqual([]);
  }, 60_000);

  it('writes once, then nothing; --check never writes and names the mending command', async () => {
    const base = await mkdtemp(path.join(tmpdir(), 'artwork-'));
    const folders = {
      pictures: path.join(base, 'pictures'),
      photographs: path.join(base, 'none'),
      publicFiles: path.join(base, 'public'),
    };
    try {
      expect(await main(['--check'], folders)).toBe(1);
      expect(error.mock.calls.join()).toContain('run: npm run artwork');
      await expect(stat(folders.pictures)).rejects.toThrow('ENOENT');

      expect(await main([], folders)).toBe(0);
      const icon = path.join(folders.publicFiles, 'favicon.ico');
      const written = await stat(icon);
      expect(await main([], folders)).toBe(0);
      expect((await stat(icon)).mtimeMs).toBe(written.mtimeMs);

      // An ICO directory: reserved, type 1, one image; then the PNG itself.
      const bytes = await readFile(icon);
      expect([...bytes.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
      expect((await sharp(bytes.subarray(22)).metadata()).width).toBe(32);
      const share = await sharp(path.join(folders.publicFiles, 'share.jpg')).metadata();
      expect([share.width, share.height]).toEqual([1200, 630]);

      await writeFile(path.join(folders.pictures, 'news-fallback.svg'), '<svg/>');
      expect(await main(['--check'], folders)).toBe(1);
    } finally {
      await rm(base, { recursive: true });
    }
  }, 120_000);

  it('refuses an unknown argument', async () => {
    expect(await main(['--force'])).toBe(2);
  });
});
