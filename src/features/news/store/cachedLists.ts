/**
 * What was shown at each entry of the tab's history, so that back, forward and reload find it: in memory, and over a
 * reload in the session's storage where the browser allows it.
 */
import * as v from 'valibot';
import { type Combination, keyOf } from '~/config/news';
import { listSchema, type NewsList, shorten } from '~/features/news/model/newsList';
import { count } from '~/features/news/model/snapshot';
import { newsChangedAt } from '~/features/news/sources/snapshots';

const pixels = v.pipe(v.number(), v.finite());

/** Where in a list the window stood. */
const scrollPositionSchema = v.object({
  /** Scroll position of the page, px. */
  y: pixels,
  /** Article at the window's upper edge and its distance from it, px; null above the list. */
  article: v.fallback(v.nullable(v.object({ index: count, top: pixels })), null),
});

const cachedSchema = v.object({
  list: listSchema,
  scrollPosition: v.fallback(v.nullable(scrollPositionSchema), null),
});

export type ScrollPosition = Readonly<v.InferOutput<typeof scrollPositionSchema>>;
type CachedList = Readonly<v.InferOutput<typeof cachedSchema>>;

/** The rows that were stored while the same snapshots were deployed, oldest first, but for those that cannot be read. */
function parseCachedLists(json: unknown, changedAt: string) {
  const schema = v.object({
    changedAt: v.literal(changedAt),
    rows: v.array(v.fallback(v.nullable(v.tuple([v.string(), cachedSchema])), null)),
  });
  const stored = v.safeParse(schema, json);
  return stored.success ? stored.output.rows.filter((row) => row !== null) : [];
}

const storageKey = 'news-lists';
const listsMax = 20;
/** Over all lists: some hundred kilobytes. */
const articlesMax = 500;

interface CachedListsOptions {
  /** After a deploy with newer snapshots, a reload shows the newer ones. */
  readonly changedAt: string;
  /** May throw at every use. */
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem'>;
  /** Whether the visitor came back to the document, so that the storage is of its history. */
  readonly isReturn: () => boolean;
}

export function createCachedLists({ changedAt, storage, isReturn }: CachedListsOptions) {
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
    /** What was shown at an entry of the history, if it was of these filters. */
    get(key: string, filters: Combination): CachedList | undefined {
      const cached = lists().get(key);
      return cached !== undefined && keyOf(cached.list) === keyOf(filters) ? cached : undefined;
    },
    setList(key: string, list: NewsList): void {
      set(key, { list, scrollPosition: lists().get(key)?.scrollPosition ?? null });
    },
    setScrollPosition(key: string, scrollPosition: ScrollPosition): void {
      const cached = lists().get(key);
      if (cached !== undefined) set(key, { ...cached, scrollPosition });
    },
    /** Writes what fits into the storage, the latest first. */
    save(): void {
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
