/** A folder of news, `data/news`: `index.json`, and for each selection a snapshot such as `haiti/business.json`. */
import * as v from 'valibot';
import { fields } from '~/lib/schema';
import { articleList, instant } from './article';
import { count, originSchema, pageSize } from './newsList';
import { type NewsSelection, selectionKey } from './selection';

/** The number of articles that a snapshot has at most: the newest of its selection. */
export const snapshotSize = 36;

export const indexName = 'index.json';

export const indexSchema = fields({
  /** Keeps samples and live news apart: all snapshots are of this origin. */
  origin: originSchema,
  /** When articles of any snapshot last changed. */
  changedAt: instant(),
});

export type NewsIndex = Readonly<v.InferOutput<typeof indexSchema>>;

/** Returns the path of a selection's snapshot in the folder. */
export function snapshotName(selection: NewsSelection): string {
  return `${selectionKey(selection)}.json`;
}

export const snapshotSchema = fields({
  /** Number of articles that the service has. */
  total: count,
  /** Number of articles on a page of the service, whose plan may allow fewer than requested. */
  pageSize,
  /** Newest first. */
  articles: articleList,
});

export type Snapshot = Readonly<v.InferOutput<typeof snapshotSchema>>;
