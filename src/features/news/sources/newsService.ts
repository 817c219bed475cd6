/** Calls the news service from the page, with a token that anybody can read (`liveNewsToken` of data/site.json). */
import { searchTerms as terms } from 'virtual:search-terms';
import { settings } from 'virtual:settings';
import { newsTimeoutMs } from '~/config/limits';
import { askService } from '~/news/askService';
import type { LiveArticlesPage } from '~/news/newsList';
import type { ArticlesQuery } from '~/news/serviceQuery';

/**
 * Asks the service for a page of articles.
 * @throws Error with a line for the console, which holds no address and so no token
 */
export async function askNewsService(query: ArticlesQuery): Promise<LiveArticlesPage> {
  if (settings.liveNews === null) throw new Error('live news: the site has no token');
  const { serviceUrl, token } = settings.liveNews;
  const answer = await askService(query, {
    fetch: (address, init) => fetch(address, init),
    url: new URL(serviceUrl),
    token,
    terms,
    timeoutMs: newsTimeoutMs,
    now: Date.now,
  });
  if (answer.kind === 'failed') throw new Error(`live news: ${answer.reason}`);
  return answer.page;
}
