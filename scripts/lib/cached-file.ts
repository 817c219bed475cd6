/** A cache, below `.cache`, of files that take a while to make. The key is a hash of everything they are made from. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { projectFolder } from './project-folder';
import { writeFileAtomically } from './write-file-atomically';

/** A part of every key, because another version of a package may make another file. */
const packageJson = readFileSync(path.join(projectFolder, 'package.json'));

/**
 * Returns the content of a file, from the cache if it was made before.
 * @param folder subfolder of `.cache`
 * @param ingredients everything that the content depends on, parameters included
 */
export async function getCachedFile(
  folder: 'artwork' | 'fonts' | 'share',
  name: string,
  ingredients: readonly (string | Uint8Array)[],
  make: () => Promise<string | Uint8Array>,
): Promise<Buffer> {
  const hash = createHash('sha256');
  for (const ingredient of [packageJson, ...ingredients]) hash.update(`\0${ingredient.length}\0`).update(ingredient);
  const file = path.join(projectFolder, '.cache', folder, hash.digest('hex').slice(0, 16), name);
  if (!existsSync(file)) await writeFileAtomically(file, await make());
  return readFileSync(file);
}
