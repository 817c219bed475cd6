import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { atomicWrite } from '~scripts/lib/atomic-write';
import type { RelayStore } from '../store';

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

/** Keeps each value as a small JSON file, written whole or not at all. */
export function createFolderStore(directory: string): RelayStore {
  const fileOf = (key: string) => join(directory, `${key.replaceAll('/', '_')}.json`);
  return {
    async get(key) {
      const text = await readFile(fileOf(key), 'utf8').catch((error: unknown) => {
        if (isMissing(error)) return null;
        throw error;
      });
      return text === null ? undefined : JSON.parse(text);
    },
    put: (key, value) => atomicWrite(fileOf(key), JSON.stringify(value)),
  };
}
