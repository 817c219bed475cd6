/** What was made of an owner's files and colours, kept by a hash of what it was made from: encoding takes seconds. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { projectFolder } from './folders';

const folder = path.join(projectFolder, '.cache/artwork');
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
 * The path of a file of this name, made unless it was made before.
 * @param ingredients all that decides what comes out, parameters too
 */
export function kept(
  name: string,
  ingredients: readonly (string | Uint8Array)[],
  make: () => Promise<string | Uint8Array>,
): Promise<string> {
  const hash = createHash('sha256').update(sharp.versions.sharp ?? '');
  for (const ingredient of ingredients) hash.update(`\0${ingredient.length}\0`).update(ingredient);
  const file = path.join(folder, hash.digest('hex').slice(0, 16), name);
  const known = underWay.get(file) ?? write(file, make).finally(() => underWay.delete(file));
  underWay.set(file, known);
  return known;
}
