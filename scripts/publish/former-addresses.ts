/** Writes pages at the addresses of a former site, for hosts without rules for redirects. */
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';
import { DataError } from '~/schemas/dataFile';
import { decodeAddress, type Redirect } from '~/schemas/redirects';
import { hostPath } from '~/seo/addresses';
import { pageFile } from '~scripts/prerender/page/built-pages';
import type { SiteSettings } from '~scripts/settings/site-settings';
import type { Host } from './hosts/host-files';
import { composeRedirectDocument } from './redirect-pages';

/** Returns the file that a host serves for a path; undefined if it would not serve a page there, such as for `/report.pdf`. */
function getServedFile({ path, query }: Redirect): string | undefined {
  if (query !== '') return undefined;
  const name = decodeAddress(path.slice(1));
  if (name.endsWith('.html')) return name;
  return /\.\w+$/.test(name) ? undefined : `${name}/index.html`;
}

/**
 * Writes a page for each redirect if the host has no rules, and warns of addresses that the host cannot redirect.
 * @throws DataError for a redirect in whose place the built site has another file
 */
export async function writeFormerAddresses(
  directory: string,
  { dataFolder, pages, redirects, site }: SiteSettings,
  host: Host,
): Promise<void> {
  for (const redirect of redirects) {
    const { isAtRoot, path, query, to } = redirect;
    const file = getServedFile(redirect);
    if (host.rules !== undefined) {
      if (query !== '' && host.readsNoQueries) warnOfHost(path, query);
    } else if (file === undefined || isAtRoot === true) {
      warnOfHost(path, query);
    } else {
      const [target = ''] = to.split(/[?#]/);
      const page = pages.addressAt(target);
      const html =
        page === undefined
          ? `<html lang="${site.languages[0].tag}">`
          : await readFile(join(directory, pageFile(page.path)), 'utf8');
      const place = resolve(directory, file);
      // The check refuses such addresses. Nothing is written over a page, or outside the folder, if it should miss one.
      if (!place.startsWith(resolve(directory) + sep) || existsSync(place))
        throw new DataError([`${join(dataFolder, 'redirects.json')}: ${path} would replace ${place}`]);
      await mkdir(dirname(place), { recursive: true });
      await writeFile(place, composeRedirectDocument(html, hostPath(site, to)));
    }
  }
}

function warnOfHost(path: string, query: string): void {
  const address = query === '' ? path : `${path}?${query}`;
  console.warn(`data/redirects.json: this host cannot lead ${address} on: it has no rules for such addresses`);
}
