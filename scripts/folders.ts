/** The folders of the project that commands read and write. */
import { resolve } from 'node:path';
import type { Environment } from '~/content/settings';

/** Absolute path of the project. */
export const projectFolder = resolve(import.meta.dirname, '..');

/** Path of the folder of the data. npm runs every command in the folder of the project. */
export const dataFolder = 'data';

/** Absolute path of the folder of the built site. */
export const getDistFolder = (environment: Environment): string =>
  resolve(projectFolder, environment['DIST_DIR'] || 'dist');

/** The folder of the news snapshots that a site is built from. */
export const getNewsFolder = (source: { readonly dataFolder: string; readonly environment: Environment }): string =>
  source.environment['NEWS_SNAPSHOTS'] || `${source.dataFolder}/news`;
