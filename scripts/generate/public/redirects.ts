/** Compares the redirects with the files that a site has beside its pages. */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { DataError } from '~/schemas/dataFile';
import { filesPath } from '~/schemas/files';
import { decodeAddress, type Redirect } from '~/schemas/redirects';
import type { SiteSettings } from '~scripts/settings/site-settings';

/** Files that the build adds for hosts and for readers of licences. */
const builtFiles: ReadonlySet<string> = new Set(['/_headers', '/_redirects', '/licences/packages.md']);

/** The path of the page or file that a redirect leads to. */
const getTarget = ({ to }: Redirect): string => decodeAddress(to.split(/[?#]/)[0] ?? '');

/**
 * Leaves out the redirects to files that are hidden with the page or other text that links to them.
 * @param publicFolder folder of the files beside the pages
 * @param hidden names of files of data/files that the site does not have yet, or no longer
 * @throws DataError with each redirect that would hide a file, or leads to one that is missing
 */
export function findShownRedirects(
  { dataFolder, pages, redirects }: Pick<SiteSettings, 'dataFolder' | 'pages' | 'redirects'>,
  publicFolder: string,
  hidden: ReadonlySet<string>,
): readonly Redirect[] {
  const file = join(dataFolder, 'redirects.json');
  const isFile = (path: string) =>
    builtFiles.has(path) || statSync(join(publicFolder, path), { throwIfNoEntry: false })?.isFile() === true;
  const shown = redirects.filter((redirect) => ![...hidden].some((name) => getTarget(redirect) === filesPath + name));
  const errors = shown.flatMap((redirect) => {
    const { path, query, to } = redirect;
    const target = getTarget(redirect);
    if (query === '' && isFile(decodeAddress(path)))
      return [`${file}: ${path} is a file of this site, which nobody would reach any more: leave the redirect out`];
    return pages.addressAt(target) === undefined && !isFile(target)
      ? [`${file}: ${path} leads to ${to}, and the site has no such file`]
      : [];
  });
  if (errors.length > 0) throw new DataError(errors);
  return shown;
}
