import { basename, join } from 'node:path';
/** Errors about names that belong to no page. */
import { languageIds } from '~/config/languages';
import type { Collections } from '~scripts/lib/collections';
import { listDataFiles } from '~scripts/lib/system-files';
import type { SiteSettings } from '~scripts/settings/site-settings';

/** Files beside the texts of a language that belong to no page. */
export function findUnknownPages({ dataFolder }: SiteSettings, collections: Collections): readonly string[] {
  const paths = Object.values(collections).map(({ path }) => path);
  const names = new Set(paths.filter((path) => path.startsWith('content/')).map((path) => basename(path)));
  return languageIds.flatMap((language) => {
    const folder = join(dataFolder, 'content', language);
    return listDataFiles(folder)
      .filter((file) => file.endsWith('.json') && !names.has(file))
      .map((file) => `${join(folder, file)}: there is no page of this name`);
  });
}
