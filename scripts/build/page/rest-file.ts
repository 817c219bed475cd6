import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { attributes } from '~/boot/contract';

/** A page's script of what comes after its first paint, `src/boot/rest.ts`: compiled, with the page's list of files. */
export interface RestFile {
  /** From the site's folder, with a slash; it changes with the code. */
  readonly path: string;
  readonly code: string;
}

/** As `src/boot/rest.ts` declares it; on a line of its own. */
const declaration = 'const applicationFiles=';

/**
 * @param script the compiled module
 * @param files addresses of the application's files, each after those it needs
 */
export function restFile(script: string, files: readonly string[]): RestFile {
  const code = `${declaration}${JSON.stringify(files)}\n${script}`;
  const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8);
  return { path: `/assets/rest-${hash}.js`, code };
}

const inDocument = new RegExp(`${attributes.rest}="([^"]*)"`);

/**
 * The scripts of a built page beside the one in its head, the one with the list first, as addresses.
 * @param directory folder of the built site
 * @param base path the site is served under, with both slashes
 * @returns nothing for a document that loads no application
 */
export async function scriptsOfPage(html: string, directory: string, base: string): Promise<readonly string[]> {
  const rest = inDocument.exec(html)?.[1];
  if (rest === undefined) return [];
  const code = await readFile(join(directory, rest.slice(base.length)), 'utf8');
  const files: readonly string[] = JSON.parse(code.slice(declaration.length, code.indexOf('\n')));
  return [rest, ...files];
}
