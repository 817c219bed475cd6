import { join, resolve } from 'node:path';

export const projectFolder = resolve(import.meta.dirname, '../..');

/** Folder that `npm run generate` writes. */
export const generatedFolder = join(projectFolder, '.generated');
