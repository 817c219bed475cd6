import { realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';

export type Resolution =
  | { readonly kind: 'file'; readonly file: string; readonly relative: string }
  /** `location` is a path of this site, encoded, without query. */
  | { readonly kind: 'redirect'; readonly location: string }
  | { readonly kind: 'missing' }
  | { readonly kind: 'malformed' };

/** Files that tell the host what to do; hosts don't serve them. */
const hostFiles = new Set(['_headers', '_redirects']);

function decodeSegments(pathname: string): readonly string[] | null {
  try {
    return pathname.split('/').map(decodeURIComponent);
  } catch {
    return null;
  }
}

function isSafe(segment: string): boolean {
  const hidden = segment.startsWith('.') && segment !== '.well-known';
  // A separator or a drive letter that only appears after decoding would let a path climb out.
  return segment !== '' && !hidden && !/[/\\:\0]/.test(segment) && !hostFiles.has(segment);
}

async function isFileInside(directory: string, file: string): Promise<boolean> {
  try {
    if (!(await stat(file)).isFile()) return false;
    return (await realpath(file)).startsWith((await realpath(directory)) + sep);
  } catch {
    return false;
  }
}

/**
 * Which file of a directory answers a path. Pages are addressed without ending and without trailing slash, folders
 * with an `index.html` with the slash; the other spelling redirects.
 * @param pathname Path of the request as sent (encoded), without query.
 * @param base Path the site is served under, with both slashes.
 */
export async function resolvePath(directory: string, base: string, pathname: string): Promise<Resolution> {
  if (pathname === base.slice(0, -1) && base !== '/') return { kind: 'redirect', location: base };
  if (!pathname.startsWith(base)) return { kind: 'missing' };
  const segments = decodeSegments(pathname.slice(base.length));
  if (segments === null) return { kind: 'malformed' };

  const trailingSlash = segments.length > 1 && segments.at(-1) === '';
  const names = trailingSlash ? segments.slice(0, -1) : segments;
  const isHome = names.length === 1 && names[0] === '';
  if (!isHome && !names.every(isSafe)) return { kind: 'missing' };

  // Built from checked segments, so that `//host/` can never become an address of another host.
  const clean = base + names.map(encodeURIComponent).join('/');
  const find = async (relative: string): Promise<Resolution | null> => {
    const file = join(directory, relative);
    return (await isFileInside(directory, file)) ? { kind: 'file', file, relative } : null;
  };

  if (isHome) return (await find('index.html')) ?? { kind: 'missing' };
  const path = names.join('/');
  const page = (await find(path)) ?? (await find(`${path}.html`));
  const folder = page === null ? await find(`${path}/index.html`) : null;
  if (page !== null) return trailingSlash ? { kind: 'redirect', location: clean } : page;
  if (folder !== null) return trailingSlash ? folder : { kind: 'redirect', location: `${clean}/` };
  return { kind: 'missing' };
}
