/** The news as the site has them: the list of each selection, for its page and as a file, and the archive's pages. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { archivePagesMax, newsPageSize } from '~/config/limits';
import { selections } from '~/config/news';
import { allNews, type NewsSelection, keyOf } from '~/config/selection';
import { type ArchivedArticle, articleOf, newestOf } from '~/features/news/model/archive';
import { type Article, withoutKnown } from '~/features/news/model/article';
import { newestDay } from '~/features/news/model/instant';
import {
  type ArchivePage,
  archivePath,
  emptySnapshot,
  listOf,
  listPath,
  type NewsList,
} from '~/features/news/model/newsList';
import type { Snapshot, SnapshotOrigin } from '~/features/news/model/snapshot';
import { hasNews } from '~generated/features';
import { indexName } from '~scripts/news/snapshots/news-folder';
import { readSnapshots } from '~scripts/news/snapshots/read-snapshots';
import { buildSettings } from '~scripts/settings/build-settings';

/** What the build reads of `data/news`. */
interface NewsFolder {
  /** When articles last changed; empty where there are none. */
  readonly changedAt: string;
  readonly origin: SnapshotOrigin;
  /** The newest twelve by `region/category`. */
  readonly snapshots: ReadonlyMap<string, Snapshot>;
  readonly archive: readonly ArchivedArticle[];
}

export interface NewsData {
  readonly archive: readonly ArchivedArticle[];
  /** Lists by `region/category`: of every selection, where the site has news. */
  readonly lists: ReadonlyMap<string, NewsList>;
  /** Text by path without base. */
  readonly files: ReadonlyMap<string, string>;
}

/** The news of a first checkout. */
export const noNews: NewsFolder = { changedAt: '', origin: 'live', snapshots: new Map(), archive: [] };

/** A selection with fewer articles, in snapshot and archive together, is not for search engines. */
const articlesMin = 3;

/** The region's, the category's, then all; without the selection itself. */
function widerThan(selection: NewsSelection): readonly NewsSelection[] {
  const { region, category } = selection;
  const wider = [{ region, category: 'all' }, { region: 'all', category }, allNews];
  const others = new Map(wider.map((other) => [keyOf(other), other]));
  others.delete(keyOf(selection));
  return [...others.values()];
}

function pagesOf(older: readonly Article[], changedAt: string): readonly ArchivePage[] {
  const pages = Math.min(archivePagesMax, Math.ceil(older.length / newsPageSize));
  return Array.from({ length: pages }, (_, page) => ({
    version: 1,
    changedAt,
    pages,
    articles: older.slice(page * newsPageSize, (page + 1) * newsPageSize),
  }));
}

export function newsData({ archive, changedAt, origin, snapshots }: NewsFolder): NewsData {
  const shownIn = (selection: NewsSelection) => snapshots.get(keyOf(selection))?.articles ?? [];
  const freshFrom = newestDay(shownIn(allNews), changedAt);
  const lists = new Map<string, NewsList>();
  const files = new Map<string, string>();
  for (const selection of selections) {
    const key = keyOf(selection);
    const shown = shownIn(selection);
    const older = withoutKnown(newestOf(archive, selection), shown).map(articleOf);
    // The news page itself is listed whatever it shows.
    const isThin = key !== keyOf(allNews) && shown.length + older.length < articlesMin;
    const wider = isThin ? widerThan(selection).filter((other) => shownIn(other).length > 0) : [];
    const snapshot = snapshots.get(key);
    const pages = snapshot === undefined ? [] : pagesOf(older, changedAt);
    const about = { origin, changedAt, freshFrom, isThin, wider, pages: pages.length };
    const list = listOf(snapshot ?? emptySnapshot(selection), about);
    lists.set(key, list);
    files.set(listPath(selection), JSON.stringify(list));
    for (const [index, page] of pages.entries()) files.set(archivePath(selection, index + 1), JSON.stringify(page));
  }
  return { archive, lists, files };
}

/**
 * The site's own; nothing where it has no news.
 * @param allowMissing forgives a folder without news
 * @throws Error with one line that names the folder and the file, as `readSnapshots` does
 */
export function siteNews({ allowMissing }: { readonly allowMissing: boolean }): NewsData {
  if (!hasNews) return { archive: [], lists: new Map(), files: new Map() };
  const { directory } = buildSettings.news;
  if (allowMissing && !existsSync(join(directory, indexName))) return newsData(noNews);
  const { index, snapshots, archive } = readSnapshots(directory);
  return newsData({ changedAt: index.changedAt, origin: index.origin, snapshots, archive });
}
