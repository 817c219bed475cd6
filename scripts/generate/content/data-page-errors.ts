/** Errors about pages that the owner has added. */
import { join } from 'node:path';
import type { DataPageSentences } from '~/pages/data/data.node.ts';
import { listDataFiles } from '~scripts/lib/system-files';
import type { DataPageSettings } from '~scripts/settings/read-data-pages';
import type { SiteSettings } from '~scripts/settings/site-settings';
import type { TextsByLanguage } from './language-texts';

/** Errors about openings of an added page that have only sentences, or only facts. */
function findOpeningErrors(
  { openings }: DataPageSettings,
  { sections }: Pick<DataPageSentences, 'sections'>,
  file: string,
): readonly string[] {
  const idsWithWords = sections.flatMap((section) => section.openings?.items ?? []).map(({ id }) => id);
  const ids = openings.map(({ id }) => id);
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
function findUnknownFiles(
  { dataFolder, settings: { languages } }: SiteSettings,
  { id }: DataPageSettings,
): readonly string[] {
  // Texts in a language that is not published stay.
  const names = ['page', ...new Set([...languages, ...listDataFiles(join(dataFolder, 'content'))])].map(
    (name) => `${name}.json`,
  );
  return listDataFiles(join(dataFolder, id))
    .filter((file) => !names.includes(file))
    .map((file) => `${join(dataFolder, id, file)}: the files of a page are ${names.join(', ')}`);
}

/** Errors about added pages: files that nothing reads, and openings. */
export function findDataPageErrors(siteSettings: SiteSettings, texts: TextsByLanguage): readonly string[] {
  const { dataFolder, dataPages, settings } = siteSettings;
  // A page.json with errors does not say which openings there are.
  const validPages = dataPages.filter(({ hasErrors }) => !hasErrors);
  return [
    ...validPages.flatMap((page) =>
      settings.languages.flatMap((language) => {
        const sentences = texts[language]?.dataPages[page.id];
        return sentences === undefined
          ? []
          : findOpeningErrors(page, sentences, join(dataFolder, page.id, `${language}.json`));
      }),
    ),
    ...dataPages.flatMap((page) => findUnknownFiles(siteSettings, page)),
  ];
}
