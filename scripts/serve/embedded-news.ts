import { writeSampleArticles } from '../news-service/samples/generate';
import { type NewsService, createNewsService } from '../news-service/service';
import type { Mount } from './server';

/** Where the embedded news service stands on the site's own origin: `LIVE_NEWS_URL=/embedded-news/v1/news/all`. */
const prefix = '/embedded-news/';

/**
 * The embedded news service for a preview, made when it is first asked.
 * @param control Opens the service's control calls, by which tests order faults.
 */
export function embeddedNews({ control }: { readonly control: boolean }): Mount {
  let service: NewsService | undefined;
  return {
    prefix,
    handler: (request, response) => {
      service ??= createNewsService({ articles: writeSampleArticles(Date.now()), control });
      return service.handle(request, response);
    },
  };
}
