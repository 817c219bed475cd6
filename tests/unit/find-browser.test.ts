import { expect, test } from 'vitest';
import { findBrowser } from '../support/find-browser';

test('a browser named by the environment is the one, or a clear error', async () => {
  await expect(findBrowser({ CHROMIUM_PATH: '/nowhere/chromium' })).rejects.toThrow('CHROMIUM_PATH: there is no working Chromium at "/nowhere/chromium".');
  await expect(findBrowser({ CHROMIUM_PATH: process.execPath })).rejects.toThrow('no working Chromium');
});
