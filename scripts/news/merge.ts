/** Merges what the service sent into the snapshots. */
import { listSelections, type NewsSelection, selectionKey } from '~/config/selection';
import { type Article, articleKeys, byNewest } from '~/news/article';
import type { ArticlesPage } from '~/news/response';
import { snapshotSize } from '~/news/snapshot';
import { emptySnapshot, type Snapshots } from './folder';

/**
 * Merges articles into those of a snapshot: each once, the newest first. An article that comes again at the same address
 * replaces the stored one, as publishers correct titles; one at another address does not, or files would change without news.
 */
export function mergeArticles(stored: readonly Article[], arrived: readonly Article[]): readonly Article[] {
  /** The articles by every key under which one came. */
  const records = new Map<string, { article: Article }>();
  for (const article of [...stored, ...arrived]) {
    const keys = articleKeys(article);
    const earlier = keys.map((key) => records.get(key)).find((record) => record !== undefined);
    if (earlier?.article.url === article.url) earlier.article = article;
    const record = earlier ?? { article };
    for (const key of keys) records.set(key, record);
  }
  return [...new Set(records.values())]
    .map(({ article }) => article)
    .toSorted(byNewest)
    .slice(0, snapshotSize);
}

/** Lists the selections that an article of a selection belongs to: that selection, and the wider ones of all regions or all categories. */
export function listWiderSelections({ region, category }: NewsSelection): readonly NewsSelection[] {
  const selections = listSelections([region, 'all'], [category, 'all']);
  return [...new Map(selections.map((selection) => [selectionKey(selection), selection])).values()];
}

/** Merges a page of a selection into its snapshot, and its articles into those of the wider selections. */
export function mergePage(snapshots: Snapshots, selection: NewsSelection, page: ArticlesPage): Snapshots {
  const merged = new Map(snapshots);
  for (const wider of listWiderSelections(selection)) {
    const key = selectionKey(wider);
    const before = merged.get(key) ?? emptySnapshot;
    merged.set(key, { ...before, articles: mergeArticles(before.articles, page.articles) });
  }
  const key = selectionKey(selection);
  merged.set(key, { ...(merged.get(key) ?? emptySnapshot), total: page.found, pageSize: page.limit });
  return merged;
}

/** Returns the keys of the articles of all snapshots, each once. */
export function listArticleKeys(snapshots: Snapshots): ReadonlySet<string> {
  return new Set([...snapshots.values()].flatMap(({ articles }) => articles.flatMap(articleKeys)));
}
