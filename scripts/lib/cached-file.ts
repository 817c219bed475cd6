/**
 * A cache, below `.cache`, of files that take a while to make. The key is a hash of everything they are made from: sources,
 * parameters, and the version of the package that makes them.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { projectFolder } from './project-folder';
import { writeFileAtomically } from './write-file-atomically';

/** The package that makes the files of each folder. Another version may make other files. */
const makers = { artwork: 'sharp', fonts: 'subset-font' } as const;

function readVersion(name: string): string {
  const file = path.join(projectFolder, 'node_modules', name, 'package.json');
  return v.parse(v.object({ version: v.string() }), JSON.parse(readFileSync(file, 'utf8'))).version;
}

const versions = { sharp: readVersion('sharp'), 'subset-font': readVersion('subset-font') };

/**
 * Returns the content of a file, from the cache if it was made before.
 * @param folder subfolder of `.cache`
 * @param ingredients everything that the content depends on, parameters included
 */
export async function getCachedFile(
  folder: keyof typeof makers,
  name: string,
  ingredients: readonly (string | Uint8Array)[],
  make: () => Promise<string | Uint8Array>,
): Promise<Buffer> {
  const hash = createHash('sha256');
  for (const ingredient of [versions[makers[folder]], ...ingredients])
    hash.update(`\0${ingredient.length}\0`).update(ingredient);
  const file = path.join(projectFolder, '.cache', folder, hash.digest('hex').slice(0, 16), name);
  if (!existsSync(file)) await writeFileAtomically(file, await make());
  return readFileSync(file);
}
