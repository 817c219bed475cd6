import { type Site, siteOf } from '~/config/site';
import { type Environment, readSettings, settingList } from '~scripts/settings/read-settings';

/** Every variable of the environment that a page of the site depends on. */
export const settingVariables: readonly string[] = settingList.flatMap(({ variable }) => variable ?? []);

/** Takes away what a shell or CI system has set for the site: it changes no test. */
export function clearSettingVariables(): void {
  for (const name of Object.keys(process.env))
    if (settingVariables.includes(name) || /^(?:NEWS|RELAY)_|^(?:DIST_DIR|EDITOR_REPO|PORT)$/.test(name))
      delete process.env[name];
}

/**
 * What pages know of an environment's settings.
 * @throws DataError with every fault
 */
export function readSite(environment: Environment, dataFolder: string): Site {
  return siteOf(readSettings(environment, dataFolder));
}
