/** Reads the data of a site: its files by the table of collections, and what compares them. */
import type * as v from 'valibot';
import { type Language, languageIds } from '~/config/languages';
import { type BuiltInPageId, builtInPageIds } from '~/content/pageTable';
import type { PageSentences } from '~/pages/pages.node.ts';
import { DataError } from '~/schemas/dataFile';
import type { CollectionName } from '~scripts/lib/collections';
import type { SiteSettings } from '~scripts/settings/site-settings';
import { findErrorsAcrossFiles } from './find-errors';
import type { LanguageTexts, TextsByLanguage } from './language-texts';
import { type DataFile, readFiles, selectFiles } from './read-files';
import { findTextWarnings } from './text-warnings';

/** The schema of each page, tied to the sentences that it returns. */
export type PageCollections = {
  readonly [Id in BuiltInPageId]: { readonly schema: v.GenericSchema<unknown, PageSentences[Id]> };
};

/** The texts of a language; undefined if those that every page has cannot be read. */
function toLanguageTexts(files: readonly DataFile[], language: Language): LanguageTexts | undefined {
  const inLanguage = files.filter((file) => file.language === language);
  const shell = selectFiles(inLanguage, 'shell')[0]?.value;
  const pages = builtInPageIds.map((page) => [page, selectFiles(inLanguage, page)[0]?.value] as const);
  return (
    shell && {
      shell,
      // The schema of each page has made its sentences.
      pages: Object.fromEntries(pages) as Partial<PageSentences>,
    }
  );
}

/** What an owner probably did not mean in the texts and links of files without errors, a line each. */
const findWarnings = (files: readonly DataFile[], siteSettings: SiteSettings) =>
  files.flatMap(({ collection, content, getPlace, value }) =>
    value === undefined
      ? []
      : findTextWarnings(siteSettings.collections[collection].schema, content, siteSettings).map(
          ({ path, message }) => `${getPlace(path)}: ${message}`,
        ),
  );

/**
 * Reads the data of a site.
 * @param settingErrors errors of the settings, which are reported with those of all other files
 * @throws DataError with every error in every file
 */
export function readData(siteSettings: SiteSettings, settingErrors: readonly string[] = []) {
  const { collections } = siteSettings;
  const files = readFiles(siteSettings);
  const getValue = <Name extends CollectionName>(name: Name) => selectFiles(files, name)[0]?.value;
  const texts: Partial<TextsByLanguage> = Object.fromEntries(
    languageIds.flatMap((language) => {
      const languageTexts = toLanguageTexts(files, language);
      return languageTexts === undefined ? [] : [[language, languageTexts] as const];
    }),
  );
  const companies = selectFiles(files, 'company').flatMap(({ id, value }) =>
    value === undefined ? [] : [{ ...value, companyId: id }],
  );
  const figures = getValue('figures');
  const milestones = getValue('milestones');
  const errors = [
    ...settingErrors,
    ...files.flatMap((file) => file.errors),
    ...findErrorsAcrossFiles(siteSettings, collections, files, { companies, texts }),
  ];
  const { en, es, fr } = texts;
  if (errors.length > 0 || !figures || !milestones || !en || !es || !fr) throw new DataError([...new Set(errors)]);
  return {
    /** All files but those of the settings. */
    files,
    texts: { en, es, fr } satisfies TextsByLanguage,
    /** Companies in the order in which pages show them. */
    companies: companies.toSorted((a, b) => a.order - b.order),
    /** The value of a file that a site need not have; undefined if there is none. */
    getValue,
    figures,
    milestones,
    /** What the owner probably did not mean, a line each. */
    warnings: findWarnings(files, siteSettings),
  };
}

export type SiteData = Readonly<ReturnType<typeof readData>>;
