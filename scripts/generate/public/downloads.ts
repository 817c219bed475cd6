/** Files of `data/files`, which visitors download. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesPath } from '~/schemas/files';
import { hostPath } from '~/seo/addresses';
import { isUsedInCode } from '~scripts/generate/used-in-code';
import type { SiteContent } from '~scripts/generate/content/compose';
import type { SiteData } from '~scripts/generate/content/read-data';
import type { GeneratedFolder } from '~scripts/generate/generated-folder';
import { collectTexts } from '~scripts/settings/read-json';
import type { SiteSettings } from '~scripts/settings/site-settings';

/** The texts of data or content without the query and fragment of addresses. */
const listAddresses = (value: unknown): readonly string[] =>
  collectTexts(value).map(([, text]) => text.split(/[?#]/)[0] ?? '');

/** Names of the files that neither a page nor the code links to. */
function listUnlinkedFiles(contents: SiteContent, { downloads, site }: SiteSettings): readonly string[] {
  const links = new Set(
    [...contents.values()].flatMap(({ pages, shell }) => listAddresses([pages, shell.announcement])),
  );
  return downloads
    .map(({ name }) => name)
    .filter((name) => !links.has(hostPath(site, filesPath + name)) && !isUsedInCode(filesPath + name));
}

/**
 * Names of the files that the data links to, but no page: the releases or the announcement that link to them are not shown yet,
 * or no longer.
 */
export function hiddenDownloads(
  contents: SiteContent,
  { announcement, companies, releases, texts }: SiteData,
  siteSettings: SiteSettings,
): ReadonlySet<string> {
  const dataLinks = new Set(listAddresses([announcement, companies, releases, texts]));
  return new Set(listUnlinkedFiles(contents, siteSettings).filter((name) => dataLinks.has(filesPath + name)));
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

/** Warns of each file that nothing links to. */
export function warnOfUnlinkedDownloads(
  contents: SiteContent,
  siteSettings: SiteSettings,
  hidden: ReadonlySet<string>,
): readonly string[] {
  return listUnlinkedFiles(contents, siteSettings)
    .filter((name) => !hidden.has(name))
    .map((name) => `${join(siteSettings.dataFolder, 'files', name)}: no page links to this file`);
}
