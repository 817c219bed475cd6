/**
 * The relay on the origin of a previewed site, with the embedded news service behind it, for `npm start`, `npm run preview` and
 * `npm run dev`.
 */
import type { Site } from '~/content/load';
import { previewLiveNewsSettings } from '~/content/settings';
import { createSampleArticles, type ServiceArticle } from '~scripts/news-service/sample-articles';
import { createNewsService, newsPath } from '~scripts/news-service/service';
import { createRelay } from '../../relay/app';
import { createMemoryStore } from '../../relay/store';
import type { Mount } from './server';

/**
 * @param articles those of the embedded service; the tests add irregular ones to the samples
 */
export function createPreviewMounts(
  { searchTerms, settings }: Site,
  articles: readonly ServiceArticle[] = createSampleArticles(Date.now()),
): readonly Mount[] {
  const token = 'token-of-the-embedded-service';
  const service = createNewsService(articles, { requireToken: token });
  const serviceUrl = new URL(newsPath, 'http://news-service.example');
  const relay = createRelay(
    { token, serviceUrl, siteOrigin: settings.url, callsPerDay: 1_000_000 },
    {
      terms: searchTerms,
      store: createMemoryStore(),
      now: Date.now,
      log: console.error,
      fetch: async (address, init) => service.fetch(new Request(address, init)),
    },
  );
  let requestCount = 0;
  // Each request counts as another client, because browser tests request many pages at once.
  const fetch: Mount['fetch'] = (request) => relay.fetch(request, { address: String((requestCount += 1)) });
  return [{ path: previewLiveNewsSettings.liveNewsUrl, fetch }];
}
