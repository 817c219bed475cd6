/** Reads built pages as a crawler does: every address in them, and whether the site has what it names. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { filesOf } from './builds';

export interface Crawl {
  /** Paths the site refers to on its own host, without query and fragment, base included. */
  readonly own: ReadonlySet<string>;
  /** Absolute addresses that name the site's own origin. */
  readonly absolute: ReadonlySet<string>;
  /** Addresses that depend on the depth their page is served at, as `page: address`. */
  readonly relative: readonly string[];
}

const attribute = /\s(?:href|src|srcset|action|poster)="([^"]*)"/gi;

/** Text as HTML writes it, read. */
export function decode(value: string): string {
  return value
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}

/** `a.svg 1x, b.svg 2x` holds two addresses; any other value is one. */
function addressesIn(value: string): readonly string[] {
  return decode(value)
    .split(/,\s+/)
    .map((candidate) => candidate.trim().split(/\s+/)[0] ?? '')
    .filter((address) => address !== '');
}

/**
 * @param origin of the deployed site
 * @param base path it is served under
 */
export async function crawl(
  directory: string,
  { origin, base }: { readonly origin: string; readonly base: string },
): Promise<Crawl> {
  const own = new Set<string>();
  const absolute = new Set<string>();
  const relative: string[] = [];
  const ownFile = new RegExp(`["'\`(](${base.replaceAll('/', String.raw`\/`)}assets/[\\w./-]+)`, 'g');
  for (const file of await filesOf(directory)) {
    if (!/\.(?:html|js|xml|txt|webmanifest)$/.test(file)) continue;
    const text = await readFile(join(directory, file), 'utf8');
    // Addresses in scripts and styles are those of the built files.
    for (const [, path = ''] of text.matchAll(ownFile)) own.add(path);
    for (const [address] of text.matchAll(new RegExp(`${origin}/[^\\s"'<>\\\\{]*`, 'g'))) absolute.add(decode(address));
    if (!file.endsWith('.html')) continue;
    for (const [, value = ''] of text.matchAll(attribute)) {
      for (const address of addressesIn(value)) {
        if (address.startsWith('/')) own.add(address.split(/[?#]/)[0] ?? '');
        if (/^(?:\/|#|https:|mailto:|$)/.test(address)) continue;
        // Hosts serve a page at more than one depth, the sample calendar at its own, below any base.
        if (file.startsWith('samples/')) own.add(new URL(address, origin + base + file).pathname);
        else relative.push(`${file}: ${address}`);
      }
    }
  }
  return { own, absolute, relative };
}

/** What of a site's own paths no file answers, as a static host looks for it. */
export async function missingFiles(
  directory: string,
  base: string,
  paths: Iterable<string>,
): Promise<readonly string[]> {
  const files = new Set(await filesOf(directory));
  return [...paths].filter((path) => {
    if (!path.startsWith(base)) return true;
    const name = decodeURIComponent(path.slice(base.length)).replace(/\/$/, '');
    return ![name, `${name}.html`, name === '' ? 'index.html' : `${name}/index.html`].some((candidate) =>
      files.has(candidate),
    );
  });
}
