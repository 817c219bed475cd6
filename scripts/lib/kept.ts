/** What takes a while to make, kept below `.cache` by a hash of what it was made from. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { projectFolder } from './project-folder';
import { writeWhole } from './write-whole';

/** It pins what makes the files: another version may make others. */
const packages = readFileSync(path.join(projectFolder, 'package.json'));

/**
 * The content of a file, made unless it was made before.
 * @param folder its own, below `.cache`
 * @param ingredients all that decides what comes out, parameters too
 */
export async function kept(
  folder: 'artwork' | 'fonts' | 'share',
  name: string,
  ingredients: readonly (string | Uint8Array)[],
  make: () => Promise<string | Uint8Array>,
): Promise<Buffer> {
  const hash = createHash('sha256');
  for (const ingredient of [packages, ...ingredients]) hash.update(`\0${ingredient.length}\0`).update(ingredient);
  const file = path.join(projectFolder, '.cache', folder, hash.digest('hex').slice(0, 16), name);
  if (!existsSync(file)) await writeWhole(file, await make());
  return readFileSync(file);
}
