/** Given by scripts/build/files/snapshots-plugin.ts, which has parsed it. */
declare module 'virtual:news-snapshots' {
  import type { PublishedSnapshot } from '~/features/news/model/published/publishedSnapshot';

  /** When articles last changed: an ISO 8601 instant, empty where there are no snapshots. */
  export const changedAt: string;
  /** All regions, all categories: what the page is prerendered with. */
  export const first: PublishedSnapshot;
  /** Paths of the others, with base, by `region/category`; what is not here has no article. */
  export const urls: Readonly<Partial<Record<string, string>>>;
}
