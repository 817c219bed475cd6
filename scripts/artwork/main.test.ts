import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { buildPictures } from './build';
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
      brand: path.join(base, 'none'),
      publicFiles: path.join(base, 'public'),
    };
    const run = (...args: readonly string[]): Promise<number> =>
      main(args, folders, () => buildPictures([{ name: 'card', width: 3, height: 2, svg: '<svg/>' }], folders));
    try {
      expect(await run('--check')).toBe(1);
      expect(error.mock.calls.join()).toContain('run: npm run artwork');
      await expect(stat(folders.pictures)).rejects.toThrow('ENOENT');

      expect(await run()).toBe(0);
      const drawing = path.join(folders.pictures, 'card.svg');
      const written = await stat(drawing);
      expect(await run()).toBe(0);
      expect((await stat(drawing)).mtimeMs).toBe(written.mtimeMs);

      await writeFile(drawing, '<svg></svg>');
      await writeFile(path.join(folders.pictures, 'gone-480.jpg'), '');
      expect(await run('--check')).toBe(1);
      expect(error.mock.lastCall?.join()).toMatch(/card\.svg.*gone-480\.jpg/);
      expect(await run()).toBe(0);
      expect(await readdir(folders.pictures)).toEqual(['card.svg', 'pictures.ts']);
    } finally {
      await rm(base, { recursive: true });
    }
  });

  it('refuses an unknown argument', async () => {
    expect(await main(['--force'])).toBe(2);
  });
});
