import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { atomicWrite } from '~scripts/lib/atomic-write';
import type { RelayStore } from '../store';

/** Keeps each value as a small JSON file, written whole or not at all. */
export function createFolderStore(directory: string): RelayStore {
  const fileOf = (key: string) => join(directory, `${key.replaceAll('/', '_')}.json`);
  return {
    get: async (key) => (existsSync(fileOf(key)) ? JSON.parse(await readFile(fileOf(key), 'utf8')) : undefined),
    put: (key, value) => atomicWrite(fileOf(key), JSON.stringify(value)),
  };
}
