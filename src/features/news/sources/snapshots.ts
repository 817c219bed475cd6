/** The snapshots: the first comes with the page, the others are asked for when wanted and kept. */
import { changedAt, first, urls } from 'virtual:news-snapshots';
import { keyOf } from '~/config/news';
import type { Filters } from '~/features/news/model/filters';
import { createSnapshotSource } from './snapshotSource';

/** When articles last changed: an ISO 8601 instant, empty on a first checkout without snapshots. */
export const newsChangedAt = changedAt;
/** All regions, all categories: what the page is prerendered with. */
export const firstSnapshot = first;

export const snapshotSource = createSnapshotSource({ first, urlOf: (key) => urls[key] });

/** Whether there is anything to show for some filters. */
export function hasArticles(filters: Filters): boolean {
  const key = keyOf(filters);
  return key === keyOf(first) ? first.articles.length > 0 : key in urls;
}
