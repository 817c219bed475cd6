import { readdir, readFile, rm } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { isSystemFile } from '~/content/readFolder';

const textTypes = new Set(['', '.html', '.js', '.css', '.json', '.webmanifest', '.xml', '.txt', '.svg']);

/**
 * Removes what no visitor needs: files that the operating system added to `public`, and the scripts, pictures and fonts in `assets`
 * that no other file names.
 */
export async function removeUnusedFiles(directory: string): Promise<void> {
  const assets = join(directory, 'assets');
  const unused = new Set((await readdir(assets)).filter((name) => !isSystemFile(name)));
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const systemFiles = files.filter(({ name }) => isSystemFile(name));
  for (const { parentPath, name } of systemFiles) await rm(join(parentPath, name));
  const paths = files
    .filter((file) => !systemFiles.includes(file))
    .map(({ parentPath, name }) => join(parentPath, name));
  const next = paths.filter((path) => !unused.has(path.slice(assets.length + 1)));
  for (let path = next.pop(); path !== undefined && unused.size > 0; path = next.pop()) {
    const text = textTypes.has(extname(path)) ? await readFile(path, 'utf8') : '';
    const usedNames = [...unused].filter((name) => text.includes(name));
    for (const name of usedNames) unused.delete(name);
    next.push(...usedNames.map((name) => join(assets, name)));
  }
  for (const name of unused) await rm(join(assets, name));
}
