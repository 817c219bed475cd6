import { type Language, publishedLanguages } from '~/config/languages';
import { site } from '~/config/site';
import { composeContent, type LanguageContent } from './compose';
import { readData } from './read-data';

/** By published language, the default first. */
export type SiteContent = ReadonlyMap<Language, LanguageContent>;

/** @throws DataError with a line for each fault of the data */
export function readContent(): SiteContent {
  const data = readData();
  return new Map(publishedLanguages.map((language) => [language, composeContent(data, language, site)]));
}
