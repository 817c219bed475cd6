/** The source of live news: a server of the owner, or the news service itself; null if the site has neither. */
import { newsTimeoutMs } from '~/config/limits';
import { getJson } from '~/lib/getJson';
import { liveNewsQuery } from '~/news/liveNewsQuery';
import { type LivePage, livePageSchema } from '~/news/newsList';
import type { ArticlesQuery } from '~/news/query';
import { parseOrThrow } from '~/shared/schema';
import { callsNewsService, site } from '~generated/site';

/** A page of live articles. @throws Error with a line for the console */
export type AskLive = (query: ArticlesQuery) => Promise<Omit<LivePage, 'version'>>;

/** @param serverUrl absolute, or a path of the site itself */
export function serverSource(serverUrl: string): AskLive {
  return async (query) => {
    const address = new URL(serverUrl, globalThis.location?.href);
    for (const [name, value] of liveNewsQuery(query)) address.searchParams.set(name, value);
    const where = 'live news';
    const json = await getJson(address.href, { where, timeoutMs: newsTimeoutMs });
    return parseOrThrow(livePageSchema, json, where);
  };
}

/** The parser of the service's answers and the search phrases of regions are fetched with the first click. */
const serviceSource: AskLive = async (query) => {
  const { askNewsService } = await import('./newsService');
  return askNewsService(query);
};

export const liveSource: AskLive | null =
  site.liveNewsUrl !== '' ? serverSource(site.liveNewsUrl) : callsNewsService ? serviceSource : null;
