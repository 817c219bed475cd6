/**
 * What was shown at each entry of the tab's history, so that back, forward and reload find it again: in memory, and
 * over a reload in the session's storage where the browser allows it.
 */
import { type CachedList, type CachedRows, parseCachedLists, type ScrollPosition } from '../model/cachedList';
import { type Filters, isSameFilters } from '../model/filters';
import type { NewsList } from '../model/newsList';
import { snapshotsRefreshedAt } from '../sources/snapshots';

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

export interface CachedListsOptions {
  /** What the lists belong to: after a deploy with newer snapshots, a reload shows the newer ones. */
  readonly refreshedAt: string;
  /** May throw at every turn. */
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem'>;
  /** Whether the document was come back to, so that what the storage holds is of its history. */
  readonly isReturn: () => boolean;
}

/** The list's beginning; of what is cut off, the rest is asked for again. */
function shorten(list: NewsList, length: number): NewsList {
  if (list.articles.length <= length) return list;
  return { ...list, articles: list.articles.slice(0, length), page: Math.floor(length / list.pageSize) };
}

export function createCachedLists({ refreshedAt, storage, isReturn }: CachedListsOptions): CachedLists {
  let lists: Map<string, CachedList> | undefined;

  function read(): CachedRows {
    if (!isReturn()) return [];
    try {
      return parseCachedLists(JSON.parse(storage().getItem(storageKey) ?? 'null'), refreshedAt);
    } catch {
      // Forbidden, or no JSON: the page then starts over.
      return [];
    }
  }

  // Not before the first render is over: the storage is the browser's.
  function all(): Map<string, CachedList> {
    lists ??= new Map(read());
    return lists;
  }

  function set(key: string, cached: CachedList): void {
    all().delete(key);
    all().set(key, cached);
    for (const oldest of [...all().keys()].slice(0, -listsMax)) all().delete(oldest);
  }

  return {
    get(key, filters) {
      const cached = all().get(key);
      return cached !== undefined && isSameFilters(cached.list, filters) ? cached : undefined;
    },
    setList(key, list) {
      set(key, { list, scrollPosition: all().get(key)?.scrollPosition ?? null });
    },
    setScrollPosition(key, scrollPosition) {
      const cached = all().get(key);
      if (cached !== undefined) set(key, { ...cached, scrollPosition });
    },
    save() {
      let left = articlesMax;
      const rows: (readonly [string, CachedList])[] = [];
      for (const [key, { list, scrollPosition }] of [...all()].toReversed()) {
        if (left === 0) break;
        const shortened = shorten(list, left);
        left -= shortened.articles.length;
        rows.unshift([key, { list: shortened, scrollPosition }]);
      }
      try {
        storage().setItem(storageKey, JSON.stringify({ refreshedAt, rows }));
      } catch {
        // Full or forbidden: a reload then starts over.
      }
    },
  };
}

/** Those of this tab. */
export const cachedLists = createCachedLists({
  refreshedAt: snapshotsRefreshedAt,
  storage: () => window.sessionStorage,
  isReturn: () =>
    performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type !== 'navigate'),
});
