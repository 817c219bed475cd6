import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { loadSite, type Site } from '~/content/load';
import { type Environment, type Settings, type settingsFileSchema, settingsSchema } from '~/content/settings';
import { dataFolder } from '~scripts/folders';

/** Reads the data of a site: the sample, unless another folder is named. */
export const readSite = (environment: Environment = {}, folder = dataFolder): Site =>
  loadSite({ dataFolder: folder, environment, now: new Date() });

/**
 * Reads the settings of a site.
 * @param changes keys of site.json with other values
 */
export function readSettings(
  changes: Partial<v.InferInput<ReturnType<typeof settingsFileSchema>>> = {},
  folder = dataFolder,
): Settings {
  const file: unknown = JSON.parse(readFileSync(`${folder}/site.json`, 'utf8'));
  return v.parse(settingsSchema(new Date()), { ...Object(file), ...changes });
}
