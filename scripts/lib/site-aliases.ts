import { join } from 'node:path';
import { projectFolder } from './project-folder';

/**
 * What `~/` and `~generated/` mean in the code of a site.
 * @param generatedFolder what the site's data became, absolute
 */
export const siteAliases = (generatedFolder: string) => [
  { find: /^~\//, replacement: `${join(projectFolder, 'src')}/` },
  { find: /^~generated\//, replacement: `${generatedFolder}/` },
];
