import { defaultLanguage, publishedLanguages } from '~/config/languages';
import { categoryIds, regionIds } from '~/config/news';
import { addressAt } from '~/content/pages';
import type { References } from '~/schemas/references';

/** The pages, languages, regions and categories that the site's data may refer to. */
export const references: References = {
  languages: publishedLanguages,
  regions: regionIds,
  categories: categoryIds,
  hasPage: (path) => addressAt(path)?.language === defaultLanguage,
  // A file may be added together with the link to it, so only the check of all data can decide.
  hasFile: () => true,
};
