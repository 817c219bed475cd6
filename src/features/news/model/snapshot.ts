/** The snapshots: the newest twelve known articles of each combination, files in `data/news`. */
import * as v from 'valibot';
import { categoryIds, type Combination, regionIds } from '~/config/news';
import { fields, is, parse, type Parsed, plainObject, wholeNumber } from '~/lib/schema';
import { type Article, instant, storedArticles } from './article';

/** Where a snapshot's articles came from. `sample` is the embedded service. */
export type SnapshotOrigin = 'live' | 'sample';

export interface Snapshot extends Combination {
  readonly version: 1;
  /** Total that the service last said it has, and the page size it really used. */
  readonly found: number;
  readonly limit: number;
  /** Date of the newest article of the refresh's last finished visit, which the next one reads down to. */
  readonly mark?: string;
  readonly articles: readonly Article[];
}

/** `index.json` of a snapshot folder. It changes with the articles only. */
export interface SnapshotIndex {
  readonly version: 1;
  /** Of everything in the folder: samples and live news never meet. */
  readonly origin: SnapshotOrigin;
  /** Where the articles came from: a host's name, never an address, which may carry a token. */
  readonly host: string;
  /** When articles last changed, in any combination and in each; an instant as in `Article.publishedAt`. */
  readonly changedAt: string;
  /** By `region/category`. */
  readonly combinations: Readonly<Record<string, { readonly changedAt: string }>>;
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
    mark: v.optional(instant()),
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

const indexSchema: v.GenericSchema<unknown, SnapshotIndex> = fields({
  version,
  origin: originSchema,
  host: v.pipe(v.string(is('no text')), v.nonEmpty(is('no text'))),
  changedAt: instant(),
  combinations: v.pipe(plainObject, v.record(v.string(), fields({ changedAt: instant() }))),
});

export function parseSnapshot(json: unknown, where: string): Parsed<Snapshot> {
  return parse(snapshotSchema, json, where);
}

export function parseSnapshotIndex(json: unknown, where: string): Parsed<SnapshotIndex> {
  return parse(indexSchema, json, where);
}
