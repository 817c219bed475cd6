/** Finds every address of the site in its built files, as a crawler does, and checks that its file exists. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { decodeXML as decode } from 'entities';
import { listFiles } from './files';

/** Values of attributes; `a.svg 1x, b.svg 2x` holds two addresses, any other value is one. */
function findAddresses(html: string): readonly string[] {
  const values = [...html.matchAll(/\s(?:href|src|(?:image)?srcset|action|poster)="([^"]*)"/gi)];
  return values.flatMap(([, value = '']) => decode(value).split(/,\s+/)).map((one) => one.trim().split(/\s+/)[0] ?? '');
}

/**
 * @param home address of the home page, with the base path
 * @returns paths of the site that its files name, base included, each with a file that does; and of those, as `file: path`,
 * what a static host has no file for, and what depends on the depth a page is served at
 */
export async function crawl(directory: string, home: string) {
  const { origin, pathname: base } = new URL(home);
  const files = new Set(listFiles(directory));
  const paths = new Map<string, string>();
  const lostAddresses: string[] = [];
  const absolute = new RegExp(`${origin}/[^\\s"'<>\\\\{]*`, 'g');
  const assets = new RegExp(`(?<=["'\`(])${base}assets/[\\w./-]+`, 'g');
  for (const file of files) {
    if (!/^(?!admin\/).*\.(?:html|js|xml|txt|webmanifest)$/.test(file)) continue;
    const text = await readFile(join(directory, file), 'utf8');
    const namedAddresses = [...text.matchAll(absolute), ...text.matchAll(assets)].map(([address]) => decode(address));
    for (const address of [...namedAddresses, ...(file.endsWith('.html') ? findAddresses(text) : [])]) {
      // Hosts serve a page at more than one depth, the sample calendar at its own.
      if (!/^(?:\/(?!\/)|#|https:|mailto:|$)/.test(address) && !file.startsWith('samples/'))
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
  return { paths, lost: lostAddresses };
}
