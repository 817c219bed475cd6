/** Files of `data/files`, which visitors download. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesPath } from '~/schemas/files';
import { hostPath } from '~/seo/addresses';
import { isUsedInCode } from '~scripts/generate/code-names';
import type { SiteContent } from '~scripts/generate/content/compose';
import type { GeneratedFolder } from '~scripts/generate/generated-folder';
import { collectTexts } from '~scripts/settings/read-json';
import type { SiteSettings } from '~scripts/settings/site-settings';

export function copyDownloads(folder: GeneratedFolder, { dataFolder, downloads }: SiteSettings): void {
  for (const { name } of downloads)
    folder.writeFile(`public${filesPath}${name}`, readFileSync(join(dataFolder, 'files', name)));
}

/** Warns of each file that no page links to. */
export function unlinkedDownloads(contents: SiteContent, { dataFolder, downloads, site }: SiteSettings): readonly string[] {
  if (downloads.length === 0) return [];
  const links = new Set(
    [...contents.values()].flatMap(({ pages }) => collectTexts(pages)).map(([, text]) => text.split(/[?#]/)[0] ?? ''),
  );
  return downloads
    .filter(({ name }) => !links.has(hostPath(site, filesPath + name)) && !isUsedInCode(filesPath + name))
    .map(({ name }) => `${join(dataFolder, 'files', name)}: no page links to this file`);
}
