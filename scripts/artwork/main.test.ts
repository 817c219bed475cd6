import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
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

  it('writes once, then nothing; --check never writes and names the command to run', async () => {
    const assets = await mkdtemp(path.join(tmpdir(), 'artwork-'));
    const pictures = path.join(assets, 'pictures');
    const drawing = path.join(pictures, 'card.svg');
    const run = (...args: readonly string[]): Promise<number> =>
      main(args, { assets, publicFiles: assets }, () => Promise.resolve([{ path: drawing, content: '<svg/>' }]));
    try {
      expect(await run('--check')).toBe(1);
      expect(error.mock.lastCall?.join()).toContain('run: npm run artwork');
      await expect(stat(pictures)).rejects.toThrow('ENOENT');

      expect(await run()).toBe(0);
      const written = await stat(drawing);
      expect(await run()).toBe(0);
      expect((await stat(drawing)).mtimeMs).toBe(written.mtimeMs);

      await writeFile(drawing, '<svg></svg>');
      await writeFile(path.join(pictures, 'gone-480.jpg'), '');
      expect(await run('--check')).toBe(1);
      expect(error.mock.lastCall?.join()).toMatch(/card\.svg.*gone-480\.jpg/);
      expect(await run()).toBe(0);
      expect(await readdir(pictures)).toEqual(['card.svg']);
    } finally {
      await rm(assets, { recursive: true });
    }
  });

  it('refuses an unknown argument', async () => {
    expect(await main(['--force'])).toBe(2);
  });
});
