/** A folder of news, `data/news`: `index.json`, and for each selection a snapshot such as `haiti/business.json`. */
import * as v from 'valibot';
import { type NewsSelection, selectionKey } from '~/config/selection';
import { objectSchema } from '~/lib/schema';
import { articlesSchema, instantSchema } from './article';
import { countSchema, originSchema, pageSizeSchema } from './newsList';

/** The number of articles that a snapshot has at most: the newest of its selection. */
export const snapshotSize = 36;

export const indexFileName = 'index.json';

export const indexSchema = objectSchema({
  /** Keeps samples and live news apart: all snapshots are of this origin. */
  origin: originSchema,
  /** When articles of any snapshot last changed. */
  changedAt: instantSchema(),
});

export type NewsIndex = Readonly<v.InferOutput<typeof indexSchema>>;

/** Returns the path of a selection's snapshot in the folder. */
export function snapshotFileName(selection: NewsSelection): string {
  return `${selectionKey(selection)}.json`;
}

export const snapshotSchema = objectSchema({
  /** Number of articles that the service has. */
  total: countSchema,
  /** Number of articles on a page of the service, whose plan may allow fewer than requested. */
  pageSize: pageSizeSchema,
  /** Newest first. */
  articles: articlesSchema,
});

export type Snapshot = Readonly<v.InferOutput<typeof snapshotSchema>>;
