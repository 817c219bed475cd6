import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest, ManifestChunk } from 'vite';

/** Vite's manifest; to be read before the build removes it from the site's folder. */
export async function readManifest(directory: string): Promise<Manifest> {
  return JSON.parse(await readFile(join(directory, '.vite', 'manifest.json'), 'utf8'));
}

/**
 * Addresses of the scripts a page needs, each after those it imports; the entry is the last.
 * @param modules that the page's route imports, e.g. `src/pages/home/HomePage.tsx`
 * @throws Error where the browser's build has no file for one of them
 */
export function applicationFiles(manifest: Manifest, modules: readonly string[], base: string): readonly string[] {
  const chunks = new Set<ManifestChunk>();
  const collect = (key: string): void => {
    const chunk = manifest[key];
    if (chunk === undefined)
      throw new Error(
        `application files: a route imports ${key}, and the browser's build has no such file; import it in the browser too (src/app/pageLoaders.ts)`,
      );
    if (chunks.has(chunk)) return;
    chunk.imports?.forEach(collect);
    chunks.add(chunk);
  };
  modules.forEach(collect);
  Object.keys(manifest)
    .filter((key) => manifest[key]?.isEntry)
    .forEach(collect);
  return [...chunks].map(({ file }) => base + file);
}
