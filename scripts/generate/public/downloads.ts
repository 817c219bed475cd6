/** Files of `data/files`, which visitors download. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Site } from '~/config/site.node.ts';
import { filesPath } from '~/schemas/files';
import { absoluteUrl, hostPath } from '~/seo/addresses';
import type { SiteContent } from '~scripts/generate/content/compose';
import type { SiteData } from '~scripts/generate/content/read-data';
import type { GeneratedFolder } from '~scripts/generate/generated-folder';
import { collectTexts } from '~scripts/settings/read-json';
import type { SiteSettings } from '~scripts/settings/site-settings';

/** The addresses of a file on a page: a path of the host, or the whole address. */
const listFileAddresses = (site: Site, name: string): readonly string[] => [
  hostPath(site, filesPath + name),
  absoluteUrl(site, filesPath + name),
];

/** Names of the files that no page links to. */
function listUnlinkedFiles(contents: SiteContent, { downloads, site }: SiteSettings): readonly string[] {
  const links = new Set(
    [...contents.values()]
      .flatMap(({ pages, shell }) => collectTexts([pages, shell]))
      .map(([, text]) => text.split(/[?#]/)[0] ?? ''),
  );
  return downloads
    .map(({ name }) => name)
    .filter((name) => !listFileAddresses(site, name).some((address) => links.has(address)));
}

/** Whether a text names the address of a file, in whatever form. */
function namesFile(text: string, name: string): boolean {
  const address = filesPath + name;
  const rest = text.split(address).slice(1);
  return rest.some((following) => !/^[\w-]|^\.\w/.test(following));
}

/**
 * Names of the files that the data names, but no page links to: the pages or other texts that link to them are not shown yet,
 * or no longer. What code of the site names decides nothing: a file that the data hides is hidden.
 */
export function hiddenDownloads(
  contents: SiteContent,
  { values }: Pick<SiteData, 'values'>,
  siteSettings: SiteSettings,
): ReadonlySet<string> {
  const dataTexts = collectTexts(values).map(([, text]) => text);
  return new Set(
    listUnlinkedFiles(contents, siteSettings).filter((name) => dataTexts.some((text) => namesFile(text, name))),
  );
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

/** Warns of each file that neither a page nor a redirect leads to. */
export function warnOfUnlinkedDownloads(
  contents: SiteContent,
  siteSettings: SiteSettings,
  hidden: ReadonlySet<string>,
): readonly string[] {
  const { dataFolder, redirects } = siteSettings;
  return listUnlinkedFiles(contents, siteSettings)
    .filter((name) => !hidden.has(name) && !redirects.some(({ to }) => to === filesPath + name))
    .map((name) => `${join(dataFolder, 'files', name)}: everybody can download this file, and no page links to it`);
}
