import type { Language } from '~/config/languages';

/** The pages of a language, or the articles, which all languages share. */
export type SearchFile = Language | 'news';

/** Path without base. The name has no hash, since pages of an earlier build ask for it too. */
export function searchFilePath(file: SearchFile): string {
  return `/search-index/${file}.json`;
}
