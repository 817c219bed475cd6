/** What the news page has fetched, and what is under way. One store per visit of the page. */
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Filters } from '../model/filters';
import { extend, isContinued, listOf, type NewsList } from '../model/newsList';
import type { Snapshot } from '../model/snapshot';
import type { FetchArticles } from '../sources/live';
import type { SnapshotSource } from '../sources/snapshotSource';

export type NewsStatus =
  /** In the page as it was sent, or shown before: there is nothing to tell. */
  | { readonly kind: 'restored' }
  /** The list took the place of another one. */
  | { readonly kind: 'shown' }
  /** So many articles were added to the list. */
  | { readonly kind: 'added'; readonly count: number }
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' };

export interface NewsState {
  /** Its own filters are those it was fetched for; the address may ask for others by now. */
  readonly list: NewsList;
  readonly status: NewsStatus;
}

export type Outcome =
  | { readonly kind: 'done' }
  /** Something newer took its place, or there was nothing to do. */
  | { readonly kind: 'superseded' }
  /** `gone`: what was asked for is not on the host any more. */
  | { readonly kind: 'failed'; readonly message: string; readonly gone: boolean };

export interface NewsStoreOptions {
  /** What is shown first. */
  readonly first: Snapshot;
  readonly snapshots: SnapshotSource;
  /** The live call; null where no live service is configured. */
  readonly fetchArticles: FetchArticles | null;
}

export interface NewsStore extends Pick<StoreApi<NewsState>, 'getState' | 'subscribe' | 'getInitialState'> {
  /** Shows the first articles of some filters: at once where their snapshot is there. */
  readonly show: (filters: Filters) => Promise<Outcome>;
  /** Adds the service's next articles to the list. */
  readonly loadMore: () => Promise<Outcome>;
  /** Puts back a list that was shown before. */
  readonly restore: (list: NewsList) => void;
  /** Ends what is under way, and leaves the list as it is. */
  readonly cancel: () => void;
}

/** Pages that one press may ask for while they hold nothing new. */
const pagesPerPress = 3;

const restored: NewsStatus = { kind: 'restored' };
const loading: NewsStatus = { kind: 'loading' };
const failed: NewsStatus = { kind: 'failed' };
const superseded: Outcome = { kind: 'superseded' };

export function createNewsStore({ first, snapshots, fetchArticles }: NewsStoreOptions): NewsStore {
  const store = createStore<NewsState>(() => ({ list: listOf(first), status: restored }));
  const { getState, setState } = store;
  /** What is under way: an answer to anything else is not rendered. */
  let current = new AbortController();

  function begin(): AbortController {
    current.abort();
    current = new AbortController();
    return current;
  }

  function put(snapshot: Snapshot): Outcome {
    setState({ list: listOf(snapshot), status: { kind: 'shown' } });
    return { kind: 'done' };
  }

  return {
    ...store,

    async show(filters) {
      const mine = begin();
      const known = snapshots.peek(filters);
      if (known !== undefined) return put(known);
      setState({ status: loading });
      const result = await snapshots.load(filters);
      if (mine !== current) return superseded;
      if (result.kind === 'ok') return put(result.snapshot);
      setState({ status: failed });
      return result;
    },

    async loadMore() {
      const { list: before, status } = getState();
      if (fetchArticles === null || status.kind === 'loading' || !isContinued(before)) return superseded;
      const mine = begin();
      setState({ status: loading });
      let list = before;
      for (let asked = 0; asked < pagesPerPress && isContinued(list) && list.articles === before.articles; asked += 1) {
        const { region, category } = list;
        const page = list.page + 1;
        const answer = await fetchArticles({ region, category, page }, mine.signal);
        if (mine !== current || answer.kind === 'aborted') return superseded;
        if (answer.kind === 'failed') {
          setState({ list, status: failed });
          return { ...answer, gone: false };
        }
        list = extend(list, page, answer);
      }
      setState({ list, status: { kind: 'added', count: list.articles.length - before.articles.length } });
      return { kind: 'done' };
    },

    restore(list) {
      begin();
      setState({ list, status: restored });
    },

    cancel() {
      begin();
      const { kind } = getState().status;
      if (kind === 'loading' || kind === 'failed') setState({ status: restored });
    },
  };
}
