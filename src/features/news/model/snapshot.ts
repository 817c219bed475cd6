/** The snapshots: the newest twelve known articles of each selection, files in `data/news`. */
import * as v from 'valibot';
import { categoryIds, regionIds } from '~/config/news';
import { fields, is, parse, type Parsed, plainObject, wholeNumber } from '~/lib/schema';
import { instant, storedArticles } from './article';

export const count = wholeNumber(0, 'not a count');
export const pageSize = wholeNumber(1, 'not a page size');
export const selectionEntries = {
  region: v.picklist(regionIds, is('unknown')),
  category: v.picklist(categoryIds, is('unknown')),
};

export const version = v.literal(1, is('not 1'));

/** Where articles came from. `sample` is the embedded service. Samples and live news never meet. */
export const originSchema = v.picklist(['live', 'sample'], is('neither live nor sample'));

const snapshotSchema = v.pipe(
  fields({
    version,
    ...selectionEntries,
    /** Total that the service last said it has, and the page size it really used. */
    found: count,
    limit: pageSize,
    /** Date of the newest article of the refresh's last finished visit, which the next one reads down to. */
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

/** `index.json` of a snapshot folder. It changes with the articles only. */
const indexSchema = fields({
  version,
  origin: originSchema,
  /** Where the articles came from: a host's name, never an address, which may carry a token. */
  host: v.pipe(v.string(is('no text')), v.nonEmpty(is('no text'))),
  /** When articles last changed, in any selection and in each; an instant as in `Article.publishedAt`. */
  changedAt: instant(),
  /** By `region/category`. */
  selections: v.pipe(plainObject, v.record(v.string(), fields({ changedAt: instant() }))),
});

export type SnapshotOrigin = v.InferOutput<typeof originSchema>;
export type Snapshot = Readonly<v.InferOutput<typeof snapshotSchema>>;
export type SnapshotIndex = Readonly<v.InferOutput<typeof indexSchema>>;

export function parseSnapshot(json: unknown, where: string): Parsed<Snapshot> {
  return parse(snapshotSchema, json, where);
}

export function parseSnapshotIndex(json: unknown, where: string): Parsed<SnapshotIndex> {
  return parse(indexSchema, json, where);
}
