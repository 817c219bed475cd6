import { readdir, readFile, rm } from 'node:fs/promises';
import { extname, join } from 'node:path';

const textTypes = new Set(['', '.html', '.js', '.css', '.json', '.webmanifest', '.xml', '.txt', '.svg']);

async function readFileNames(path: string): Promise<readonly string[]> {
  if (!textTypes.has(extname(path))) return [];
  return (await readFile(path, 'utf8')).match(/[\w.-]+\.\w+/g) ?? [];
}

/**
 * Removes the scripts, pictures and fonts of `assets` that no other file names. The bundler also writes those of features
 * that are off.
 */
export async function removeUnusedFiles(directory: string): Promise<void> {
  const assets = join(directory, 'assets');
  const unused = new Set(await readdir(assets));
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  let next = paths.filter((path) => !unused.has(path.slice(assets.length + 1)));
  while (next.length > 0) {
    const used = new Set((await Promise.all(next.map(readFileNames))).flat().filter((name) => unused.has(name)));
    for (const name of used) unused.delete(name);
    next = [...used].map((name) => join(assets, name));
  }
  for (const name of unused) await rm(join(assets, name));
}
