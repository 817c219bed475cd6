/** Writes pages at the addresses of a former site, for hosts without rules for redirects. */
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { DataError } from '~/schemas/dataFile';
import type { Redirect } from '~/schemas/redirects';
import { hostPath } from '~/seo/addresses';
import { pageFile } from '~scripts/prerender/page/built-pages';
import type { SiteSettings } from '~scripts/settings/site-settings';
import type { Host } from './hosts/host-files';
import { composeRedirectDocument } from './redirect-pages';

/** Returns the file that a host serves for a path; undefined if it would not serve a page there, such as for `/report.pdf`. */
function getServedFile({ path, query }: Redirect): string | undefined {
  if (query !== '') return undefined;
  if (path.endsWith('.html')) return path.slice(1);
  return /\.\w+$/.test(path) ? undefined : `${decodeURIComponent(path.slice(1))}/index.html`;
}

/** Finds files of a built site that a redirect would hide, and targets that do not exist: a line for each. */
function findRedirectErrors(directory: string, { dataFolder, pages, redirects }: SiteSettings): readonly string[] {
  const file = join(dataFolder, 'redirects.json');
  return redirects.flatMap(({ path, query, to }) => {
    const [target = ''] = to.split(/[?#]/);
    if (query === '' && path !== '/' && [path, `${path}.html`].some((name) => existsSync(join(directory, name))))
      return [`${file}: ${path} is a file of this site, which nobody would reach any more: leave the redirect out`];
    if (pages.addressAt(target) === undefined && !existsSync(join(directory, target)))
      return [`${file}: ${path} leads to ${to}, and the site has no such file`];
    return [];
  });
}

/**
 * Writes a page for each redirect if the host has no rules, and warns of addresses that the host cannot redirect.
 * @throws DataError with each redirect that hides a file, or leads to one that is missing
 */
export async function writeFormerAddresses(directory: string, siteSettings: SiteSettings, host: Host): Promise<void> {
  const { pages, redirects, site } = siteSettings;
  const errors = findRedirectErrors(directory, siteSettings);
  if (errors.length > 0) throw new DataError(errors);
  for (const redirect of redirects) {
    const { path, query, to } = redirect;
    const file = getServedFile(redirect);
    if (host.rules !== undefined) {
      if (query !== '' && host.readsNoQueries) warnOfHost(path, query);
    } else if (file === undefined) {
      warnOfHost(path, query);
    } else {
      const [target = ''] = to.split(/[?#]/);
      const page = pages.addressAt(target);
      const html =
        page === undefined
          ? `<html lang="${site.languages[0].tag}">`
          : await readFile(join(directory, pageFile(page.path)), 'utf8');
      await mkdir(dirname(join(directory, file)), { recursive: true });
      await writeFile(join(directory, file), composeRedirectDocument(html, hostPath(site, to)));
    }
  }
}

function warnOfHost(path: string, query: string): void {
  const address = query === '' ? path : `${path}?${query}`;
  console.warn(`data/redirects.json: this host cannot lead ${address} on: it has no rules for such addresses`);
}
