import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzipSync } from 'node:zlib';
import { attributes } from '~/boot/contract';
import { getComponentName } from '~/config/pageTable';
import type { Site } from '~/content/load';
import { pageFile } from '~scripts/build/page-files';

const compress = promisify(brotliCompress);

/**
 * Sizes after brotli that an owner is warned of, in bytes: the document of a page, all scripts of a page, and all fonts. The
 * sample site must also stay near its recorded sizes (tests/browser/build/sizes.test.ts). These numbers are alarms: they
 * ask for a look at what made a page heavy.
 */
export const ceilings = { document: 20_000, scripts: 180_000, fonts: 60_000 } as const;

type Part = keyof typeof ceilings;

const fixes: Readonly<Record<Part, string>> = {
  document: 'It paints later on slow connections: shorten its texts, take a section out, or make two pages of it.',
  scripts: 'Controls answer later: import what only one page needs in that page, or after a click.',
  fonts: 'Leave weights or letters out of the files in src/assets/fonts.',
};

interface Size {
  /** A file of the site, such as `es/contact.html`. */
  readonly page: string;
  readonly bytes: number;
}

/** The largest document among the pages of one component, and the page whose scripts are the largest together. */
type PageSizes = Readonly<Record<'document' | 'scripts', Size>>;

export interface SiteSizes {
  /** The sizes by the name of the pages' component, such as `LegalPage`. */
  readonly pages: Readonly<Record<string, PageSizes>>;
  readonly fonts: Size;
}

/** Finds the addresses of the application's files in a built page; none in a document without the application. */
export function findPageScripts(html: string): readonly string[] {
  return new RegExp(`${attributes.files}="([^"]*)"`).exec(html)?.[1]?.split(' ') ?? [];
}

const findLargest = <T>(items: readonly T[], getBytes: (item: T) => number): T =>
  items.reduce((largest, item) => (getBytes(item) > getBytes(largest) ? item : largest));

/**
 * Measures the pages and fonts of a built site, after brotli.
 * @param directory folder of the built site
 */
export async function measureSite(directory: string, { pageRoutes, settings }: Site): Promise<SiteSizes> {
  const bytesByFile = new Map<string, Promise<number>>();
  const measureBytes = (name: string): Promise<number> => {
    const bytes =
      bytesByFile.get(name) ?? readFile(join(directory, name)).then(async (file) => (await compress(file)).length);
    bytesByFile.set(name, bytes);
    return bytes;
  };
  const measurePage = async (page: string) => {
    const html = await readFile(join(directory, page), 'utf8');
    const scripts = await Promise.all(
      findPageScripts(html).map((file) => measureBytes(file.slice(settings.basePath.length))),
    );
    return { page, gzipBytes: gzipSync(html).length, scriptBytes: scripts.reduce((sum, bytes) => sum + bytes, 0) };
  };
  const measureKind = async (files: readonly string[]): Promise<PageSizes> => {
    const sizes = await Promise.all(files.map(measurePage));
    // Brotli takes a tenth of a second for a document, so the largest is found by gzip, which is faster.
    const { page } = findLargest(sizes, ({ gzipBytes }) => gzipBytes);
    const heaviest = findLargest(sizes, ({ scriptBytes }) => scriptBytes);
    return {
      document: { page, bytes: await measureBytes(page) },
      scripts: { page: heaviest.page, bytes: heaviest.scriptBytes },
    };
  };
  const filesByComponent = new Map<string, string[]>();
  for (const { page, path } of pageRoutes) {
    const component = getComponentName(page);
    filesByComponent.set(component, [...(filesByComponent.get(component) ?? []), pageFile(path)]);
  }
  const kinds = await Promise.all(
    [...filesByComponent].map(async ([component, files]) => [component, await measureKind(files)] as const),
  );
  const fontFiles = (await readdir(directory, { recursive: true })).filter((name) =>
    /(?<!-ext-.{8})\.woff2$/.test(name),
  );
  const fonts = await Promise.all(fontFiles.map(measureBytes));
  return {
    pages: Object.fromEntries(kinds),
    fonts: { page: 'every page', bytes: fonts.reduce((sum, bytes) => sum + bytes, 0) },
  };
}

/** Formats the largest sizes in one line, then a line with the fix for each of them that is above its ceiling. */
export function formatSizeReport({ pages, fonts }: SiteSizes): readonly string[] {
  const kinds = Object.values(pages);
  const getLargest = (part: 'document' | 'scripts') =>
    findLargest(
      kinds.map((kind) => kind[part]),
      ({ bytes }) => bytes,
    );
  const largest = { document: getLargest('document'), scripts: getLargest('scripts'), fonts };
  const parts = (['document', 'scripts', 'fonts'] as const).map((part) => ({
    part,
    text: `${part} ${(largest[part].bytes / 1_000).toFixed(1)} kB (${largest[part].page})`,
  }));
  const heavy = parts.filter(({ part }) => largest[part].bytes > ceilings[part]);
  return [
    `The largest after brotli: ${parts.map(({ text }) => text).join(', ')}`,
    ...heavy.map(({ part, text }) => `Heavy: ${text}, more than ${ceilings[part] / 1_000} kB. ${fixes[part]}`),
  ];
}
