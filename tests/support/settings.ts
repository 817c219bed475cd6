import { readFileSync } from 'node:fs';
import { type Site, toSite } from '~/config/site.node.ts';
import { DataError } from '~/schemas/dataFile';
import { dataFolder as testDataFolder } from '~scripts/lib/data-folder';
import { type Environment, parseSettings, readSettings } from '~scripts/settings/read-settings';

/**
 * Reads the settings that pages use.
 * @throws DataError with every error of the settings
 */
export function readSite(environment: Environment, dataFolder: string): Site {
  return toSite(readSettings(environment, dataFolder));
}

/** The settings of the tests' data, as its site.json has them. */
export const settingsFile: { readonly headquarters: object } = JSON.parse(
  readFileSync(`${testDataFolder}/site.json`, 'utf8'),
);

/**
 * Finds the errors of the settings with some changes.
 * @param changes keys with other values; a key that is undefined is left out
 */
export function findSettingErrors(changes: object, variables: Environment = {}): readonly string[] {
  try {
    parseSettings(JSON.parse(JSON.stringify({ ...settingsFile, ...changes })), variables, 'data/site.json');
    return [];
  } catch (error) {
    if (error instanceof DataError) return error.errors;
    throw error;
  }
}
