import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { attributes } from '../../../src/boot/contract';

/**
 * The list of the application's files for a page is a file too: no first paint waits for a dozen names, which no
 * compression makes small.
 */
export interface FileList {
  /** From the site's folder, with a slash; it changes with the list. */
  readonly path: string;
  /** A module whose default export the boot script reads. */
  readonly code: string;
}

const declaration = 'export default ';

/** @param files addresses, each after those it needs */
export function fileList(files: readonly string[]): FileList {
  const code = declaration + JSON.stringify(files);
  const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8);
  return { path: `/assets/files-${hash}.js`, code };
}

const inDocument = new RegExp(`${attributes.files}="([^"]*)"`);

/**
 * The scripts of a built page, its list of files first, as addresses.
 * @param directory folder of the built site
 * @param base path the site is served under, with both slashes
 * @returns nothing for a document that loads no application
 */
export async function scriptsOfPage(html: string, directory: string, base: string): Promise<readonly string[]> {
  const list = inDocument.exec(html)?.[1];
  if (list === undefined) return [];
  const code = await readFile(join(directory, list.slice(base.length)), 'utf8');
  const files: readonly string[] = JSON.parse(code.slice(declaration.length));
  return [list, ...files];
}
