/** Errors about names that belong to no page. */
import { basename, dirname, join } from 'node:path';
import { builtInPageIds, isAddedPage } from '~/content/pageTable';
import { findSimilarName } from '~/schemas/similarName';
import type { Collections } from '~scripts/lib/collections';
import { listDataFiles } from '~scripts/lib/system-files';
import type { SiteSettings } from '~scripts/settings/site-settings';

/** Errors about names in the header's list that belong to no page and no link, and about links with the name of a page. */
export function findLinkErrors({
  dataFolder,
  pages: { pageIds },
  settings: { header, links },
}: SiteSettings): readonly string[] {
  // Pages that are off have a name too.
  const pages: readonly string[] = [...builtInPageIds, ...pageIds.filter(isAddedPage).map((id) => basename(id))];
  const names = [...pages, ...links.map(({ id }) => id)];
  const errors = [
    ...header.flatMap((name, index) => {
      if (names.includes(name)) return [];
      const similar = findSimilarName(name, names);
      const hint = similar === undefined ? '' : `: did you mean "${similar}"?`;
      return [`header.${index}: there is no page and no link "${name}"${hint}`];
    }),
    ...links.flatMap(({ id }, index) =>
      pages.includes(id) ? [`links.${index}.id: there is a page "${id}": take another id`] : [],
    ),
  ];
  return errors.map((error) => `${join(dataFolder, 'site.json')}: ${error}`);
}

/** Files beside the texts of a language that belong to no page. */
export function findUnknownPages(
  { dataFolder, settings: { languages } }: SiteSettings,
  collections: Collections,
): readonly string[] {
  const paths = Object.values(collections).map(({ path }) => path);
  const names = new Set(paths.filter((path) => path.startsWith('content/')).map((path) => basename(path)));
  return languages.flatMap((language) => {
    const folder = join(dataFolder, 'content', language);
    return listDataFiles(folder)
      .filter((file) => file.endsWith('.json') && !names.has(file))
      .map(
        (file) =>
          `${join(folder, file)}: there is no page of this name: a page that you add is a folder of ${join(dataFolder, 'pages')}`,
      );
  });
}

/** Files in the folders of added pages that nothing reads. */
export function findUnknownFiles(
  { addedPages, dataFolder, settings: { languages } }: SiteSettings,
  collections: Collections,
): readonly string[] {
  // Texts in a language that is not published stay.
  const languageNames = [...new Set([...languages, ...listDataFiles(join(dataFolder, 'content'))])];
  const paths = Object.values(collections).map(({ path }) => path);
  return addedPages.flatMap(({ id }) => {
    const ownPaths = paths.filter((path) => path.startsWith(`${dirname(id)}/*/`)).map((path) => basename(path));
    // What is the same in every language comes first.
    const names = ownPaths
      .toReversed()
      .flatMap((name) =>
        name.includes('{language}') ? languageNames.map((language) => name.replace('{language}', language)) : [name],
      );
    return names.length === 0
      ? []
      : listDataFiles(join(dataFolder, id))
          .filter((file) => !names.includes(file))
          .map((file) => `${join(dataFolder, id, file)}: the files of a page are ${names.join(', ')}`);
  });
}
