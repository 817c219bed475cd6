import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { findBrowser, findMeasuringBrowser } from '~tests/support/browsers/find-browser';

/** A folder of programs that answer as browsers do; removed after the test. */
async function folderOf(...names: readonly string[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'browsers-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await Promise.all(
    names.map((name) => writeFile(join(folder, name), '#!/bin/sh\necho Chromium 150\n', { mode: 0o755 })),
  );
  return folder;
}

test.for([findBrowser, findMeasuringBrowser])(
  'a browser named by the environment is the one, or a clear error: $name',
  async (find) => {
    const folder = await folderOf('chromium', 'chromium-headless-shell', 'mine');
    expect(await find({ PATH: folder, CHROMIUM_PATH: join(folder, 'mine') })).toBe(join(folder, 'mine'));
    await expect(find({ CHROMIUM_PATH: '/nowhere/chromium' })).rejects.toThrow(
      'CHROMIUM_PATH: there is no working Chromium at "/nowhere/chromium".',
    );
    await expect(find({ CHROMIUM_PATH: process.execPath })).rejects.toThrow('no working Chromium');
  },
);

test('tests run in a whole browser, measures in one without a window', async () => {
  const folder = await folderOf('chromium', 'chromium-headless-shell');
  expect(await findBrowser({ PATH: folder })).toBe(join(folder, 'chromium'));
  expect(await findMeasuringBrowser({ PATH: folder })).toBe(join(folder, 'chromium-headless-shell'));
});
