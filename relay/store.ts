import type { Fetch } from '~/news/askService';
import type { SearchTerms } from '~/news/searchTerms';

/**
 * Stores the relay's count of calls and its answers, so that a restart finds them. The storage of a Durable Object has this
 * interface.
 */
export interface RelayStore {
  /** Resolves to undefined if nothing is stored under the key. */
  readonly get: (key: string) => Promise<unknown>;
  /** Resolves once the value is stored durably. */
  readonly put: (key: string, value: object) => Promise<unknown>;
}

/** What the relay needs of the platform that it runs on. */
export interface RelayHost {
  readonly store: RelayStore;
  readonly fetch: Fetch;
  /** Search terms of the site's regions and categories. */
  readonly terms: SearchTerms;
  readonly now: () => number;
  readonly log: (line: string) => void;
}

/** A store in memory, for previews and tests. */
export function createMemoryStore(): RelayStore {
  const values = new Map<string, object>();
  return { get: async (key) => values.get(key), put: async (key, value) => values.set(key, value) };
}
