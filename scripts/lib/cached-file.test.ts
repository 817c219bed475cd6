import { randomUUID } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { getCachedFile } from './cached-file';

test('a file is made once for the same sources, parameters and package', async () => {
  const source = randomUUID();
  const make = vi.fn<() => Promise<string>>(async () => 'content');
  const get = (folder: 'artwork' | 'fonts', parameters: object) =>
    getCachedFile(folder, 'cached-file-test.txt', [source, JSON.stringify(parameters)], make);
  expect((await get('artwork', { quality: 84 })).toString()).toBe('content');
  await get('artwork', { quality: 84 });
  expect(make).toHaveBeenCalledTimes(1);
  await get('artwork', { quality: 86 });
  await get('fonts', { quality: 84 });
  expect(make).toHaveBeenCalledTimes(3);
});
