import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest, ManifestChunk } from 'vite';

/** What the browser runs on a page: Vite's manifest knows which file each module became. */
export class ApplicationFiles {
  readonly #manifest: Manifest;
  readonly #base: string;

  constructor(manifest: Manifest, base: string) {
    this.#manifest = manifest;
    this.#base = base;
  }

  /** @param directory folder of the built site, before the manifest is removed from it */
  static async read(directory: string, base: string): Promise<ApplicationFiles> {
    const manifest: Manifest = JSON.parse(await readFile(join(directory, '.vite', 'manifest.json'), 'utf8'));
    return new ApplicationFiles(manifest, base);
  }

  /**
   * Addresses of the scripts a page needs, each after those it imports; the entry is the last.
   * @param modules that its route imports, from the project's folder, e.g. `src/pages/home/HomePage.tsx`
   * @throws Error where the browser's build has no file for one of them
   */
  of(modules: readonly string[]): readonly string[] {
    const chunks = new Set<ManifestChunk>();
    for (const module of modules) this.#collect(this.#chunk(module), chunks);
    this.#collect(
      this.#find('entry', ({ isEntry }) => isEntry === true),
      chunks,
    );
    return [...chunks].map((chunk) => this.#address(chunk));
  }

  /**
   * Address of a group of scripts/build/page/client-chunks.ts.
   * @throws Error where there is none
   */
  ofGroup(name: string): string {
    return this.#address(this.#find(name, (chunk) => chunk.name === name));
  }

  #chunk(key: string): ManifestChunk {
    const chunk = this.#manifest[key];
    if (chunk === undefined) {
      throw new Error(
        `application files: a route imports ${key}, and the browser's build has no such file; import it in the browser too (src/app/pageLoaders.tsx)`,
      );
    }
    return chunk;
  }

  #find(what: string, matches: (chunk: ManifestChunk) => boolean): ManifestChunk {
    const chunk = Object.values(this.#manifest).find(matches);
    if (chunk === undefined) throw new Error(`application files: the browser's build has no ${what}`);
    return chunk;
  }

  #collect(chunk: ManifestChunk, into: Set<ManifestChunk>): void {
    if (into.has(chunk)) return;
    for (const key of chunk.imports ?? []) this.#collect(this.#chunk(key), into);
    into.add(chunk);
  }

  #address({ file }: ManifestChunk): string {
    return this.#base + file;
  }
}
