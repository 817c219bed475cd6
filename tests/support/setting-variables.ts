/** The environment variables of the site. */
import { settingVariables } from '~/content/settings';

/** The environment variables that pages depend on. */
const names: ReadonlySet<string> = new Set(settingVariables.values());

/** Deletes the site's environment variables, so that a developer's settings affect no test. */
export function clearSettingVariables(): void {
  for (const name of Object.keys(process.env))
    if (names.has(name) || /^(?:NEWS|RELAY)_|^DIST_DIR$/.test(name)) delete process.env[name];
}
