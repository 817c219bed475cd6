/** Written by scripts/build/files/news/snapshots-plugin.ts, which has parsed it. */
declare module 'virtual:news-snapshots' {
  import type { NewsList } from '~/features/news/model/newsList';
  import type { SnapshotOrigin } from '~/features/news/model/snapshot';

  /** When articles last changed: an ISO 8601 instant, empty where there are no snapshots. */
  export const changedAt: string;
  /** The newest day of all articles; see `newestDay`. */
  export const freshFrom: string;
  export const origin: SnapshotOrigin;
  /** Path with base of each snapshot's file, by `region/category`. A selection without articles has none. */
  export const urls: Readonly<Partial<Record<string, string>>>;
  /** Keys of the selections with fewer than three articles. */
  export const thin: readonly string[];
  /** For the prerender; empty in the browser. */
  export const snapshots: readonly NewsList[];
}
