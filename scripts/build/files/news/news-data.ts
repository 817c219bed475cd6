/** The news as the site has them: the list of each selection, for its page and as a file, and the archive's pages. */
import { archivePagesMax, newsPageSize } from '~/config/limits';
import { allNews, type Combination, combinations, keyOf } from '~/config/news';
import { site } from '~/config/site';
import { withoutKnown } from '~/features/news/model/address';
import { articleOf, newestOf } from '~/features/news/model/archive';
import { newestDay } from '~/features/news/model/day';
import {
  type ArchivePage,
  archivePath,
  emptySnapshot,
  listOf,
  listPath,
  type NewsList,
} from '~/features/news/model/newsList';
import { buildSettings } from '~scripts/build/settings';
import { type News, readNews } from './read-news';
import { thinSelections } from './thin-selections';

interface NewsData {
  /** By `region/category`: of every selection, where the site has news. */
  readonly lists: ReadonlyMap<string, NewsList>;
  /** Text by path without base. */
  readonly files: ReadonlyMap<string, string>;
}

/** The articles of a selection after those of its list, in pages, newest first. */
function archivePagesOf(news: News, selection: Combination): readonly ArchivePage[] {
  const { changedAt, archive, snapshots } = news;
  const older = withoutKnown(newestOf(archive, selection), snapshots.get(keyOf(selection))?.articles).map(articleOf);
  const pages = Math.min(archivePagesMax, Math.ceil(older.length / newsPageSize));
  return Array.from({ length: pages }, (_, page) => ({
    version: 1,
    changedAt,
    pages,
    articles: older.slice(page * newsPageSize, (page + 1) * newsPageSize),
  }));
}

export function newsData(news: News): NewsData {
  const { archive, changedAt, origin, snapshots } = news;
  const thin = new Set(thinSelections(snapshots, archive).map(keyOf));
  const freshFrom = newestDay(snapshots.get(keyOf(allNews))?.articles ?? [], changedAt);
  const hasArticles = (selection: Combination) => (snapshots.get(keyOf(selection))?.articles.length ?? 0) > 0;
  const lists = new Map<string, NewsList>();
  const files = new Map<string, string>();
  for (const selection of combinations) {
    const { region, category } = selection;
    const key = keyOf(selection);
    const isThin = thin.has(key);
    const others = [{ region, category: 'all' }, { region: 'all', category }, allNews].filter(
      (other, index, all) => all.findIndex((same) => keyOf(same) === keyOf(other)) === index && keyOf(other) !== key,
    );
    const wider = isThin ? others.filter(hasArticles) : [];
    const snapshot = snapshots.get(key);
    const pages = snapshot === undefined ? [] : archivePagesOf(news, selection);
    const about = { origin, changedAt, freshFrom, isThin, wider, pages: pages.length };
    const list = listOf(snapshot ?? emptySnapshot(selection), about);
    lists.set(key, list);
    files.set(listPath(selection), JSON.stringify(list));
    for (const [index, page] of pages.entries()) files.set(archivePath(selection, index + 1), JSON.stringify(page));
  }
  return { lists, files };
}

let read: NewsData | undefined;

/**
 * The site's own; nothing where it has no news.
 * @throws Error as `readNews` does
 */
export function siteNews(): NewsData {
  return (read ??= site.features.news
    ? newsData(readNews(buildSettings.news))
    : { lists: new Map(), files: new Map() });
}
