import { site } from '~/config/site';
import { newsQuery, parseRelayQuery } from '~/features/news/model/query';
import { sampleArticles } from '~scripts/news-service/corpus';
import { createNewsService, newsPath } from '~scripts/news-service/service';
import { createRelay } from '../../relay/relay';
import { createMemoryStore } from '../../relay/store';
import { newsRelayPath } from './news-relay-path';
import type { Mount } from './site-app';

interface NewsRelayOptions {
  /** Of each region × category; as many as a deployed relay answers for by default. */
  readonly pagesMax?: number;
  /**
   * Lets the header `X-News-Fault` order a fault of the embedded service (scripts/news-service/faults.ts) in the relay's
   * place: what a visitor meets when the relay, or the way to it, is broken.
   */
  readonly faults?: boolean;
}

const token = 'token-of-the-embedded-service';

/** The relay on the site's own origin, before the embedded news service. */
export function newsRelay({ pagesMax, faults = false }: NewsRelayOptions = {}): Mount {
  const service = createNewsService({ articles: sampleArticles(Date.now()), requireToken: token }).app;
  const serviceUrl = new URL(newsPath, 'http://news-service.example');
  const relay = createRelay(
    { token, serviceUrl, siteOrigin: site.url, callsPerDay: 1_000_000, freshMs: 600_000 },
    {
      store: createMemoryStore(),
      now: Date.now,
      log: console.error,
      fetch: async (address, init) => service.fetch(new Request(address, init)),
    },
    pagesMax,
  );

  async function fail(request: Request, env: object, fault: string): Promise<Response> {
    const query = parseRelayQuery(new URL(request.url).search);
    if (query === null) return relay(request, '');
    const address = new URL(serviceUrl);
    const { hostname: host } = serviceUrl;
    address.search = newsQuery({ ...query, host, token }).toString();
    return service.fetch(new Request(address, { headers: { 'X-News-Fault': fault }, signal: request.signal }), env);
  }

  return {
    path: newsRelayPath,
    fetch(request, env) {
      const fault = faults ? request.headers.get('X-News-Fault') : null;
      return fault === null ? relay(request, '') : fail(request, env, fault);
    },
  };
}
