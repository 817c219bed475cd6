import { type Site, toSite } from '~/config/site';
import { readLanguages } from '~scripts/settings/read-languages';
import { type Environment, readSettings, settingList } from '~scripts/settings/read-settings';

/** The environment variables that pages depend on. */
export const settingVariables: readonly string[] = settingList.flatMap(({ variable }) => variable ?? []);

/** Deletes the site's environment variables, so that a developer's settings affect no test. */
export function clearSettingVariables(): void {
  for (const name of Object.keys(process.env))
    if (settingVariables.includes(name) || /^(?:NEWS|RELAY)_|^(?:DIST_DIR|EDITOR_REPO|PORT)$/.test(name))
      delete process.env[name];
}

/**
 * Reads the settings that pages use.
 * @throws DataError with every error of the settings
 */
export function readSite(environment: Environment, dataFolder: string): Site {
  const settings = readSettings(environment, dataFolder);
  return toSite(settings, readLanguages(dataFolder, settings.languages));
}
