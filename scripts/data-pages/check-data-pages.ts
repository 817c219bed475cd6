/** Checks the files of each page of data/pages together. */
import { join } from 'node:path';
import { type DataFile, selectFiles } from '~scripts/generate/content/read-files';
import { listDataFiles } from '~scripts/lib/system-files';
import type { SiteSettings } from '~scripts/settings/site-settings';
import { findPayWarning } from './pay-warnings';

type DataPageFile = ReturnType<typeof selectFiles<'dataPage'>>[number];

const listOpeningWords = ({ value }: DataPageFile) =>
  value?.sections.flatMap(({ openings }) => openings?.items ?? []) ?? [];

/** Errors about openings that have only sentences, or only facts. */
function findOpeningErrors(file: string, ids: readonly string[], idsWithWords: readonly string[]): readonly string[] {
  return [
    ...ids
      .filter((id) => !idsWithWords.includes(id))
      .map((id) => `${file}: sections: none has words of the opening "${id}" of page.json`),
    ...idsWithWords
      .filter((id) => !ids.includes(id))
      .map((id) => `${file}: sections: the opening "${id}" is not in page.json`),
  ];
}

/** Files in the folder of a page that nothing reads. */
function findUnknownFiles({ dataFolder, settings: { languages } }: SiteSettings, id: string): readonly string[] {
  // Texts in a language that is not published stay.
  const names = ['page', ...new Set([...languages, ...listDataFiles(join(dataFolder, 'content'))])].map(
    (name) => `${name}.json`,
  );
  return listDataFiles(join(dataFolder, id))
    .filter((file) => !names.includes(file))
    .map((file) => `${join(dataFolder, id, file)}: the files of a page are ${names.join(', ')}`);
}

/** Finds files that nothing reads, openings that lack words or facts, and pay whose words and facts differ. */
export function checkDataPages(siteSettings: SiteSettings, files: readonly DataFile[]) {
  const { addedPages, dataFolder } = siteSettings;
  const settingsFiles = selectFiles(files, 'dataPageSettings');
  const pages = selectFiles(files, 'dataPage').flatMap((file) => {
    const settingsFile = settingsFiles.find(({ id }) => id === file.id);
    // A page.json with errors does not say which openings there are.
    return file.value === undefined || settingsFile?.errors.length
      ? []
      : [
          {
            name: join(dataFolder, file.file),
            openings: settingsFile?.value?.openings ?? [],
            words: listOpeningWords(file),
          },
        ];
  });
  return {
    errors: [
      ...pages.flatMap(({ name, openings, words }) =>
        findOpeningErrors(
          name,
          openings.map(({ id }) => id),
          words.map(({ id }) => id),
        ),
      ),
      ...addedPages.flatMap(({ id }) => (id.startsWith('pages/') ? findUnknownFiles(siteSettings, id) : [])),
    ],
    warnings: pages.flatMap(({ name, openings, words }) =>
      words.flatMap((item) => {
        const warning = findPayWarning(item, openings.find(({ id }) => id === item.id)?.pay);
        return warning === null ? [] : [`${name}: sections: ${warning}`];
      }),
    ),
  };
}
