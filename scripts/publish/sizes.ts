import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { attributes } from '~/boot/contract';

const compress = promisify(brotliCompress);

/** What the sample site keeps (tests/browser/build/files.test.ts), in bytes after brotli. An owner's build is never refused. */
export const budget = { documents: 14_400, scripts: 151_000, fonts: 60_000 } as const;

type Part = keyof typeof budget;

const cures: Readonly<Record<Part, string>> = {
  documents: 'It paints later on slow connections: shorten its texts, take a section out, or make two pages of it.',
  scripts: 'Controls answer later: import what only one page needs in that page, or after a click.',
  fonts: 'Choose lighter ones in data/site.json, or one for headings and text.',
};

/** Each with the heaviest document of the built site, e.g. `es/contact.html`, or the one of the heaviest scripts together. */
type SiteSizes = Readonly<Record<Part, { readonly page: string; readonly bytes: number }>>;

/** Compressing takes a tenth of a second each: the longest documents are also the largest compressed ones, or nearly. */
const documentsCompressed = 8;

/** Addresses of the application's files that a built page names; none for a document without the application. */
export function scriptsOfPage(html: string): readonly string[] {
  return new RegExp(`${attributes.files}="([^"]*)"`).exec(html)?.[1]?.split(' ') ?? [];
}

const heaviest = (weights: readonly SiteSizes[Part][]) =>
  weights.reduce((most, one) => (one.bytes > most.bytes ? one : most));

/**
 * @param directory folder of the built site
 * @param base path the site is served under, with both slashes
 */
export async function measureSite(directory: string, base: string): Promise<SiteSizes> {
  const names = (await readdir(directory, { recursive: true })).toSorted();
  // Without the copies of pages in folders (folder-copies.ts).
  const isCopy = (name: string) =>
    names.includes(name.replace(/\/index\.html$/, '.html')) && name.endsWith('/index.html');
  const bytesOf = async (name: string) => (await compress(await readFile(join(directory, name)))).length;
  const pages: { readonly page: string; readonly length: number; readonly scripts: readonly string[] }[] = [];
  for (const page of names.filter((name) => name.endsWith('.html') && !name.startsWith('samples') && !isCopy(name))) {
    const html = await readFile(join(directory, page), 'utf8');
    pages.push({ page, length: html.length, scripts: scriptsOfPage(html) });
  }
  const longest = pages.toSorted((a, b) => b.length - a.length).slice(0, documentsCompressed);
  const documents = await Promise.all(longest.map(async ({ page }) => ({ page, bytes: await bytesOf(page) })));
  const files = [...new Set(pages.flatMap(({ scripts }) => scripts))];
  const sizes = new Map(
    await Promise.all(files.map(async (file) => [file, await bytesOf(file.slice(base.length))] as const)),
  );
  const scripts = pages.map((one) => ({
    page: one.page,
    bytes: one.scripts.reduce((sum, file) => sum + (sizes.get(file) ?? 0), 0),
  }));
  const fonts = await Promise.all(names.filter((name) => name.endsWith('.woff2')).map(bytesOf));
  return {
    documents: heaviest(documents),
    scripts: heaviest(scripts),
    fonts: { page: 'every page', bytes: fonts.reduce((sum, bytes) => sum + bytes, 0) },
  };
}

/** The sizes in one line, and a line with the cure for each that is past the sample's budget. */
export function sizeReport(sizes: SiteSizes): readonly string[] {
  const parts = (['documents', 'scripts', 'fonts'] as const).map((part) => ({
    part,
    text: `${part} ${(sizes[part].bytes / 1_000).toFixed(1)} kB (${sizes[part].page})`,
  }));
  const heavy = parts.filter(({ part }) => sizes[part].bytes > budget[part]);
  return [
    `The heaviest after brotli: ${parts.map(({ text }) => text).join(', ')}`,
    ...heavy.map(
      ({ part, text }) => `Heavy: ${text}; the sample site keeps to ${budget[part] / 1_000} kB. ${cures[part]}`,
    ),
  ];
}
