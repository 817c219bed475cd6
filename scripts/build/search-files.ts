/** Makes the files of the search: the documents of each language, and the newest articles. */
import { languageIds } from '~/config/languages';
import type { Site } from '~/content/load';
import { listSearchDocuments } from '~/content/searchDocuments';
import { type SearchDocument, searchFilePath } from '~/features/search/documents';
import { keepAmountsTogether } from '~/lib/lineBreaks';
import { shorten } from '~/lib/plainText';
import type { Article } from '~/news/article';
import { toDay } from '~/news/instant';
import type { NewsData } from './news-data';

/** 400 articles make about 40 kB of search documents after brotli. */
const articlesMax = 400;
const articleTextMax = 120;

const toDocument = ({ url, title, description, source, categories, publishedAt }: Article): SearchDocument => ({
  href: url,
  heading: keepAmountsTogether(title),
  names: [source, ...categories],
  text: keepAmountsTogether(shorten(description, articleTextMax)),
  day: toDay(publishedAt),
});

/** Pairs of a path without the base path, and a text. */
export function makeSearchFiles(
  { contents }: Pick<Site, 'contents'>,
  { allArticles }: Pick<NewsData, 'allArticles'>,
): readonly (readonly [path: string, text: string])[] {
  return [
    ...languageIds.map(
      (language) =>
        [searchFilePath(language), JSON.stringify(listSearchDocuments(contents[language], language))] as const,
    ),
    [searchFilePath('news'), JSON.stringify(allArticles.slice(0, articlesMax).map(toDocument))],
  ];
}
