import { type Language, publishedLanguages } from '~/config/languages';
import { site } from '~/config/site';
import { composeContent, type LanguageContent } from './compose';
import { readData } from './read-data';

/** By published language, the default first. */
export type SiteContent = ReadonlyMap<Language, LanguageContent>;

/** @throws DataError with a line for each fault of the data */
export async function readContent(): Promise<SiteContent> {
  const data = await readData();
  const contents = publishedLanguages.map(
    async (language) => [language, await composeContent(data, language, site)] as const,
  );
  return new Map(await Promise.all(contents));
}
