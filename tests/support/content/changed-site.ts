import { join } from 'node:path';
import { afterAll } from 'vitest';
import { getErrorMessage } from '~/shared/getErrorMessage';
import { composeSite } from '~scripts/generate/content/compose';
import { readData } from '~scripts/generate/content/read-data';
import { readSiteSettings } from '~scripts/settings/site-settings';
import { createTemporaryFolder } from '~tests/support/temporary-folder';
import { type Changes, writeData } from '~tests/support/write-data';

/**
 * Functions that read the tests’ data with changes, which are JSON merge patches by file, from a folder of the test file.
 * @param original changes of the tests’ data that each site has, such as those of an owner
 */
export function createChangedSite(original: Changes = {}) {
  const folder = join(createTemporaryFolder(afterAll), 'data');

  /** @param now the moment that the site is built for */
  function read(changes: Changes, now?: Date) {
    writeData(folder, { ...original, ...changes });
    return readSiteSettings({ dataFolder: folder, environment: { BASE_PATH: '/repo/' }, ...(now && { now }) });
  }

  function compose(changes: Changes, now?: Date) {
    const siteSettings = read(changes, now);
    return composeSite(readData(siteSettings), siteSettings);
  }

  /** The content of the changed data, with what it is composed from. */
  function composeWithSources(changes: Changes = {}, now?: Date) {
    const siteSettings = read(changes, now);
    const data = readData(siteSettings);
    return { siteSettings, data, contents: composeSite(data, siteSettings) };
  }

  function getErrors(changes: Changes, now?: Date): readonly string[] {
    try {
      compose(changes, now);
    } catch (error) {
      return getErrorMessage(error).replaceAll(`${folder}/`, '').split('\n');
    }
    return [];
  }

  return { folder, read, compose, composeWithSources, getErrors };
}
