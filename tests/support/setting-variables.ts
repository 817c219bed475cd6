/** The environment variables of the site. This module reads no test data, because it runs before they are written. */
import { settingList } from '~scripts/settings/read-settings';

/** The environment variables that pages depend on. */
export const settingVariables: readonly string[] = settingList.flatMap(({ variable }) => variable ?? []);

/** Deletes the site's environment variables, so that a developer's settings affect no test. */
export function clearSettingVariables(): void {
  for (const name of Object.keys(process.env))
    if (settingVariables.includes(name) || /^(?:NEWS|RELAY)_|^(?:DIST_DIR|PORT)$/.test(name)) delete process.env[name];
}
