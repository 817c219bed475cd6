/** A relay with a mocked news service and clock. */
import type { Fetch } from '~/news/askService';
import { createLiveNewsQuery } from '~/news/liveNewsQuery';
import type { SearchTerms } from '~/news/searchTerms';
import type { ArticlesQuery } from '~/news/serviceQuery';
import { searchTerms } from '~tests/support/news/search-terms';
import { createRelay } from '../../relay/app';
import type { RelayConfig } from '../../relay/config';
import { createMemoryStore, type RelayStore } from '../../relay/store';

export const token = 'canary/token+of the relay=';
export const minuteMs = 60_000;
export const hourMs = 3_600_000;
export const dayMs = 86_400_000;
/** A midnight in UTC. */
export const midnight = Date.UTC(2026, 0, 2);

const settings: RelayConfig = {
  token,
  serviceUrl: new URL('https://news.example/v1/all'),
  siteOrigin: 'https://site.example',
  callsPerDay: 100,
};

export const query: ArticlesQuery = { region: 'all', category: 'all', page: 2 };
export const pageQuery = (number: number): ArticlesQuery => ({ ...query, page: number });
export function serviceAnswer(title: string, meta: object = {}): string {
  const record = { title, url: 'https://a.example/1', published_at: '2026-01-02', uuid: 'secret of the service' };
  return JSON.stringify({ meta: { found: 1_000, returned: 1, limit: 12, page: 2, ...meta }, data: [record] });
}

/** Creates a relay. Its mocked service answers with the number of the call as title, unless `answerWith` replaces that. */
export function createTestRelay(
  changes: Partial<RelayConfig> = {},
  store: RelayStore = createMemoryStore(),
  terms: SearchTerms = searchTerms,
) {
  const lines: string[] = [];
  let now = midnight + 23 * hourMs + 59 * minuteMs;
  let calls = 0;
  let clients = 0;
  let answer: Fetch = async () => new Response(serviceAnswer(`Call ${calls}`));
  const fetch: Fetch = (address, init) => {
    calls += 1;
    return answer(address, init);
  };
  const host = { store, fetch, terms, now: () => now, log: (line: string) => lines.push(line) };
  const relay = createRelay({ ...settings, ...changes }, host);
  return {
    lines,
    relay,
    calls: () => calls,
    /** Milliseconds since midnight. */
    setTime(ms: number) {
      now = midnight + ms;
    },
    /** Sends a request, from a new client address by default. */
    async request(articlesQuery: ArticlesQuery, address = `2001:db8:${(clients += 1).toString(16)}::1`) {
      const url = `https://relay.example/?${createLiveNewsQuery(articlesQuery).toString()}`;
      const response = await relay.fetch(new Request(url), { address });
      const { headers, status } = response;
      const text = await response.text();
      return { status, text, title: /"title":"([^"]*)"/.exec(text)?.[1], headers: Object.fromEntries(headers) };
    },
    /** Makes the mocked service answer with this function. */
    answerWith(newAnswer: Fetch) {
      answer = newAnswer;
    },
  };
}

export const failingFetch: Fetch = async () => new Response('', { status: 500 });
