import { join } from 'node:path';
import { projectFolder } from './project-folder.ts';

/**
 * Vite's aliases `~/` and `~generated/`.
 * @param generatedFolder absolute path of the folder that generation wrote
 */
export const siteAliases = (generatedFolder: string) => [
  { find: /^~\//, replacement: `${join(projectFolder, 'src')}/` },
  { find: /^~generated\//, replacement: `${generatedFolder}/` },
];
