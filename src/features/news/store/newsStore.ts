/** What the news page has fetched, and what is loading. One store per visit of the page. */
import { createStore } from 'zustand/vanilla';
import type { Combination } from '~/config/news';
import { emptyList, type NewsList } from '~/features/news/model/newsList';
import type { More } from '~/features/news/sources/more';
import type { SnapshotSource } from '~/features/news/sources/snapshots';

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

interface NewsStoreOptions {
  /** What is shown first. Where its snapshot is not there, the list is empty and loading, for `show` to fill. */
  readonly filters: Combination;
  readonly snapshots: SnapshotSource;
  readonly more: More;
}

const restored: NewsStatus = { kind: 'restored' };
const loading: NewsStatus = { kind: 'loading' };
const failed: NewsStatus = { kind: 'failed' };
const superseded: Outcome = { kind: 'superseded' };

export function createNewsStore({ filters: initial, snapshots, more }: NewsStoreOptions) {
  const store = createStore<NewsState>(() => {
    const list = snapshots.peek(initial);
    return list === undefined ? { list: emptyList(initial), status: loading } : { list, status: restored };
  });
  const { getInitialState, getState, setState, subscribe } = store;
  /** Of the latest request: an answer to any other is not rendered. */
  let current = new AbortController();

  function begin(): AbortController {
    current.abort();
    current = new AbortController();
    return current;
  }

  function put(list: NewsList): Outcome {
    setState({ list, status: { kind: 'shown' } });
    return { kind: 'done', failures: [] };
  }

  return {
    getInitialState,
    getState,
    subscribe,

    /** At once where their snapshot is there. */
    async show(filters: Combination): Promise<Outcome> {
      const mine = begin();
      const known = snapshots.peek(filters);
      if (known !== undefined) return put(known);
      setState({ status: loading });
      const result = await snapshots.load(filters);
      if (mine !== current) return superseded;
      if (result.kind === 'ok') return put(result.list);
      setState({ status: failed });
      return result;
    },

    async loadMore(): Promise<Outcome> {
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

    /** Puts back a list that was shown before. */
    restore(list: NewsList): void {
      begin();
      setState({ list, status: restored });
    },

    /** Aborts what is loading, and leaves the list as it is. */
    cancel(): void {
      begin();
      const { kind } = getState().status;
      if (kind === 'loading' || kind === 'failed') setState({ status: restored });
    },
  };
}
