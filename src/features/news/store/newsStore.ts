/** What the news page shows: the choice, the list, and what is going on. One store per visit of the page. */
import { createStore, type StoreApi } from 'zustand/vanilla';
import { type Choice, defaultChoice, isSameChoice } from '../model/filters';
import type { FetchArticles } from '../sources/live';
import { extend, isContinued, type Listing, listingOf } from './listing';
import type { Snapshot } from '../model/snapshot';
import type { SnapshotSource } from '../sources/snapshotSource';

export interface NewsState extends Listing {
  readonly loading:
    | { readonly kind: 'idle' }
    /** The choice's first articles are on their way; the list is still the one before. */
    | { readonly kind: 'first' }
    | { readonly kind: 'more' }
    | { readonly kind: 'failed'; readonly step: 'first' | 'more' };
  /** What the last action came to, for an announcement; null before the first. */
  readonly change: { readonly kind: 'shown' | 'added'; readonly count: number } | null;
}

export type Outcome =
  | { readonly kind: 'done' }
  /** Something newer took its place, or there was nothing to do. */
  | { readonly kind: 'superseded' }
  /** `gone`: what was asked for is not on the host any more. */
  | { readonly kind: 'failed'; readonly message: string; readonly gone: boolean };

export interface NewsDeskOptions {
  /** What the page was prerendered with. */
  readonly first: Snapshot;
  readonly snapshots: SnapshotSource;
  /** The live call; null where no live service is configured. */
  readonly fetchArticles: FetchArticles | null;
}

export interface NewsDesk {
  readonly store: StoreApi<NewsState>;
  /** Shows a choice: at once where its snapshot is there. The same choice again changes nothing. */
  readonly show: (choice: Choice) => Promise<Outcome>;
  readonly loadMore: () => Promise<Outcome>;
  /** Does again what failed. */
  readonly retry: () => Promise<Outcome>;
  /** Puts back a list that was shown before. */
  readonly restore: (listing: Listing) => void;
  readonly hasMore: (state: NewsState) => boolean;
  /** Ends what is under way. */
  readonly leave: () => void;
}

/** Pages that one press may ask for while they hold nothing new. */
const pagesPerPress = 3;

const idle = { kind: 'idle' } as const;
const done: Outcome = { kind: 'done' };
const superseded: Outcome = { kind: 'superseded' };

export function createNewsDesk({ first, snapshots, fetchArticles }: NewsDeskOptions): NewsDesk {
  const store = createStore<NewsState>(() => ({ ...listingOf(first, defaultChoice), loading: idle, change: null }));
  /** What is under way: an answer to anything else is not rendered. */
  let current = new AbortController();

  function begin(): AbortController {
    current.abort();
    current = new AbortController();
    return current;
  }

  function hasMore(state: NewsState): boolean {
    const { loading } = state;
    const isOfBefore = loading.kind === 'first' || (loading.kind === 'failed' && loading.step === 'first');
    return fetchArticles !== null && !isOfBefore && isContinued(state);
  }

  function put(snapshot: Snapshot, choice: Choice): Outcome | Promise<Outcome> {
    const listing = listingOf(snapshot, choice);
    store.setState({ ...listing, loading: idle, change: { kind: 'shown', count: listing.articles.length } });
    return choice.q === '' || fetchArticles === null ? done : loadMore();
  }

  async function showFirst(choice: Choice): Promise<Outcome> {
    const mine = begin();
    const known = snapshots.peek(choice);
    if (known !== undefined) return put(known, choice);
    store.setState({ ...choice, loading: { kind: 'first' } });
    const result = await snapshots.load(choice);
    if (mine !== current) return superseded;
    if (result.kind === 'ok') return put(result.snapshot, choice);
    store.setState({ loading: { kind: 'failed', step: 'first' } });
    return result;
  }

  async function loadMore(): Promise<Outcome> {
    const state = store.getState();
    if (fetchArticles === null || state.loading.kind === 'more' || !hasMore(state)) return superseded;
    const mine = begin();
    store.setState({ loading: { kind: 'more' } });
    let listing: Listing = state;
    for (
      let asked = 0;
      asked < pagesPerPress && isContinued(listing) && listing.articles === state.articles;
      asked += 1
    ) {
      const page = listing.page + 1;
      const { region, category, q } = listing;
      const answer = await fetchArticles({ region, category, q, page }, mine.signal);
      if (mine !== current || answer.kind === 'aborted') return superseded;
      if (answer.kind === 'failed') {
        store.setState({ ...listing, loading: { kind: 'failed', step: 'more' } });
        return { ...answer, gone: false };
      }
      listing = extend(listing, page, answer);
    }
    const count = listing.articles.length - state.articles.length;
    // The first page of a narrowed query completes what is shown, rather than adding to it.
    const change =
      state.page === 0
        ? ({ kind: 'shown', count: listing.articles.length } as const)
        : ({ kind: 'added', count } as const);
    store.setState({ ...listing, loading: idle, change });
    return done;
  }

  return {
    store,
    hasMore,
    loadMore,
    async show(choice) {
      return isSameChoice(store.getState(), choice) ? superseded : showFirst(choice);
    },
    async retry() {
      const { loading, region, category, q } = store.getState();
      if (loading.kind !== 'failed') return superseded;
      return loading.step === 'first' ? showFirst({ region, category, q }) : loadMore();
    },
    restore(listing) {
      begin();
      store.setState({ ...listing, loading: idle, change: null });
    },
    leave() {
      begin();
      if (store.getState().loading.kind === 'more') store.setState({ loading: idle });
    },
  };
}
