/** Clears the site's settings from the environment, so that a shell or CI system that has some does not change the tests. */
import { settings } from '../../src/config/site.ts';

export function clearSettings(environment: NodeJS.ProcessEnv): void {
  for (const name of Object.keys(environment)) {
    if (name in settings || /^(?:NEWS|RELAY)_|^(?:DIST_DIR|PORT)$/.test(name)) delete environment[name];
  }
}
