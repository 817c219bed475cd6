/** The relay on Cloudflare Workers: one Durable Object counts and keeps for the whole world, caches stand before it. */
import './filters';
import { messageOf } from '~/lib/messageOf';
import { createRelay, healthPath, queryOf, type Relay, refusal } from '../relay';
import { parseRelaySettings, type RelayEnvironment } from '../settings';
import type { RelayStore } from '../store';

interface Bindings {
  readonly RELAY: { readonly getByName: (name: string) => Pick<NewsRelay, 'fetch'> };
}

/** The cache of the place where the visitor is; at an address of workers.dev it keeps nothing. */
declare const caches: { readonly default: Pick<Cache, 'match' | 'put'> };

export class NewsRelay {
  #relay: Relay | null = null;

  constructor({ storage }: { readonly storage: RelayStore }, environment: RelayEnvironment) {
    try {
      const host = { store: storage, fetch, now: Date.now, log: console.error };
      this.#relay = createRelay(parseRelaySettings(environment), host);
    } catch (error) {
      console.error(messageOf(error));
    }
  }

  async fetch(request: Request): Promise<Response> {
    if (this.#relay !== null) return this.#relay(request, request.headers.get('CF-Connecting-IP') ?? '');
    return new Response('A setting of the relay is wrong: its log names it.\n', { status: 500 });
  }
}

export default {
  async fetch(
    request: Request,
    { RELAY }: Bindings,
    execution: { waitUntil: (work: Promise<unknown>) => void },
  ): Promise<Response> {
    const relay = RELAY.getByName('relay');
    if (new URL(request.url).pathname === healthPath) return relay.fetch(request);
    // What no page asks for gets no further: it costs neither a look into the cache nor the object's time.
    if (queryOf(request) === null) return refusal(400);
    const known = await caches.default.match(request);
    if (known !== undefined) return known;
    const response = await relay.fetch(request);
    if (request.method === 'GET' && response.ok) execution.waitUntil(caches.default.put(request, response.clone()));
    return response;
  },
};
