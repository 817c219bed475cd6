/**
 * What was shown at each entry of the tab's history, so that back, forward and reload find it: in memory, and over a
 * reload in the session's storage where the browser allows it.
 */
import { type Filters, isSameFilters } from '~/features/news/model/filters';
import { type NewsList, shorten } from '~/features/news/model/newsList';
import { newsChangedAt } from '~/features/news/sources/snapshots';
import { type CachedList, parseCachedLists, type ScrollPosition } from './cachedList';

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
