import { resolve } from 'node:path';
import type { Environment } from '~/content/settings';
import { projectFolder } from '../lib/project-folder.ts';
import type { SiteSource } from './site-settings';

/**
 * The oldest browsers that get the application, as in the README. Newer features are used only with a fallback. In older
 * browsers the boot script does not start the application (src/boot/boot.ts).
 */
export const oldestBrowsers = ['chrome110', 'edge110', 'firefox115', 'safari16'] as const;

/** Absolute path of the folder of the built site. */
export const getDistFolder = (environment: Environment): string =>
  resolve(projectFolder, environment['DIST_DIR'] || 'dist');

/** Folder of the news snapshots that a site is built from. */
export const getNewsFolder = ({ dataFolder, environment }: SiteSource): string =>
  environment['NEWS_SNAPSHOTS'] || `${dataFolder}/news`;

/** Settings of a build that are not settings of the site (docs/settings.md). An empty variable counts as unset. */
export function readBuildSettings(environment: Environment) {
  return {
    /** Whether the site may be built without news; the news page then says that there are no articles. */
    allowsMissingNews: environment['NEWS_ALLOW_MISSING'] === '1',
  } as const;
}
