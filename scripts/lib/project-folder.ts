import { join, resolve } from 'node:path';

export const projectFolder = resolve(import.meta.dirname, '../..');

/** What this project's own data become. */
export const generatedFolder = join(projectFolder, '.generated');
