import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { attributes } from '~/boot/contract';

const compress = promisify(brotliCompress);

/** What the sample site keeps (tests/browser/build/files.test.ts), in bytes after brotli. An owner's build is never refused. */
export const budget = { document: 17_000, script: 160_000, fonts: 60_000 } as const;

interface Heaviest {
  /** Path of the document in the built site, e.g. `es/contact.html`. */
  readonly page: string;
  readonly bytes: number;
}

export interface SiteSizes {
  readonly document: Heaviest;
  /** All scripts that a page loads. */
  readonly script: Heaviest;
  readonly fonts: number;
}

/** Compressing takes a tenth of a second each: the longest documents are also the largest compressed ones, or nearly. */
const documentsCompressed = 8;

const listInDocument = new RegExp(`${attributes.files}="([^"]*)"`);

/** Addresses of the application's files that a built page names; none for a document without the application. */
export function scriptsOfPage(html: string): readonly string[] {
  return listInDocument.exec(html)?.[1]?.split(' ') ?? [];
}

const heaviestOf = (sizes: readonly Heaviest[]) =>
  sizes.reduce((most, size) => (size.bytes > most.bytes ? size : most));

const sum = (sizes: readonly number[]) => sizes.reduce((total, size) => total + size, 0);

/**
 * @param directory folder of the built site
 * @param base path the site is served under, with both slashes
 */
export async function measureSite(directory: string, base: string): Promise<SiteSizes> {
  const names = (await readdir(directory, { recursive: true })).toSorted();
  const read = (name: string) => readFile(join(directory, name));
  const pages = await Promise.all(
    names
      .filter((name) => name.endsWith('.html') && !name.startsWith('samples'))
      .map(async (page) => ({ page, html: (await read(page)).toString() })),
  );
  const longest = pages.toSorted((a, b) => b.html.length - a.html.length).slice(0, documentsCompressed);
  const scripts = [...new Set(pages.flatMap(({ html }) => scriptsOfPage(html)))].map(
    async (script) => [script, (await compress(await read(script.slice(base.length)))).length] as const,
  );
  const sizes = new Map(await Promise.all(scripts));
  const documents = longest.map(async ({ page, html }) => ({ page, bytes: (await compress(html)).length }));
  const fonts = await Promise.all(names.filter((name) => name.endsWith('.woff2')).map(read));
  return {
    document: heaviestOf(await Promise.all(documents)),
    script: heaviestOf(
      pages.map(({ page, html }) => ({ page, bytes: sum(scriptsOfPage(html).map((one) => sizes.get(one) ?? 0)) })),
    ),
    fonts: sum(fonts.map(({ length }) => length)),
  };
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1_000).toFixed(1)} kB`;
}

const cures = {
  document: 'It paints later on slow connections: shorten it, or make two pages of it.',
  script: 'Controls answer later: import what only one page needs in that page.',
  fonts: 'Choose lighter ones in data/site.json, or one for headings and text.',
} as const;

/** The sizes in one line, and a line with the cure for each that is past the sample's budget. */
export function sizeReport({ document, script, fonts }: SiteSizes): readonly string[] {
  const warn = (what: keyof typeof budget, name: string, size: number) =>
    size > budget[what]
      ? [`${name} heavy: ${kilobytes(size)}, where the sample site keeps to ${kilobytes(budget[what])}. ${cures[what]}`]
      : [];
  return [
    `Sizes after brotli: documents up to ${kilobytes(document.bytes)} (${document.page}), script up to ${kilobytes(script.bytes)} (${script.page}), fonts ${kilobytes(fonts)}`,
    ...warn('document', `The document ${document.page} is`, document.bytes),
    ...warn('script', `The script of ${script.page} is`, script.bytes),
    ...warn('fonts', 'The fonts are', fonts),
  ];
}
