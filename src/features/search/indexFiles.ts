import type { Language } from '~/config/languages';

/** The two files of a language: its own pages, and the articles, which all languages share. */
export type SearchFile = Language | 'news';

/** Path of a file without base path. Its name is not hashed: it is asked for by pages that were built before it. */
export function searchFilePath(file: SearchFile): string {
  return `/search-index/${file}.json`;
}
