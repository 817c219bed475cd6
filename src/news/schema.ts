/** An article as the site shows it: plain text, checked addresses, nothing optional left to guess. */
export interface Article {
  /** The article's address, normalised; also its identity. https or http. */
  readonly url: string;
  readonly title: string;
  /** Empty when the service gave none. */
  readonly description: string;
  /** https address or null; null shows the fallback picture. */
  readonly imageUrl: string | null;
  /** Host or name of the publisher. */
  readonly source: string;
  /** The service's categories; may be empty. The first is shown. */
  readonly categories: readonly string[];
  /** ISO 8601 instant in UTC, to the second. */
  readonly publishedAt: string;
}

/** Where a snapshot's articles came from. `sample` is the embedded service. */
export type SnapshotOrigin = 'live' | 'sample';

/** First page of one region × category, as a file in `data/news`. */
export interface Snapshot {
  readonly version: 1;
  readonly region: string;
  readonly category: string;
  /** Total the service said it has, and the page size it really used. */
  readonly found: number;
  readonly limit: number;
  readonly articles: readonly Article[];
}
