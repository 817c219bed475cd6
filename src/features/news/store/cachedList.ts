/** What the browser's session storage holds of the lists that were shown, parsed where it comes back. */
import * as v from 'valibot';
import { categoryIds, regionIds } from '~/config/news';
import { storedArticles } from '~/features/news/model/article';
import type { NewsList } from '~/features/news/model/newsList';
import { count, originSchema, pageSize } from '~/features/news/model/snapshot';

/** Where in a list the window stood. */
export interface ScrollPosition {
  /** Scroll position of the page, px. */
  readonly y: number;
  /** Article at the window's upper edge and its distance from it, px; null above the list. */
  readonly article: { readonly index: number; readonly top: number } | null;
}

export interface CachedList {
  readonly list: NewsList;
  readonly scrollPosition: ScrollPosition | null;
}

const pixels = v.pipe(v.number(), v.finite());

const scrollPositionSchema = v.object({
  y: pixels,
  article: v.fallback(v.nullable(v.object({ index: count, top: pixels })), null),
});

const rowSchema = v.tuple([
  v.string(),
  v.object({
    list: v.object({
      region: v.picklist(regionIds),
      category: v.picklist(categoryIds),
      origin: originSchema,
      articles: storedArticles,
      live: v.object({ page: count, pageSize, found: count }),
      archive: v.object({ page: count, pages: count }),
    }),
    scrollPosition: v.fallback(v.nullable(scrollPositionSchema), null),
  }),
]);

/** By key of the history's entry, oldest first. */
export type CachedRows = readonly (readonly [key: string, cached: CachedList])[];

/**
 * Parses what was stored while the same snapshots were deployed; of other snapshots, or of another shape, it is none.
 * A row that cannot be read is left out.
 */
export function parseCachedLists(json: unknown, changedAt: string): CachedRows {
  const schema = v.object({
    changedAt: v.literal(changedAt),
    rows: v.array(v.fallback(v.nullable(rowSchema), null)),
  });
  const stored = v.safeParse(schema, json);
  return stored.success ? stored.output.rows.filter((row) => row !== null) : [];
}
