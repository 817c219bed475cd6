/** The newest twelve known articles of each selection, and the index of `data/news`, from which with the archive they follow. */
import * as v from 'valibot';
import { newsPageSize } from '~/config/limits';
import type { NewsSelection } from '~/config/selection';
import { fields, is, parse, type Parsed, plainObject, wholeNumber } from '~/lib/schema';
import { type Article, instant } from './article';

export const count = wholeNumber(0, 'not a count');
export const pageSize = wholeNumber(1, 'not a page size');
const id = v.pipe(v.string(is('no id')), v.regex(/^[a-z\d-]+$/, is('no id')));
export const selectionEntries = { region: id, category: id };

export const version = v.literal(1, is('not 1'));

/** Where articles came from. `sample` is the embedded service. Samples and live news never meet. */
export const originSchema = v.picklist(['live', 'sample'], is('neither live nor sample'));

/** What the service said of a selection; of an older form of the index, nothing. */
const factsSchema = fields({
  /** Total that the service last said it has, and the page size it really used. */
  found: v.optional(count, 0),
  limit: v.optional(pageSize, newsPageSize),
  /** Date of the newest article of the refresh's last finished visit, which the next one reads down to. */
  mark: v.optional(instant()),
});

/** `index.json` of a folder of news. */
const indexSchema = fields({
  version,
  origin: originSchema,
  /** Where the articles came from: a host's name, never an address, which may carry a token. */
  host: v.pipe(v.string(is('no text')), v.nonEmpty(is('no text'))),
  /** When articles last changed; an instant as in `Article.publishedAt`. */
  changedAt: instant(),
  /** By `region/category`, of those that were visited. */
  selections: v.pipe(plainObject, v.record(v.string(), factsSchema)),
});

export type SnapshotOrigin = v.InferOutput<typeof originSchema>;
export type ServiceFacts = Readonly<v.InferOutput<typeof factsSchema>>;
export type SnapshotIndex = Readonly<v.InferOutput<typeof indexSchema>>;

export interface Snapshot extends NewsSelection, Omit<ServiceFacts, 'mark'> {
  /** The newest twelve; fewer where there are no more. */
  readonly articles: readonly Article[];
}

export function parseSnapshotIndex(json: unknown, where: string): Parsed<SnapshotIndex> {
  return parse(indexSchema, json, where);
}
