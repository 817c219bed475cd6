/** Files that are made of others and take a while, kept below `.cache` by a hash of what they were made from. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { projectFolder } from './project-folder';

/** It pins what makes the files: another version may make others. */
const packages = readFileSync(path.join(projectFolder, 'package.json'));
const underWay = new Map<string, Promise<string>>();

async function write(file: string, make: () => Promise<string | Uint8Array>): Promise<string> {
  if (existsSync(file)) return file;
  const content = await make();
  await mkdir(path.dirname(file), { recursive: true });
  // Renamed when it is whole: other processes may be at the same file.
  const unfinished = `${file}.${process.pid}`;
  await writeFile(unfinished, content);
  await rename(unfinished, file);
  return file;
}

/**
 * The path of a file, made unless it was made before.
 * @param folder its own, below `.cache`
 * @param ingredients all that decides what comes out, parameters too
 */
export function kept(
  folder: 'artwork' | 'fonts' | 'share',
  name: string,
  ingredients: readonly (string | Uint8Array)[],
  make: () => Promise<string | Uint8Array>,
): Promise<string> {
  const hash = createHash('sha256');
  for (const ingredient of [packages, ...ingredients]) hash.update(`\0${ingredient.length}\0`).update(ingredient);
  const place = path.join(projectFolder, '.cache', folder, hash.digest('hex').slice(0, 16), name);
  const known = underWay.get(place) ?? write(place, make).finally(() => underWay.delete(place));
  underWay.set(place, known);
  return known;
}
