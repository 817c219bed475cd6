/**
 * What was shown at each entry of the tab's history, so that back, forward and reload find it: in memory, and over a
 * reload in the session's storage where the browser allows it.
 */
import * as v from 'valibot';
import { categoryIds, regionIds } from '~/config/news';
import { storedArticles } from '~/features/news/model/article';
import { type Filters, isSameFilters } from '~/features/news/model/filters';
import { type NewsList, shorten } from '~/features/news/model/newsList';
import { count, originSchema, pageSize } from '~/features/news/model/snapshot';
import { newsChangedAt } from '~/features/news/sources/snapshots';

/** Where in a list the window stood. */
export interface ScrollPosition {
  /** Scroll position of the page, px. */
  readonly y: number;
  /** Article at the window's upper edge and its distance from it, px; null above the list. */
  readonly article: { readonly index: number; readonly top: number } | null;
}

interface CachedList {
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

/** The rows that were stored while the same snapshots were deployed, oldest first, but for those that cannot be read. */
function parseCachedLists(json: unknown, changedAt: string) {
  const schema = v.object({
    changedAt: v.literal(changedAt),
    rows: v.array(v.fallback(v.nullable(rowSchema), null)),
  });
  const stored = v.safeParse(schema, json);
  return stored.success ? stored.output.rows.filter((row) => row !== null) : [];
}

const storageKey = 'news-lists';
const listsMax = 20;
/** Over all lists: some hundred kilobytes. */
const articlesMax = 500;

export interface CachedLists {
  /** What was shown at an entry of the history, if it was of these filters. */
  readonly get: (key: string, filters: Filters) => CachedList | undefined;
  readonly setList: (key: string, list: NewsList) => void;
  readonly setScrollPosition: (key: string, scrollPosition: ScrollPosition) => void;
  /** Writes what fits into the storage, the latest first. */
  readonly save: () => void;
}

interface CachedListsOptions {
  /** After a deploy with newer snapshots, a reload shows the newer ones. */
  readonly changedAt: string;
  /** May throw at every use. */
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem'>;
  /** Whether the visitor came back to the document, so that the storage is of its history. */
  readonly isReturn: () => boolean;
}

export function createCachedLists({ changedAt, storage, isReturn }: CachedListsOptions): CachedLists {
  let restored: Map<string, CachedList> | undefined;

  function read(): Map<string, CachedList> {
    try {
      const stored = isReturn() ? storage().getItem(storageKey) : null;
      return new Map(stored === null ? [] : parseCachedLists(JSON.parse(stored), changedAt));
    } catch {
      // Forbidden, or no JSON: the page starts over.
      return new Map();
    }
  }

  const lists = () => (restored ??= read());

  function set(key: string, cached: CachedList): void {
    lists().delete(key);
    lists().set(key, cached);
    for (const oldest of [...lists().keys()].slice(0, -listsMax)) lists().delete(oldest);
  }

  return {
    get(key, filters) {
      const cached = lists().get(key);
      return cached !== undefined && isSameFilters(cached.list, filters) ? cached : undefined;
    },
    setList(key, list) {
      set(key, { list, scrollPosition: lists().get(key)?.scrollPosition ?? null });
    },
    setScrollPosition(key, scrollPosition) {
      const cached = lists().get(key);
      if (cached !== undefined) set(key, { ...cached, scrollPosition });
    },
    save() {
      let left = articlesMax;
      const rows: (readonly [string, CachedList])[] = [];
      for (const [key, { list, scrollPosition }] of [...lists()].toReversed()) {
        if (left === 0) break;
        const shortened = shorten(list, left);
        left -= shortened.articles.length;
        rows.unshift([key, { list: shortened, scrollPosition }]);
      }
      try {
        storage().setItem(storageKey, JSON.stringify({ changedAt, rows }));
      } catch {
        // Full or forbidden: a reload then starts over.
      }
    },
  };
}

/** Those of this tab. */
export const cachedLists = createCachedLists({
  changedAt: newsChangedAt,
  storage: () => window.sessionStorage,
  isReturn: () =>
    performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type !== 'navigate'),
});
