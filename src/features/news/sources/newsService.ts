/** Calls the news service from the page, with a token that its owner made public (`liveNewsToken` of data/site.json). */
import { newsTimeoutMs } from '~/config/limits';
import { getJson } from '~/lib/getJson';
import { type ArticlesQuery, newsQuery } from '~/news/query';
import { type NewsPage, parseNewsResponse } from '~/news/response';
import { searchTerms } from '~generated/newsSearch';
import { site } from '~generated/site';

/** @throws Error with a line for the console, which holds no address and so no token */
export async function askNewsService(query: ArticlesQuery): Promise<NewsPage> {
  if (site.liveNews === null) throw new Error('live news: the site has no token');
  const { serviceUrl, token } = site.liveNews;
  const address = new URL(serviceUrl);
  address.search = newsQuery({ ...query, host: address.hostname, token }, searchTerms).toString();
  const where = 'live news';
  const page = parseNewsResponse(await getJson(address.href, { where, timeoutMs: newsTimeoutMs }), searchTerms);
  if (page === null) throw new Error(`${where}: the body is no news answer`);
  return page;
}
