/** Clears the site's settings from the environment, so that a shell or CI system that has some does not change the tests. */
import { settingVariables } from '../../src/config/settings.ts';

export function clearSettings(environment: NodeJS.ProcessEnv): void {
  const names = settingVariables();
  for (const name of Object.keys(environment)) {
    if (names.includes(name) || /^(?:NEWS|RELAY)_|^(?:DIST_DIR|EDITOR_REPO|PORT)$/.test(name)) delete environment[name];
  }
}
