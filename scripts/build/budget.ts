import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { scriptsOfPage } from './page/rest-file';

const compress = promisify(brotliCompress);

/** What a page may weigh, in bytes after brotli. */
export const budget = {
  /** The first congestion window: the page paints from its first answer. */
  homeDocument: 17_000,
  /** The news page carries twelve articles of others' making. */
  document: 17_000,
  script: 160_000,
  fonts: 60_000,
} as const;

export interface PageWeight {
  /** Path of the document in the built site, e.g. `es/contact.html`. */
  readonly document: string;
  readonly html: number;
  readonly script: number;
}

function over(what: string, bytes: number, limit: number): readonly string[] {
  return bytes > limit ? [`${what}: ${bytes} bytes, ${limit} allowed`] : [];
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1_000).toFixed(1)} kB`;
}

/** One line for each limit that is passed. */
export function overBudget(pages: readonly PageWeight[], fonts: number): readonly string[] {
  return [
    ...pages.flatMap(({ document, html, script }) => [
      ...over(
        `${document}, document`,
        html,
        /(^|\/)index\.html$/.test(document) ? budget.homeDocument : budget.document,
      ),
      ...over(`${document}, script`, script, budget.script),
    ]),
    ...over('fonts', fonts, budget.fonts),
  ];
}

/** How much the archive's pages are, in one line; empty where there are none. */
async function archiveFigures(directory: string): Promise<string> {
  const names = (await readdir(join(directory, 'assets'))).filter((name) => name.endsWith('.archive.json'));
  const sizes = await Promise.all(names.map(async (name) => (await stat(join(directory, 'assets', name))).size));
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  return names.length === 0
    ? ''
    : `; ${names.length} pages of the archive, ${(bytes / 1_000_000).toFixed(1)} MB as they are`;
}

async function compressedSize(content: Buffer): Promise<number> {
  return (await compress(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } })).length;
}

export interface BuiltSite {
  /** Folder of the built site. */
  readonly directory: string;
  /** Path the site is served under, with both slashes. */
  readonly base: string;
  /** Address of the script that holds articles: they weigh what the day brings, and no refresh may fail for that. */
  readonly articles: string;
}

/** Weighs every page of a built site, with the scripts it names, and the fonts. */
async function weigh({
  directory,
  base,
  articles,
}: BuiltSite): Promise<{ readonly pages: readonly PageWeight[]; readonly fonts: number }> {
  const scripts = new Map<string, Promise<number>>();
  const sizeOf = (address: string): Promise<number> => {
    const known = scripts.get(address) ?? readFile(join(directory, address.slice(base.length))).then(compressedSize);
    scripts.set(address, known);
    return known;
  };
  const names = await readdir(directory, { recursive: true });
  const pages: PageWeight[] = [];
  for (const document of names.filter((name) => name.endsWith('.html') && !name.startsWith('samples')).sort()) {
    const html = await readFile(join(directory, document), 'utf8');
    const files = await scriptsOfPage(html, directory, base);
    const sizes = await Promise.all(files.filter((file) => file !== articles).map(sizeOf));
    // The owner may put a photograph for every picture: their formats and sizes are not counted.
    const counted = Buffer.from(html.replaceAll(/<source\b[^>]*>/g, ''));
    pages.push({ document, html: await compressedSize(counted), script: sizes.reduce((sum, size) => sum + size, 0) });
  }
  let fonts = 0;
  for (const name of names.filter((candidate) => candidate.endsWith('.woff2')))
    fonts += (await readFile(join(directory, name))).length;
  return { pages, fonts };
}

/** @throws Error with a line for each limit that the built site passes. */
export async function checkBudget(site: BuiltSite): Promise<void> {
  const { pages, fonts } = await weigh(site);
  const lines = overBudget(pages, fonts);
  if (lines.length > 0)
    throw new Error(`The site is over its size budget (scripts/build/budget.ts):\n${lines.join('\n')}`);
  const heaviest = pages.reduce((most, page) => (page.script > most.script ? page : most));
  const largest = pages.reduce((most, page) => (page.html > most.html ? page : most));
  console.log(
    `Sizes after brotli: documents up to ${kilobytes(largest.html)} (${largest.document}), script up to ${kilobytes(heaviest.script)} (${heaviest.document}), fonts ${kilobytes(fonts)}${await archiveFigures(site.directory)}`,
  );
}
