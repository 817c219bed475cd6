import { readdir, readFile, rm } from 'node:fs/promises';
import { extname, join } from 'node:path';

const textTypes = new Set(['', '.html', '.js', '.css', '.json', '.webmanifest', '.xml', '.txt', '.svg']);

/**
 * Removes the scripts, pictures and fonts of `assets` that no other file names. The bundler also writes those of features
 * that are off.
 */
export async function removeUnusedFiles(directory: string): Promise<void> {
  const assets = join(directory, 'assets');
  const unused = new Set(await readdir(assets));
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const next = paths.filter((path) => !unused.has(path.slice(assets.length + 1)));
  for (let path = next.pop(); path !== undefined && unused.size > 0; path = next.pop()) {
    const text = textTypes.has(extname(path)) ? await readFile(path, 'utf8') : '';
    const used = [...unused].filter((name) => text.includes(name));
    for (const name of used) unused.delete(name);
    next.push(...used.map((name) => join(assets, name)));
  }
  for (const name of unused) await rm(join(assets, name));
}
