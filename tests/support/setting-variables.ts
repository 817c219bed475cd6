/** The environment variables of the site. */
import { variables } from '~/content/settings';

/** The environment variables that pages depend on. */
const settingVariables: ReadonlySet<string> = new Set(variables.values());

/** Deletes the site's environment variables, so that a developer's settings affect no test. */
export function clearSettingVariables(): void {
  for (const name of Object.keys(process.env))
    if (settingVariables.has(name) || /^(?:NEWS|RELAY)_|^(?:DIST_DIR|PORT)$/.test(name)) delete process.env[name];
}
