/** Files of `data/files`, which visitors download. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesPath } from '~/schemas/files';
import { hostPath } from '~/seo/addresses';
import { isUsedInCode } from '~scripts/generate/code-names';
import type { SiteContent } from '~scripts/generate/content/compose';
import type { SiteData } from '~scripts/generate/content/read-data';
import type { GeneratedFolder } from '~scripts/generate/generated-folder';
import { collectTexts } from '~scripts/settings/read-json';
import type { SiteSettings } from '~scripts/settings/site-settings';

/** The texts of data or content without the query and fragment of addresses. */
const listAddresses = (value: unknown): readonly string[] =>
  collectTexts(value).map(([, text]) => text.split(/[?#]/)[0] ?? '');

/** The addresses that the pages of a site link to. */
const pageLinks = (contents: SiteContent): ReadonlySet<string> =>
  new Set([...contents.values()].flatMap(({ pages, shell }) => listAddresses([pages, shell.announcement])));

/**
 * Names of the files that the data links to, but no page: of releases and of an announcement that are not shown yet, or no
 * longer.
 */
export function hiddenDownloads(
  contents: SiteContent,
  { announcement, companies, releases, texts }: SiteData,
  { downloads, site }: SiteSettings,
): ReadonlySet<string> {
  const dataLinks = new Set(listAddresses([announcement, companies, releases, texts]));
  const links = pageLinks(contents);
  const hidden = downloads
    .map(({ name }) => name)
    .filter((name) => dataLinks.has(filesPath + name) && !links.has(hostPath(site, filesPath + name)));
  return new Set(hidden.filter((name) => !isUsedInCode(filesPath + name)));
}

/** @param hidden names of files that the site does not have yet, or no longer */
export function copyDownloads(
  folder: GeneratedFolder,
  { dataFolder, downloads }: SiteSettings,
  hidden: ReadonlySet<string>,
): void {
  for (const { name } of downloads.filter((file) => !hidden.has(file.name)))
    folder.writeFile(`public${filesPath}${name}`, readFileSync(join(dataFolder, 'files', name)));
}

/** Returns a warning for each file that no page links to. */
export function unlinkedDownloads(
  contents: SiteContent,
  { dataFolder, downloads, site }: SiteSettings,
  hidden: ReadonlySet<string>,
): readonly string[] {
  const links = pageLinks(contents);
  return downloads
    .filter(({ name }) => !hidden.has(name) && !links.has(hostPath(site, filesPath + name)) && !isUsedInCode(filesPath + name))
    .map(({ name }) => `${join(dataFolder, 'files', name)}: no page links to this file`);
}
