import { writeSampleArticles } from '../news-service/samples/generate';
import { createNewsService } from '../news-service/service';
import type { Mount } from './site-app';

/**
 * The embedded news service on the site's own origin, for `LIVE_NEWS_URL=/embedded-news/v1/news/all`.
 * @param control Opens the service's control calls, by which tests order faults.
 */
export function embeddedNews({ control }: { readonly control: boolean }): Mount {
  const { app } = createNewsService({ articles: writeSampleArticles(Date.now()), control });
  return { path: '/embedded-news', fetch: app.fetch };
}
