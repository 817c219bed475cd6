/** The relay on Cloudflare Workers: one Durable Object for the whole world, behind the cache of each data center. */
import * as v from 'valibot';
import { filtersSchema } from '~/content/filters';
import { getErrorMessage } from '~/lib/getErrorMessage';
import { toSearchTerms } from '~/news/searchTerms';
// A Worker has no file system, so the regions and categories are part of its bundle.
import filters from '../data/filters.json';
import { createRelay, readQuery, createErrorResponse } from './app';
import { parseRelayConfig, type RelayEnvironment } from './config';
import type { RelayStore } from './store';

const terms = toSearchTerms(v.parse(filtersSchema, filters));

interface Bindings {
  readonly RELAY: { readonly getByName: (name: string) => Pick<NewsRelay, 'fetch'> };
}

/** The cache of the data center that answers the visitor. On workers.dev it stores nothing. */
declare const caches: { readonly default: Pick<Cache, 'match' | 'put'> };

export class NewsRelay {
  #relay: ReturnType<typeof createRelay> | null = null;

  constructor({ storage }: { readonly storage: RelayStore }, environment: RelayEnvironment) {
    try {
      const host = { store: storage, fetch, terms, now: Date.now, log: console.error };
      this.#relay = createRelay(parseRelayConfig(environment), host);
    } catch (error) {
      console.error(getErrorMessage(error));
    }
  }

  async fetch(request: Request): Promise<Response> {
    if (this.#relay !== null)
      return this.#relay.fetch(request, { address: request.headers.get('CF-Connecting-IP') ?? '' });
    return new Response('A variable of the relay is wrong: its log says which.\n', { status: 500 });
  }
}

export default {
  async fetch(
    request: Request,
    { RELAY }: Bindings,
    execution: { waitUntil: (work: Promise<unknown>) => void },
  ): Promise<Response> {
    const relay = RELAY.getByName('relay');
    // An invalid request is refused here, so that it costs neither a cache lookup nor the Durable Object's time.
    if (readQuery(request, terms) === null) return createErrorResponse(400);
    const cachedResponse = await caches.default.match(request);
    if (cachedResponse !== undefined) return cachedResponse;
    const response = await relay.fetch(request);
    if (request.method === 'GET' && response.ok) execution.waitUntil(caches.default.put(request, response.clone()));
    return response;
  },
};
