/** Finds names in the code of the site, because an owner may show a picture or link to a file there instead of in the data. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '~scripts/lib/project-folder';

/** Whether a file of `src` contains a text. */
export function isUsedInCode(text: string): boolean {
  const source = join(projectFolder, 'src');
  return readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .some((file) => readFileSync(join(source, file), 'utf8').includes(text));
}
