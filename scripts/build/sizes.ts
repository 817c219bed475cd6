import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { attributes } from '~/boot/contract';

const compress = promisify(brotliCompress);

/** What the sample site keeps (tests/browser/build/sizes.test.ts), in bytes after brotli. An owner's build is never refused. */
export const budget = { document: 17_000, script: 160_000, fonts: 60_000 } as const;

export interface PageSize {
  /** Path of the document in the built site, e.g. `es/contact.html`. */
  readonly document: string;
  readonly html: number;
  /** Of the scripts that the page loads. */
  readonly script: number;
}

export interface SiteSizes {
  readonly pages: readonly PageSize[];
  readonly fonts: number;
}

async function compressedSize(content: Buffer): Promise<number> {
  return (await compress(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } })).length;
}

const listInDocument = new RegExp(`${attributes.files}="([^"]*)"`);

/** Addresses of the application's files that a built page names; none for a document without the application. */
export function scriptsOfPage(html: string): readonly string[] {
  return listInDocument.exec(html)?.[1]?.split(' ') ?? [];
}

/**
 * @param directory folder of the built site
 * @param base path the site is served under, with both slashes
 */
export async function measureSite(directory: string, base: string): Promise<SiteSizes> {
  const scripts = new Map<string, Promise<number>>();
  const sizeOf = (address: string): Promise<number> => {
    const size = scripts.get(address) ?? readFile(join(directory, address.slice(base.length))).then(compressedSize);
    scripts.set(address, size);
    return size;
  };
  const names = (await readdir(directory, { recursive: true })).toSorted();
  const pages: PageSize[] = [];
  for (const document of names.filter((name) => name.endsWith('.html') && !name.startsWith('samples'))) {
    const html = await readFile(join(directory, document));
    const sizes = await Promise.all(scriptsOfPage(html.toString()).map(sizeOf));
    pages.push({ document, html: await compressedSize(html), script: sizes.reduce((sum, size) => sum + size, 0) });
  }
  let fonts = 0;
  for (const name of names.filter((candidate) => candidate.endsWith('.woff2')))
    fonts += (await readFile(join(directory, name))).length;
  return { pages, fonts };
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1_000).toFixed(1)} kB`;
}

/** The sizes in one line, and a line with the cure for each that is past the sample's budget. */
export function sizeReport({ pages, fonts }: SiteSizes): readonly string[] {
  const largest = pages.reduce((most, page) => (page.html > most.html ? page : most));
  const heaviest = pages.reduce((most, page) => (page.script > most.script ? page : most));
  const warn = (what: string, size: number, limit: number, cure: string) =>
    size > limit ? [`${what}: ${kilobytes(size)}, where the sample site keeps to ${kilobytes(limit)}. ${cure}`] : [];
  return [
    `Sizes after brotli: documents up to ${kilobytes(largest.html)} (${largest.document}), script up to ${kilobytes(heaviest.script)} (${heaviest.document}), fonts ${kilobytes(fonts)}`,
    ...warn(
      `The document ${largest.document} is heavy`,
      largest.html,
      budget.document,
      'It paints later on slow connections: shorten it, or make two pages of it.',
    ),
    ...warn(
      `The script of ${heaviest.document} is heavy`,
      heaviest.script,
      budget.script,
      'Controls answer later: import what only one page needs in that page.',
    ),
    ...warn('The fonts are heavy', fonts, budget.fonts, 'Cut them to the characters you use: npm run fonts.'),
  ];
}
