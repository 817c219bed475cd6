import { existsSync } from 'node:fs';
import { extname, join } from 'node:path';
import { describeMissingPage, type SitePages } from '~/content/pageTable';
import { DataError, parseData } from '~/schemas/dataFile';
import { type Redirect, redirectsSchema } from '~/schemas/redirects';
import { readJson } from './read-json';
import type { ReleaseFile } from './read-releases';

const withoutSlash = (path: string): string => path.replace(/(?<=.)\/+$/, '');

function parseRedirect({ from, to }: { readonly from: string; readonly to: string }): Redirect {
  const [path = '', query = ''] = from.split('?');
  return { path: withoutSlash(path), query, to };
}

/** Whether an address is that of a release in any language. */
const leadsTo = (address: string, { id }: Pick<ReleaseFile, 'id'>) =>
  (address.split(/[?#]/)[0] ?? '').endsWith(`/${id}`);

/** Finds what is wrong with a redirect; undefined if it is valid. */
function findRedirectError(
  redirect: Redirect,
  earlier: readonly Redirect[],
  all: readonly Redirect[],
  pages: SitePages,
) {
  const { path, query, to } = redirect;
  const isSameAddress = (other: Redirect) => other.path === path && other.query === query;
  const [target = ''] = to.split(/[?#]/);
  const next = all.find((other) => other.path === withoutSlash(target) && other.query === '');
  if (earlier.some(isSameAddress)) return 'from: this address is there a second time';
  if (query === '' && pages.addressAt(path) !== undefined)
    return `from: ${path} is a page of this site, which nobody would reach any more`;
  if (next !== undefined) return `to: ${to} leads on to ${next.to}: write the last address`;
  // Files are checked when the site is built (scripts/publish/former-addresses.ts).
  if (pages.addressAt(target) === undefined && extname(target) === '')
    return `to: ${target}: ${describeMissingPage(target)}`;
  return undefined;
}

/**
 * Reads the redirects of a folder of data; none if it has no `redirects.json`.
 * @param releases also those that are not shown
 * @throws DataError with every redirect that would loop, lead through another, or end at no page
 */
export function readRedirects(
  dataFolder: string,
  pages: SitePages,
  releases: readonly Pick<ReleaseFile, 'id' | 'isCurrent'>[] = [],
): readonly Redirect[] {
  const file = join(dataFolder, 'redirects.json');
  if (!existsSync(file)) return [];
  const { redirects } = parseData(redirectsSchema, readJson(file), (path) => `${file}: ${path}`);
  const parsed = redirects.map(parseRedirect);
  // An address that leads to a release is unknown as long as the release is not shown, so no build fails because its time has come.
  const activeRedirects = parsed.filter(
    ({ to }) => !releases.some((release) => !release.isCurrent && leadsTo(to, release)),
  );
  const errors = parsed.flatMap((redirect, index) => {
    const error = activeRedirects.includes(redirect)
      ? findRedirectError(redirect, parsed.slice(0, index), parsed, pages)
      : undefined;
    return error === undefined ? [] : [`${file}: redirects.${index}.${error}`];
  });
  if (errors.length > 0) throw new DataError(errors);
  return activeRedirects;
}
