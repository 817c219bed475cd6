import type { SearchTerms } from '~/config/filtersSchema';
import type { Fetch } from '~/features/news/model/service/askService';
import type { SendMail } from './contact/message';

/** Where the relay keeps its count and its answers over a restart: a Durable Object's storage is one. */
export interface RelayStore {
  /** Resolves to undefined where nothing was put. */
  readonly get: (key: string) => Promise<unknown>;
  /** Resolves once a restart would find the value. */
  readonly put: (key: string, value: object) => Promise<unknown>;
}

/** What a machine gives the relay. */
export interface RelayHost {
  readonly store: RelayStore;
  readonly fetch: Fetch;
  /** Of the site's regions and categories. */
  readonly terms: SearchTerms;
  readonly now: () => number;
  readonly log: (line: string) => void;
  /** Absent where the relay takes no messages. */
  readonly sendMail?: SendMail | undefined;
  /** Origin of the preview that a request reached, whose pages may send messages too; null if it is not to be trusted. */
  readonly previewOrigin?: (request: Request) => string | null;
}

/** Forgets everything at the end of the process: for previews and tests. */
export function createMemoryStore(): RelayStore {
  const values = new Map<string, object>();
  return { get: async (key) => values.get(key), put: async (key, value) => values.set(key, value) };
}
