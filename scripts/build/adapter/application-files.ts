import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import { pageLoaders } from '../../../src/app/pageLoaders';
import type { Language } from '../../../src/config/languages';
import type { PageId } from '../../../src/content/pages';

/** The document Vite built the application from. */
const entryKey = 'index.html';

/** What the browser runs on a page: Vite's manifest knows which files each module became. */
export class ApplicationFiles {
  readonly #manifest: Manifest;
  readonly #base: string;

  constructor(manifest: Manifest, base: string) {
    this.#manifest = manifest;
    this.#base = base;
  }

  static async read(directory: string, base: string): Promise<ApplicationFiles> {
    const manifest: Manifest = JSON.parse(await readFile(join(directory, '.vite', 'manifest.json'), 'utf8'));
    return new ApplicationFiles(manifest, base);
  }

  /** Addresses of the scripts a page needs, each after those it imports; the entry is the last. */
  of(page: PageId, language: Language): readonly string[] {
    const { entry, contentFile } = pageLoaders[page];
    const parts = [
      this.#find((key) => key === `src/content/${language}/shell.ts`),
      this.#find((key) => key === `src/content/${language}/${contentFile}`),
      this.#find((key) => key === entry),
    ];
    const keys = new Set<string>();
    for (const key of [...parts, this.#find((candidate) => candidate === entryKey)]) this.#collect(key, keys);
    return [...keys].map((key) => this.#address(key));
  }

  #find(matches: (key: string) => boolean): string {
    const key = Object.keys(this.#manifest).find(matches);
    if (key === undefined) throw new Error('prerender: the manifest of the build lacks a file that every page needs');
    return key;
  }

  #collect(key: string, into: Set<string>): void {
    if (into.has(key)) return;
    for (const imported of this.#manifest[key]?.imports ?? []) this.#collect(imported, into);
    into.add(key);
  }

  #address(key: string): string {
    return `${this.#base}${this.#manifest[key]?.file ?? ''}`;
  }
}
