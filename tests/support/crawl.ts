/** Finds every address of the site in its built files, as a crawler does, and checks that its file exists. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { decodeXML as decode } from 'entities';
import { listFiles } from './files';

/** Finds the addresses in a document's attributes. A `srcset` such as `a.svg 1x, b.svg 2x` has two. */
function findAddresses(html: string): readonly string[] {
  const values = [...html.matchAll(/\s(?:href|src|(?:image)?srcset|action|poster)="([^"]*)"/gi)];
  return values.flatMap(([, value = '']) => decode(value).split(/,\s+/)).map((one) => one.trim().split(/\s+/)[0] ?? '');
}

/**
 * Collects every address of the site that its files contain.
 * @param home address of the home page, with the base path
 * @returns `paths`: each path, with the base path, and a file that contains it; `lostAddresses`, as `file: path`: those for
 *   which a static host has no file, and relative ones, which depend on the depth that a page is served at
 */
export async function crawl(directory: string, home: string) {
  const { origin, pathname: base } = new URL(home);
  const files = new Set(listFiles(directory));
  const paths = new Map<string, string>();
  const lostAddresses: string[] = [];
  const absolute = new RegExp(`${origin}/[^\\s"'<>\\\\{]*`, 'g');
  const assets = new RegExp(`(?<=["'\`(])${base}assets/[\\w./-]+`, 'g');
  for (const file of files) {
    if (!/\.(?:html|js|xml|txt|webmanifest)$/.test(file)) continue;
    const text = await readFile(join(directory, file), 'utf8');
    const namedAddresses = [...text.matchAll(absolute), ...text.matchAll(assets)].map(([address]) => decode(address));
    for (const address of [...namedAddresses, ...(file.endsWith('.html') ? findAddresses(text) : [])]) {
      // Hosts serve a page at more than one depth, but the sample calendar only at one.
      if (!/^(?:\/(?!\/)|#|https:|mailto:|tel:|$)/.test(address) && !file.startsWith('samples/'))
        lostAddresses.push(`${file}: ${address}`);
      const url = new URL(address, new URL(file, home));
      if (url.origin === origin && !/^(?:#|$)/.test(address)) paths.set(url.pathname, file);
    }
  }
  for (const [path, file] of paths) {
    const name = decodeURIComponent(path.slice(base.length)).replace(/\/$/, '');
    const candidates = [name, `${name}.html`, name === '' ? 'index.html' : `${name}/index.html`];
    if (!path.startsWith(base) || !candidates.some((one) => files.has(one))) lostAddresses.push(`${file}: ${path}`);
  }
  return { paths, lostAddresses };
}
