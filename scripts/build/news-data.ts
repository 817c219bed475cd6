/** Makes the news of the site: for each selection a list of its newest twelve articles for its document, and of all for its file. */
import { newsPageSize } from '~/config/limits';
import { allNews, type NewsSelection, selectionKey } from '~/config/selection';
import type { Site } from '~/content/load';
import { isOfHosts } from '~/news/address';
import { type Article, byNewest, withoutDuplicates } from '~/news/article';
import { newestDay } from '~/news/instant';
import { newsListPath, type NewsList } from '~/news/newsList';
import { typesetArticle } from '~/news/typesetArticle';
import { getNewsFolder } from '~scripts/folders';
import { type News, readNews } from '~scripts/news/folder';

/** Search engines do not index the page of a selection with fewer articles. */
const indexedArticlesMin = 3;

/**
 * @param selections the selections of the site
 * @param excludedHosts hosts whose articles the snapshots may still hold, since they were excluded later
 */
export function createNewsData(
  { index: { changedAt, origin }, snapshots }: News,
  selections: readonly NewsSelection[],
  excludedHosts: readonly string[],
) {
  const getArticles = (selection: NewsSelection): readonly Article[] =>
    snapshots.get(selectionKey(selection))?.articles.filter(({ url }) => !isOfHosts(url, excludedHosts)) ?? [];
  const freshFrom = newestDay(getArticles(allNews).slice(0, newsPageSize), changedAt);
  /** The lists of the documents by `region/category`. */
  const lists = new Map<string, NewsList>();
  /** Contents of the lists' files by path without the base path. */
  const files = new Map<string, string>();
  for (const selection of selections) {
    const key = selectionKey(selection);
    const articles = getArticles(selection).map(typesetArticle);
    const { total = 0, pageSize = newsPageSize } = snapshots.get(key) ?? {};
    const list: NewsList = {
      ...selection,
      origin,
      changedAt,
      freshFrom,
      // The page of all news is always indexed.
      isThin: key !== selectionKey(allNews) && articles.length < indexedArticlesMin,
      articles: articles.slice(0, newsPageSize),
      fileLength: articles.length,
      total,
      pageSize,
    };
    lists.set(key, list);
    files.set(newsListPath(selection), JSON.stringify({ ...list, articles }));
  }
  /** The articles of all snapshots, each once, newest first. */
  const allArticles = withoutDuplicates(selections.flatMap(getArticles)).toSorted(byNewest);
  return { allArticles, getArticles, lists, files };
}

export type NewsData = ReturnType<typeof createNewsData>;

/**
 * Reads the news of the site.
 * @throws Error with one line that names the folder and the file, as `readNews` does
 */
export function readSiteNews(site: Site): NewsData {
  const { searchTerms, selections } = site;
  return createNewsData(readNews(getNewsFolder(site), selections), selections, searchTerms.excludedHosts);
}
