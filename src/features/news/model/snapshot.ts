/** What snapshots, lists and the archive have in common. */
import * as v from 'valibot';
import type { NewsSelection } from '~/config/selection';
import { is, wholeNumber } from '~/lib/schema';
import type { Article } from './article';

export const count = wholeNumber(0, 'not a count');
export const pageSize = wholeNumber(1, 'not a page size');
const id = v.pipe(v.string(is('no id')), v.regex(/^[a-z\d-]+$/, is('no id')));
export const selectionEntries = { region: id, category: id };

export const version = v.literal(1, is('not 1'));

/** Where articles came from. `sample` is the embedded service. Samples and live news never meet. */
export const originSchema = v.picklist(['live', 'sample'], is('neither live nor sample'));

export type SnapshotOrigin = v.InferOutput<typeof originSchema>;

/** The newest twelve known articles of a selection. */
export interface Snapshot extends NewsSelection {
  /** Total that the service last said it has, and the page size it really used. */
  readonly found: number;
  readonly limit: number;
  /** Fewer than twelve where there are no more. */
  readonly articles: readonly Article[];
}
