import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { type Site, toSite } from '~/config/site';
import { type Settings, settingsSchema } from '~/content/settings';
import { dataFolder } from '~scripts/lib/data-folder';

/**
 * Reads the settings that pages use.
 * @param changes keys of site.json with other values
 */
export function readSite(changes: Partial<Settings> = {}, folder = dataFolder): Site {
  const file: unknown = JSON.parse(readFileSync(`${folder}/site.json`, 'utf8'));
  return toSite(v.parse(settingsSchema(new Date()), { ...Object(file), ...changes }));
}
