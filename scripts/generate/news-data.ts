/** Makes the news of the site: the list of each selection, for its page and as a file, and the files of further pages. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { newsPageSize } from '~/config/limits';
import { withoutDuplicates } from '~/news/article';
import { createIsExcluded, type ExcludedNews } from '~/news/excludedNews';
import { newestDay } from '~/news/instant';
import { listPath, type NewsList, type SnapshotPage, snapshotPagePath } from '~/news/newsList';
import { allNews, type NewsSelection, selectionKey } from '~/news/selection';
import { typesetArticle } from '~/news/typesetArticle';
import { indexName, type News, readNews } from '~scripts/news/snapshots/read-folder';
import { byNewest, type StoredArticle, toArticle } from '~scripts/news/snapshots/snapshot';
import { getNewsFolder } from '~scripts/settings/build-settings';
import type { SiteSettings } from '~scripts/settings/site-settings';

/** The news before the first refresh. */
export const noNews: Pick<News, 'snapshots'> & { readonly index: null } = { index: null, snapshots: new Map() };

/** Search engines do not index the page of a selection with fewer articles. */
const indexedArticlesMin = 3;

/**
 * @param selections of the site
 * @param excluded what the owner excludes, which the snapshots may hold until the next refresh
 */
export function createNewsData(
  { index, snapshots }: Pick<News, 'snapshots'> & { readonly index: News['index'] | null },
  selections: readonly NewsSelection[],
  excluded: ExcludedNews,
) {
  const isExcluded = createIsExcluded(excluded);
  const { changedAt = '', origin = 'live' } = index ?? {};
  const getArticles = (selection: NewsSelection): readonly StoredArticle[] =>
    snapshots.get(selectionKey(selection))?.articles.filter((article) => !isExcluded(article)) ?? [];
  const freshFrom = newestDay(getArticles(allNews).slice(0, newsPageSize), changedAt);
  /** Lists by `region/category`. */
  const lists = new Map<string, NewsList>();
  /** Contents of files by path without the base path. */
  const files = new Map<string, string>();
  for (const selection of selections) {
    const key = selectionKey(selection);
    const articles = getArticles(selection).map((stored) => typesetArticle(toArticle(stored)));
    const pages = Math.max(1, Math.ceil(articles.length / newsPageSize));
    const { total = 0, pageSize = newsPageSize } = snapshots.get(key) ?? {};
    const list: NewsList = {
      version: 2,
      ...selection,
      origin,
      changedAt,
      freshFrom,
      // The page of all news is always indexed.
      isThin: key !== selectionKey(allNews) && articles.length < indexedArticlesMin,
      articles: articles.slice(0, newsPageSize),
      total,
      pageSize,
      pages,
    };
    lists.set(key, list);
    files.set(listPath(selection), JSON.stringify(list));
    for (let page = 2; page <= pages; page += 1) {
      const file: SnapshotPage = {
        version: 2,
        pages,
        articles: articles.slice((page - 1) * newsPageSize, page * newsPageSize),
      };
      files.set(snapshotPagePath(selection, page), JSON.stringify(file));
    }
  }
  /** The articles of all snapshots, each once, newest first. */
  const allArticles = withoutDuplicates(selections.flatMap(getArticles)).toSorted(byNewest);
  return { allArticles, getArticles, lists, files };
}

export type NewsData = ReturnType<typeof createNewsData>;

/**
 * Reads the news of the site: empty lists if there are no snapshots yet; the build decides
 * whether to accept that.
 * @throws Error with one line that names the folder and the file, as `readNews` does
 */
export function readSiteNews(siteSettings: SiteSettings): NewsData {
  const { searchTerms, selections } = siteSettings;
  const folder = getNewsFolder(siteSettings);
  const news = existsSync(join(folder, indexName)) ? readNews(folder, selections) : noNews;
  return createNewsData(news, selections, searchTerms.excluded);
}
