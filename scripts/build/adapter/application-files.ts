import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import type { Language } from '../../../src/config/languages';
import type { PageId } from '../../../src/config/paths';

/** The document Vite built the application from. */
const entryKey = 'index.html';

/** Name of a page's content module: `notFound` is `not-found`. */
function folderOf(page: PageId): string {
  return page.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** Module of each page's component, as src/app/routes.tsx imports it. */
const entryOf: Readonly<Record<PageId, string>> = {
  home: 'src/pages/home/HomePage.tsx',
  about: 'src/pages/about/AboutPage.tsx',
  portfolio: 'src/pages/portfolio/PortfolioPage.tsx',
  news: 'src/pages/news/NewsPage.tsx',
  contact: 'src/pages/contact/ContactPage.tsx',
  privacy: 'src/pages/legal/PrivacyPage.tsx',
  terms: 'src/pages/legal/TermsPage.tsx',
  search: 'src/pages/search/SearchPage.tsx',
  notFound: 'src/pages/not-found/NotFoundPage.tsx',
};

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
    const folder = folderOf(page);
    const parts = [
      this.#find((key) => key === `src/content/${language}/shell.ts`),
      this.#find((key) => key === `src/content/${language}/${folder}.ts`),
      this.#find((key) => key === entryOf[page]),
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
