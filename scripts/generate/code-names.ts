/** What the code of the site names, besides the data: an owner who writes code may show a picture or link to a file there. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '~scripts/lib/project-folder';

/** Whether a file of `src` has a text in it. */
export function isUsedInCode(text: string): boolean {
  const source = join(projectFolder, 'src');
  return readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .some((file) => readFileSync(join(source, file), 'utf8').includes(text));
}
