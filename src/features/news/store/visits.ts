/**
 * What was shown at each entry of the tab's history, so that back, forward and reload find it again: in memory, and
 * over a reload in the session's storage where the browser allows it.
 */
import { readChoice, searchOf } from '../model/filters';
import * as v from 'valibot';
import { storedArticles } from '../model/article';
import { count, pageSize } from '../model/snapshot';
import type { Listing } from './listing';

/** Where in the list the window stood. */
export interface Place {
  /** Scroll position of the page, px. */
  readonly y: number;
  /** Article at the window's upper edge and its distance from it, px; null above the list. */
  readonly article: { readonly index: number; readonly top: number } | null;
}

export interface Visit {
  readonly listing: Listing;
  readonly place: Place | null;
}

/** The parts of the browser's Storage that are used. */
type Store = Pick<Storage, 'getItem' | 'setItem'>;

const storageKey = 'news-visits';
const visitsMax = 20;
/** Over all visits: some hundred kilobytes. */
const articlesMax = 500;

const placeSchema = v.object({
  y: v.pipe(v.number(), v.finite()),
  article: v.fallback(v.nullable(v.object({ index: count, top: v.pipe(v.number(), v.finite()) })), null),
});

/** A visit that cannot be read is none; the others are. */
const visitSchema = v.fallback(
  v.nullable(
    v.pipe(
      v.object({
        key: v.string(),
        search: v.pipe(v.string(), v.transform(readChoice)),
        page: count,
        pageSize,
        found: v.nullable(count),
        articles: storedArticles,
        place: v.fallback(v.nullable(placeSchema), null),
      }),
      v.transform(({ key, search, place, ...list }): readonly [string, Visit] => [
        key,
        { listing: { ...search, ...list }, place },
      ]),
    ),
  ),
  null,
);

export interface Visits {
  /** What was shown at an entry, if it showed this choice. */
  readonly recall: (key: string, search: string) => Visit | undefined;
  readonly keepListing: (key: string, listing: Listing) => void;
  readonly keepPlace: (key: string, place: Place) => void;
  /** Writes what fits into the storage, the latest first. */
  readonly save: () => void;
}

export interface VisitsOptions {
  /** What the lists belong to: after a deploy with newer snapshots, a reload shows the newer ones. */
  readonly edition: string;
  /** May throw at every turn. */
  readonly storage: () => Store;
  /** Whether the document was come back to, so that what the storage holds is of its history. */
  readonly isReturn: () => boolean;
}

export function createVisits({ edition, storage, isReturn }: VisitsOptions): Visits {
  let visits: Map<string, Visit> | undefined;

  function read(): Map<string, Visit> {
    if (!isReturn()) return new Map();
    try {
      const storedSchema = v.object({ edition: v.literal(edition), visits: v.array(visitSchema) });
      const stored = v.safeParse(storedSchema, JSON.parse(storage().getItem(storageKey) ?? 'null'));
      return new Map(stored.success ? stored.output.visits.filter((visit) => visit !== null) : []);
    } catch {
      return new Map();
    }
  }

  // Not before the first render is over: the storage is the browser's.
  function all(): Map<string, Visit> {
    visits ??= read();
    return visits;
  }

  function keep(key: string, visit: Visit): void {
    all().delete(key);
    all().set(key, visit);
    for (const oldest of [...all().keys()].slice(0, -visitsMax)) all().delete(oldest);
  }

  return {
    recall(key, search) {
      const visit = all().get(key);
      return visit !== undefined && searchOf(visit.listing) === searchOf(readChoice(search)) ? visit : undefined;
    },
    keepListing(key, listing) {
      keep(key, { listing, place: all().get(key)?.place ?? null });
    },
    keepPlace(key, place) {
      const visit = all().get(key);
      if (visit !== undefined) keep(key, { ...visit, place });
    },
    save() {
      let room = articlesMax;
      const rows = [];
      for (const [key, { listing, place }] of [...all()].toReversed()) {
        const { page, pageSize, found } = listing;
        const articles = listing.articles.slice(0, room);
        if (articles.length === 0 && listing.articles.length > 0) break;
        room -= articles.length;
        // Of a list that is cut, the rest is asked for again.
        const kept =
          articles.length < listing.articles.length ? Math.min(page, Math.floor(articles.length / pageSize)) : page;
        rows.unshift({ key, search: searchOf(listing), page: kept, pageSize, found, articles, place });
      }
      try {
        storage().setItem(storageKey, JSON.stringify({ edition, visits: rows }));
      } catch {
        // Full or forbidden: a reload then starts over.
      }
    },
  };
}
