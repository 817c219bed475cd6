/** Given by scripts/build/files/snapshots-plugin.ts, which has parsed it. */
declare module 'virtual:news-snapshots' {
  import type { Snapshot, SnapshotOrigin } from '../model/snapshot';

  /** `none` on a first checkout that has no snapshots. */
  export const origin: SnapshotOrigin | 'none';
  /** ISO 8601 instant, empty where there are no snapshots. */
  export const refreshedAt: string;
  /** All regions, all categories: what the page is prerendered with. */
  export const first: Snapshot;
  /** Paths of the others, with base, by `region/category`. */
  export const urls: Readonly<Partial<Record<string, string>>>;
}
