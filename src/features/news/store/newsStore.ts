/** What the news page has fetched, and what is loading. One store per visit of the page. */
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Filters } from '~/features/news/model/filters';
import { emptyList, listOf, type NewsList } from '~/features/news/model/newsList';
import type { PublishedSnapshot } from '~/features/news/model/published/publishedSnapshot';
import type { More } from '~/features/news/sources/more';
import type { SnapshotSource } from '~/features/news/sources/snapshotSource';

export type NewsStatus =
  /** In the page as it was sent, or shown before: nothing to announce. */
  | { readonly kind: 'restored' }
  /** The list took the place of another one. */
  | { readonly kind: 'shown' }
  | { readonly kind: 'added'; readonly count: number }
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' };

export interface NewsState {
  /** Its own filters are those it was fetched for; the address may ask for others by now. */
  readonly list: NewsList;
  readonly status: NewsStatus;
}

export type Outcome =
  /** `failures`: of a source after which another one had articles. */
  | { readonly kind: 'done'; readonly failures: readonly string[] }
  /** Something newer took its place, or there was nothing to do. */
  | { readonly kind: 'superseded' }
  /** `gone`: the host no longer has the file. */
  | { readonly kind: 'failed'; readonly message: string; readonly gone: boolean };

export interface NewsStoreOptions {
  /** What is shown first. Where its snapshot is not there, the list is empty and loading, for `show` to fill. */
  readonly filters: Filters;
  readonly snapshots: SnapshotSource;
  readonly more: More;
}

export interface NewsStore extends Pick<StoreApi<NewsState>, 'getState' | 'subscribe' | 'getInitialState'> {
  /** At once where their snapshot is there. */
  readonly show: (filters: Filters) => Promise<Outcome>;
  readonly loadMore: () => Promise<Outcome>;
  /** Puts back a list that was shown before. */
  readonly restore: (list: NewsList) => void;
  /** Aborts what is loading, and leaves the list as it is. */
  readonly cancel: () => void;
}

const restored: NewsStatus = { kind: 'restored' };
const loading: NewsStatus = { kind: 'loading' };
const failed: NewsStatus = { kind: 'failed' };
const superseded: Outcome = { kind: 'superseded' };

export function createNewsStore({ filters: initial, snapshots, more }: NewsStoreOptions): NewsStore {
  const store = createStore<NewsState>(() => {
    const first = snapshots.peek(initial);
    return first === undefined
      ? { list: emptyList(initial), status: loading }
      : { list: listOf(first), status: restored };
  });
  const { getState, setState } = store;
  /** Of the latest request: an answer to any other is not rendered. */
  let current = new AbortController();

  function begin(): AbortController {
    current.abort();
    current = new AbortController();
    return current;
  }

  function put(snapshot: PublishedSnapshot): Outcome {
    setState({ list: listOf(snapshot), status: { kind: 'shown' } });
    return { kind: 'done', failures: [] };
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
      if (status.kind === 'loading' || !more.hasMore(before)) return superseded;
      const mine = begin();
      setState({ status: loading });
      const next = await more.next(before, mine.signal);
      if (mine !== current || next.kind === 'aborted') return superseded;
      if (next.kind === 'failed') {
        setState({ list: next.list, status: failed });
        return { kind: 'failed', message: next.message, gone: false };
      }
      const { list } = next;
      setState({ list, status: { kind: 'added', count: list.articles.length - before.articles.length } });
      return { kind: 'done', failures: next.failures };
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
