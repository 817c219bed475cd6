import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzipSync } from 'node:zlib';
import { attributes } from '~/boot/contract';

const compress = promisify(brotliCompress);

/**
 * Limits for the sample site (tests/browser/build/files.test.ts), in bytes after brotli. An owner's build only gets a
 * warning. A document comes with the first ten packets of a connection, 14,600 bytes (RFC 6928); the times of the sample
 * news change its size by some twenty bytes from build to build.
 */
export const budget = { documents: 14_400, scripts: 153_500, fonts: 60_000 } as const;

type Part = keyof typeof budget;

const fixes: Readonly<Record<Part, string>> = {
  documents: 'It paints later on slow connections: shorten its texts, take a section out, or make two pages of it.',
  scripts: 'Controls answer later: import what only one page needs in that page, or after a click.',
  fonts: 'Choose lighter ones in data/site.json, or one for headings and text.',
};

/** The page with the largest document, e.g. `es/contact.html`, and the page whose scripts are the largest together. */
type SiteSizes = Readonly<Record<Part, { readonly page: string; readonly bytes: number }>>;

/** Brotli takes a tenth of a second for a document, so only the largest by gzip, which is faster, are compressed by it. */
const compressedDocumentCount = 8;

/** Finds the addresses of the application's files in a built page; none in a document without the application. */
export function findPageScripts(html: string): readonly string[] {
  return new RegExp(`${attributes.files}="([^"]*)"`).exec(html)?.[1]?.split(' ') ?? [];
}

const findHeaviest = (sizes: readonly SiteSizes[Part][]) => sizes.reduce((a, b) => (b.bytes > a.bytes ? b : a));

/**
 * @param directory folder of the built site
 * @param base path the site is served under, with both slashes
 */
export async function measureSite(directory: string, base: string): Promise<SiteSizes> {
  const names = (await readdir(directory, { recursive: true })).toSorted();
  const files = new Set(names);
  // Copies of pages in folders (folder-copies.ts) are not measured.
  const isCopy = (name: string) => name.endsWith('/index.html') && files.has(name.replace(/\/index\.html$/, '.html'));
  const measureBytes = async (name: string) => (await compress(await readFile(join(directory, name)))).length;
  const pages: { readonly page: string; readonly gzipBytes: number; readonly scripts: readonly string[] }[] = [];
  for (const page of names.filter((name) => name.endsWith('.html') && !name.startsWith('samples') && !isCopy(name))) {
    const html = await readFile(join(directory, page), 'utf8');
    pages.push({ page, gzipBytes: gzipSync(html).length, scripts: findPageScripts(html) });
  }
  const largest = pages.toSorted((a, b) => b.gzipBytes - a.gzipBytes).slice(0, compressedDocumentCount);
  const documents = await Promise.all(largest.map(async ({ page }) => ({ page, bytes: await measureBytes(page) })));
  const scriptFiles = [...new Set(pages.flatMap(({ scripts }) => scripts))];
  const sizes = new Map(
    await Promise.all(scriptFiles.map(async (file) => [file, await measureBytes(file.slice(base.length))] as const)),
  );
  const scripts = pages.map(({ page, scripts }) => ({
    page,
    bytes: scripts.reduce((sum, file) => sum + (sizes.get(file) ?? 0), 0),
  }));
  const fonts = await Promise.all(names.filter((name) => name.endsWith('.woff2')).map(measureBytes));
  return {
    documents: findHeaviest(documents),
    scripts: findHeaviest(scripts),
    fonts: { page: 'every page', bytes: fonts.reduce((sum, bytes) => sum + bytes, 0) },
  };
}

/** Formats the sizes in one line, then a line with the fix for each size above the sample's limit. */
export function formatSizeReport(sizes: SiteSizes): readonly string[] {
  const parts = (['documents', 'scripts', 'fonts'] as const).map((part) => ({
    part,
    text: `${part} ${(sizes[part].bytes / 1_000).toFixed(1)} kB (${sizes[part].page})`,
  }));
  const heavy = parts.filter(({ part }) => sizes[part].bytes > budget[part]);
  return [
    `The heaviest after brotli: ${parts.map(({ text }) => text).join(', ')}`,
    ...heavy.map(
      ({ part, text }) => `Heavy: ${text}; the sample site keeps to ${budget[part] / 1_000} kB. ${fixes[part]}`,
    ),
  ];
}
