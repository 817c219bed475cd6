import { existsSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { Site } from '~/config/site.node.ts';
import { describeMissingPage, type SitePages } from '~/content/pageTable';
import { DataError, parseData } from '~/schemas/dataFile';
import { filesPath } from '~/schemas/files';
import { decodeAddress, type Redirect, redirectsSchema } from '~/schemas/redirects';
import type { Download } from './read-downloads';
import { readJson } from './read-json';

/** What redirects lead to, and must not hide. */
interface RedirectSite {
  readonly site: Pick<Site, 'base' | 'languages'>;
  readonly pages: SitePages;
  /** The pages of the site, with those that are not shown yet, or no longer. */
  readonly laterPages: SitePages;
  readonly downloads: readonly Pick<Download, 'name'>[];
}

const withoutSlash = (path: string): string => path.replace(/(?<=.)\/+$/, '');

/** The path of an address as a host compares it. */
const getPath = (address: string): string => decodeAddress(address.split(/[?#]/)[0] ?? '');

/** The file of a page, by which some hosts show it too. */
const getFile = (path: string): string => (path.endsWith('/') ? `${path}index.html` : `${path}.html`);

/**
 * Whether a path, or that of a file, is a page of the site. The default language has its pages at addresses with its prefix too,
 * which the build redirects.
 */
function isPage(path: string, { pages, site }: RedirectSite): boolean {
  const prefix = `/${site.languages[0].id}/`;
  const plainPath = `${path}/`.startsWith(prefix) ? path.slice(prefix.length - 1) || '/' : path;
  return pages.pageAddresses.some((page) => [withoutSlash(page.path), getFile(page.path)].includes(plainPath));
}

function parseRedirect(
  { from, to }: { readonly from: string; readonly to: string },
  redirectSite: RedirectSite,
): Redirect {
  const [path = '', query = ''] = from.split('?');
  const redirect = { path: withoutSlash(path), query, to };
  const isAtRoot = redirectSite.site.base !== '/' && query === '' && isPage(getPath(redirect.path), redirectSite);
  return isAtRoot ? { ...redirect, isAtRoot } : redirect;
}

const isSameAddress = (one: Redirect, other: Redirect) =>
  getPath(one.path) === getPath(other.path) && one.query === other.query;

/** Finds the key that begins with the base path, which the build puts before each address by itself. */
function findBaseError({ path, to }: Redirect, { site: { base } }: RedirectSite): string | undefined {
  if (base === '/') return undefined;
  const [key, address] = `${path}/`.startsWith(base) ? ['from', path] : ['to', to];
  return `${address}/`.startsWith(base)
    ? `${key}: leave the base path ${base} out of it: ${address.slice(base.length - 1) || '/'}`
    : undefined;
}

/** Finds what is wrong with a redirect; undefined if it is valid. */
function findRedirectError(
  redirect: Redirect,
  earlier: readonly Redirect[],
  all: readonly Redirect[],
  redirectSite: RedirectSite,
): string | undefined {
  const { isAtRoot, path, query, to } = redirect;
  const { downloads, pages } = redirectSite;
  const target = getPath(to);
  const next = all.find(
    (other) => getPath(other.path) === withoutSlash(target) && other.query === '' && other.isAtRoot !== true,
  );
  const baseError = findBaseError(redirect, redirectSite);
  if (baseError !== undefined) return baseError;
  if (earlier.some((other) => isSameAddress(other, redirect))) return 'from: this address is there a second time';
  if (query === '' && isAtRoot !== true && isPage(getPath(path), redirectSite))
    return `from: ${path} is a page of this site, which nobody would reach any more`;
  if (next !== undefined) return `to: ${to} leads on to ${next.to}: write the last address`;
  if (target.startsWith(filesPath))
    return downloads.some(({ name }) => target === filesPath + name)
      ? undefined
      : `to: ${to}: there is no file data${target}`;
  // Other files are checked when they are written (scripts/generate/public/redirects.ts).
  if (pages.addressAt(target) === undefined && extname(target) === '')
    return `to: ${target}: ${describeMissingPage(target)}`;
  return undefined;
}

/**
 * Reads the redirects of a folder of data; none if it has no `redirects.json`. An address that leads to a page which is not shown
 * yet, or no longer, is unknown as long as it is not, so no build fails because a time has come.
 * @throws DataError with every redirect that would loop, lead through another, hide a page, or end at none
 */
export function readRedirects(dataFolder: string, redirectSite: RedirectSite): readonly Redirect[] {
  const file = join(dataFolder, 'redirects.json');
  if (!existsSync(file)) return [];
  const { redirects } = parseData(redirectsSchema, readJson(file), (path) => `${file}: ${path}`);
  const parsed = redirects.map((redirect) => parseRedirect(redirect, redirectSite));
  const { laterPages, pages } = redirectSite;
  const activeRedirects = parsed.filter(
    ({ to }) => pages.addressAt(getPath(to)) !== undefined || laterPages.addressAt(getPath(to)) === undefined,
  );
  const errors = parsed.flatMap((redirect, index) => {
    const error = activeRedirects.includes(redirect)
      ? findRedirectError(redirect, parsed.slice(0, index), parsed, redirectSite)
      : undefined;
    return error === undefined ? [] : [`${file}: redirects.${index}.${error}`];
  });
  if (errors.length > 0) throw new DataError(errors);
  return activeRedirects;
}
