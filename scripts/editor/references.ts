import { defaultLanguage, publishedLanguages } from '~/config/languages';
import { categoryIds, regionIds } from '~/config/news';
import { addressAt } from '~/content/pages';
import type { References } from '~/schemas/references';

/** The pages, languages, regions and categories that the site's data may refer to. */
export const references: References = {
  languages: publishedLanguages,
  regions: regionIds,
  categories: categoryIds,
  // A browser knows no release (src/content/pages.ts): only the check of all data can decide.
  hasPage: (path) => addressAt(path)?.language === defaultLanguage || path.startsWith('/press/'),
  // A file may be added together with the link to it, so only the check of all data can decide.
  hasFile: () => true,
};
