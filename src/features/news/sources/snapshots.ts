/** The snapshots: the first comes with the page, the others are asked for when wanted and kept. */
import { first, origin, refreshedAt, urls } from 'virtual:news-snapshots';
import { createSnapshotSource } from './snapshotSource';

/** Where the articles came from; `none` on a first checkout. */
export const snapshotOrigin = origin;
/** ISO 8601 instant; empty where there are no snapshots. */
export const snapshotsRefreshedAt = refreshedAt;
/** All regions, all categories: what the page is prerendered with. */
export const firstSnapshot = first;

export const snapshotSource = createSnapshotSource({ first, urlOf: (key) => urls[key] });
