import { site } from '~generated/site';
import { sampleArticles } from '~scripts/news-service/corpus';
import { createNewsService, newsPath } from '~scripts/news-service/service';
import { newsRelayPath } from '~scripts/settings/build-settings';
import { searchTerms } from '~scripts/settings/news-filters';
import type { SendMail } from '../../relay/contact/message';
import { createRelay } from '../../relay/relay';
import { createMemoryStore } from '../../relay/store';
import type { Mount } from './server';

const token = 'token-of-the-embedded-service';

/** The relay on the site's own origin, before the embedded news service; it takes messages where somebody sends them on. */
export function newsRelay(sendMail?: SendMail): Mount {
  const service = createNewsService(sampleArticles(Date.now()), { requireToken: token });
  const serviceUrl = new URL(newsPath, 'http://news-service.example');
  const relay = createRelay(
    { token, mail: null, serviceUrl, siteOrigin: site.url, callsPerDay: 1_000_000, freshMs: 600_000 },
    {
      terms: searchTerms,
      store: createMemoryStore(),
      now: Date.now,
      log: console.error,
      fetch: async (address, init) => service.fetch(new Request(address, init)),
      sendMail,
    },
  );

  return { path: newsRelayPath, fetch: (request) => relay(request, '') };
}
