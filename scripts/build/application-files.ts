import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest, ManifestChunk } from 'vite';
import { getComponentName, type PageId } from '~/config/pageTable';

/** Reads Vite's manifest, which the build removes from the site's folder afterwards. */
export async function readManifest(directory: string): Promise<Manifest> {
  return JSON.parse(await readFile(join(directory, '.vite', 'manifest.json'), 'utf8'));
}

/**
 * Lists the addresses of the scripts of a page, each after its imports: the content of the shell, the page's component and
 * content, and last the entry.
 * @param base path that the site is served under, with both slashes
 * @throws Error if the browser's build has no file for one of the scripts
 */
export function listApplicationFiles(
  manifest: Manifest,
  page: PageId,
  language: string,
  base: string,
): readonly string[] {
  const chunks = new Set<ManifestChunk>();
  const collect = (key: string): void => {
    const chunk = manifest[key];
    if (chunk === undefined) throw new Error(`application files: the browser's build has no file for ${key}`);
    if (chunks.has(chunk)) return;
    chunk.imports?.forEach(collect);
    chunks.add(chunk);
  };
  const component = `${getComponentName(page)}.tsx`;
  const keys = Object.keys(manifest);
  // Vite writes the names of virtual modules relative to the folder that the build runs in, which may be another than the project's.
  const collectContent = (name: string) => {
    const key = `virtual:content/${language}/${name}`;
    collect(keys.find((candidate) => candidate === key || candidate.endsWith(`/${key}`)) ?? key);
  };
  collectContent('shell');
  collect(keys.find((key) => key.startsWith('src/pages/') && key.endsWith(`/${component}`)) ?? component);
  collectContent(page);
  keys.filter((key) => manifest[key]?.isEntry).forEach(collect);
  return [...chunks].map(({ file }) => base + file);
}
