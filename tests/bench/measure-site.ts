import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzipSync } from 'node:zlib';
import { attributes } from '~/config/documentNames';
import { getComponentName } from '~/config/pageTable';
import type { Site } from '~/content/load';
import { pageFile } from '~scripts/build/page-files';

const compress = promisify(brotliCompress);

/**
 * The bytes after brotli by the name of the pages' component, such as `LegalPage`: those of its largest document, and the most that
 * the scripts of one of its pages have together.
 */
type SizeRecord = Readonly<Record<string, Readonly<Record<'document' | 'scripts', number>>>>;

/** Finds the addresses of the application's files in a built page; none in a document without the application. */
export function findPageScripts(html: string): readonly string[] {
  return new RegExp(`${attributes.files}="([^"]*)"`).exec(html)?.[1]?.split(' ') ?? [];
}

/**
 * Measures the pages of a built site.
 * @param directory folder of the built site
 */
export async function measureSite(directory: string, { pageRoutes, settings }: Site): Promise<SizeRecord> {
  const bytesByFile = new Map<string, Promise<number>>();
  const measureBytes = (name: string): Promise<number> => {
    const bytes =
      bytesByFile.get(name) ?? readFile(join(directory, name)).then(async (file) => (await compress(file)).length);
    bytesByFile.set(name, bytes);
    return bytes;
  };
  const measurePage = async (file: string) => {
    const html = await readFile(join(directory, file), 'utf8');
    const scripts = await Promise.all(
      findPageScripts(html).map((address) => measureBytes(address.slice(settings.basePath.length))),
    );
    return { file, gzipBytes: gzipSync(html).length, scripts: scripts.reduce((sum, bytes) => sum + bytes, 0) };
  };
  const measureKind = async (files: readonly string[]) => {
    const pages = await Promise.all(files.map(measurePage));
    // Brotli takes a tenth of a second for a document, so the largest is found by gzip, which is faster.
    const [largest] = pages.toSorted((a, b) => b.gzipBytes - a.gzipBytes);
    return {
      document: await measureBytes(largest?.file ?? ''),
      scripts: Math.max(...pages.map(({ scripts }) => scripts)),
    };
  };
  const filesByComponent = new Map<string, string[]>();
  for (const { page, path } of pageRoutes) {
    const component = getComponentName(page);
    filesByComponent.set(component, [...(filesByComponent.get(component) ?? []), pageFile(path)]);
  }
  const kinds = [...filesByComponent].map(async ([component, files]) => [component, await measureKind(files)] as const);
  return Object.fromEntries(await Promise.all(kinds));
}
