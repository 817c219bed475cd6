/** Errors that no schema of a single file can find: each compares files of the data. */
import type { Company } from '~/schemas/company';
import type { Collections } from '~scripts/lib/collections';
import type { SiteSettings } from '~scripts/settings/site-settings';
import { findCompanyFileErrors, findRepeatedCompanies } from './company-errors';
import { findMissingLanguages, findSmallPrintErrors, findUntranslatedSentences } from './language-errors';
import type { TextsByLanguage } from './language-texts';
import { findListErrors } from './list-errors';
import { findUnknownPages } from './name-errors';
import { type DataFile, pairTranslations } from './read-files';
import { findSectionErrors } from './section-errors';

/** The parts of files without errors that are compared. */
interface ComparedData {
  readonly companies: readonly (Company & { readonly companyId: string })[];
  /** A language whose texts cannot be read is missing. */
  readonly texts: Partial<TextsByLanguage>;
}

/** Finds the errors that no schema of a single file can find. */
export function findErrorsAcrossFiles(
  siteSettings: SiteSettings,
  collections: Collections,
  files: readonly DataFile[],
  { companies, texts }: ComparedData,
): readonly string[] {
  const { dataFolder, settingsFile } = siteSettings;
  const contentsByFile = new Map([
    ['site.json', settingsFile],
    ...files.map(({ content, file }) => [file, content] as const),
  ]);
  const translations = pairTranslations(files);
  return [
    ...findMissingLanguages(siteSettings),
    ...findUnknownPages(siteSettings, collections),
    ...findCompanyFileErrors(siteSettings),
    ...findRepeatedCompanies(dataFolder, companies),
    ...findSectionErrors(dataFolder, translations),
    ...findSmallPrintErrors(dataFolder, texts),
    ...findListErrors(translations).map((error) => `${dataFolder}/${error}`),
    ...findUntranslatedSentences(contentsByFile).map((error) => `${dataFolder}/${error}`),
  ];
}
