import { join } from 'node:path';
import { afterAll } from 'vitest';
import { loadSite } from '~/content/load';
import { getErrorMessage } from '~/lib/getErrorMessage';
import { createTemporaryFolder } from '~tests/support/temporary-folder';
import { type Changes, writeData } from '~tests/support/write-data';

/**
 * Functions that read the tests’ data with changes, which are JSON merge patches by file, from a folder of the test file.
 * @param original changes of the tests’ data that each site has
 */
export function createChangedSite(original: Changes = {}) {
  const folder = join(createTemporaryFolder(afterAll), 'data');

  /** @param now the moment that the site is built for */
  function read(changes: Changes = {}, now = new Date()) {
    writeData(folder, { ...original, ...changes });
    return loadSite({ dataFolder: folder, environment: { BASE_PATH: '/repo/' }, now });
  }

  function getErrors(changes: Changes, now?: Date): readonly string[] {
    try {
      read(changes, now);
    } catch (error) {
      return getErrorMessage(error).replaceAll(`${folder}/`, '').split('\n');
    }
    return [];
  }

  return { folder, read, getErrors };
}
