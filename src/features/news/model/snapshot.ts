/** The snapshots: first pages of the service, kept as files in `data/news`. */
import * as v from 'valibot';
import { categoryIds, type Combination, regionIds } from '../../../config/news';
import { fields, is, parse, type Parsed, plainObject, wholeNumber } from '../../../lib/schema';
import { type Article, instant, storedArticles } from './article';

/** Where a snapshot's articles came from. `sample` is the embedded service. */
export type SnapshotOrigin = 'live' | 'sample';

/** First page of one region × category. */
export interface Snapshot extends Combination {
  readonly version: 1;
  /** Total the service said it has, and the page size it really used. */
  readonly found: number;
  readonly limit: number;
  readonly articles: readonly Article[];
}

/** What is known of one snapshot file. Instants as in `Article.publishedAt`. */
export interface SnapshotIndexEntry {
  /** Of the file's articles; during the first live runs a folder holds both. */
  readonly origin: SnapshotOrigin;
  /** The last time it was asked for, whatever came of it: the next run starts with the longest ago. */
  readonly triedAt: string;
  /** The last good answer, and the last one that changed the file; null while there is no file. */
  readonly checkedAt: string | null;
  readonly changedAt: string | null;
}

/** `index.json` of a snapshot folder. */
export interface SnapshotIndex {
  readonly version: 1;
  /** `sample` as long as one file still holds sample articles. */
  readonly origin: SnapshotOrigin;
  /** Where the last run asked: a host's name, never an address, which may carry a token. */
  readonly host: string;
  readonly refreshedAt: string;
  /** By `region/category`. */
  readonly combinations: Readonly<Record<string, SnapshotIndexEntry>>;
}

export const count = wholeNumber(0, 'not a count');
export const pageSize = wholeNumber(1, 'not a page size');

const version = v.literal(1, is('not 1'));
export const originSchema = v.picklist(['live', 'sample'], is('neither live nor sample'));

const snapshotSchema: v.GenericSchema<unknown, Snapshot> = v.pipe(
  fields({
    version,
    region: v.picklist(regionIds, is('unknown')),
    category: v.picklist(categoryIds, is('unknown')),
    found: count,
    limit: pageSize,
    articles: storedArticles,
  }),
  v.forward(
    v.check(
      ({ found, articles }) => found >= articles.length,
      ({ input: { found, articles } }) => `${found} is less than the ${articles.length} articles held`,
    ),
    ['found'],
  ),
);

const instantOrNull = v.nullable(instant('neither an instant nor null'));

const indexSchema: v.GenericSchema<unknown, SnapshotIndex> = fields({
  version,
  origin: originSchema,
  host: v.pipe(v.string(is('no text')), v.nonEmpty(is('no text'))),
  refreshedAt: instant(),
  combinations: v.pipe(
    plainObject,
    v.record(
      v.string(),
      fields({ origin: originSchema, triedAt: instant(), checkedAt: instantOrNull, changedAt: instantOrNull }),
    ),
  ),
});

/**
 * Parses a snapshot file.
 * @param where what the message starts with, e.g. the file's path
 */
export function parseSnapshot(json: unknown, where: string): Parsed<Snapshot> {
  return parse(snapshotSchema, json, where);
}

/**
 * Parses `index.json` of a snapshot folder.
 * @param where what the message starts with, e.g. the file's path
 */
export function parseSnapshotIndex(json: unknown, where: string): Parsed<SnapshotIndex> {
  return parse(indexSchema, json, where);
}
