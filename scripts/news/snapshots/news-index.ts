/** The index of `data/news`, from which with the archive the newest articles of each selection follow. */
import * as v from 'valibot';
import { newsPageSize } from '~/config/limits';
import { exactInstant } from '~/features/news/model/archive';
import { count, originSchema, pageSize, version } from '~/features/news/model/newsList';
import { fields, is, parse, type Parsed, plainObject } from '~/lib/schema';

/** What the service said of a selection; of an older form of the index, nothing. */
const factsSchema = fields({
  /** Total that the service last said it has, and the page size it really used. */
  found: v.optional(count, 0),
  limit: v.optional(pageSize, newsPageSize),
  /** Date of the newest article of the refresh's last finished visit, which the next one reads down to. */
  mark: v.optional(exactInstant()),
});

/** `index.json` of a folder of news. */
const indexSchema = fields({
  version,
  origin: originSchema,
  /** Where the articles came from: a host's name, never an address, which may carry a token. */
  host: v.pipe(v.string(is('no text')), v.nonEmpty(is('no text'))),
  /** When articles last changed; an instant as in `Article.publishedAt`. */
  changedAt: exactInstant(),
  /** By `region/category`, of those that were visited. */
  selections: v.pipe(plainObject, v.record(v.string(), factsSchema)),
});

export type ServiceFacts = Readonly<v.InferOutput<typeof factsSchema>>;
export type SnapshotIndex = Readonly<v.InferOutput<typeof indexSchema>>;

export function parseSnapshotIndex(json: unknown, where: string): Parsed<SnapshotIndex> {
  return parse(indexSchema, json, where);
}
