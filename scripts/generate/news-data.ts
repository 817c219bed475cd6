/** The news as the site has them: the list of each selection, for its page and as a file, and the archive's pages. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { archivePagesMax, newsPageSize } from '~/config/limits';
import { allNews, type NewsSelection, keyOf } from '~/config/selection';
import { articleOf, newestOf } from '~/features/news/model/archive';
import { newestDay } from '~/features/news/model/instant';
import { type ArchivePage, archivePath, listPath, liveOf, type NewsList } from '~/features/news/model/newsList';
import { indexName, type News, readNews } from '~scripts/news/folder/news-folder';
import { newsFolderOf } from '~scripts/settings/build-settings';
import type { SiteSettings } from '~scripts/settings/site-settings';

/** The news of a first checkout. */
export const noNews: News = { index: null, archive: [] };

/** A selection with fewer articles is not for search engines. */
const articlesMin = 3;

/** @param selections of the site */
export function newsData({ archive, index }: News, selections: readonly NewsSelection[]) {
  const { changedAt = '', origin = 'live', selections: facts = {} } = index ?? {};
  const newest = new Map(selections.map((one) => [keyOf(one), newestOf(archive, one).map(articleOf)]));
  const articlesOf = (selection: NewsSelection) => newest.get(keyOf(selection)) ?? [];
  const freshFrom = newestDay(articlesOf(allNews).slice(0, newsPageSize), changedAt);
  /** By `region/category`. */
  const lists = new Map<string, NewsList>();
  /** Text by path without base. */
  const files = new Map<string, string>();
  for (const selection of selections) {
    const key = keyOf(selection);
    const all = articlesOf(selection);
    const articles = all.slice(0, newsPageSize);
    const older = all.slice(newsPageSize);
    const pages = Math.min(archivePagesMax, Math.ceil(older.length / newsPageSize));
    // The news page itself is listed whatever it shows.
    const isThin = key !== keyOf(allNews) && all.length < articlesMin;
    const { found = 0, limit = newsPageSize } = facts[key] ?? {};
    const list: NewsList = {
      version: 1,
      ...selection,
      origin,
      changedAt,
      freshFrom,
      isThin,
      articles,
      live: liveOf(articles, Math.max(found, articles.length), limit),
      archive: { page: 0, pages },
    };
    lists.set(key, list);
    files.set(listPath(selection), JSON.stringify(list));
    for (let page = 0; page < pages; page += 1) {
      const ofPage = older.slice(page * newsPageSize, (page + 1) * newsPageSize);
      const file: ArchivePage = { version: 1, changedAt, pages, articles: ofPage };
      files.set(archivePath(selection, page + 1), JSON.stringify(file));
    }
  }
  return { archive, lists, files };
}

export type NewsData = ReturnType<typeof newsData>;

/**
 * The site's own; nothing where it has no news, or its folder none yet: what a build wants of the news it says itself.
 * @throws Error with one line that names the folder and the file, as `readNews` does
 */
export function siteNews(siteSettings: SiteSettings): NewsData {
  if (!siteSettings.site.features.news) return { archive: [], lists: new Map(), files: new Map() };
  const folder = newsFolderOf(siteSettings);
  return newsData(existsSync(join(folder, indexName)) ? readNews(folder) : noNews, siteSettings.selections);
}
