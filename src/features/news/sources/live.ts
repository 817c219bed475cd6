/** The source of live news: the relay, or the news service itself; null if the site has neither. */
import { callsNewsService, settings } from 'virtual:settings';
import { newsTimeoutMs } from '~/config/limits';
import { getJson } from '~/lib/getJson';
import { parseOrThrow } from '~/lib/schema';
import { createLiveNewsQuery } from '~/news/liveNewsQuery';
import { type LiveArticlesPage, liveArticlesPageSchema } from '~/news/newsList';
import { readAnswer } from '~/news/readAnswer';
import type { ArticlesQuery } from '~/news/serviceQuery';

/**
 * Fetches a page of live articles.
 * @throws Error with a line for the console
 */
export type AskLive = (query: ArticlesQuery) => Promise<LiveArticlesPage>;

const where = 'live news';
const read = ({ body }: Response) => readAnswer(body);

/**
 * Creates the source that asks the relay.
 * @param relayUrl absolute address, or a path of the site itself
 */
export function createRelaySource(relayUrl: string): AskLive {
  return async (query) => {
    const address = new URL(relayUrl, globalThis.location?.href);
    for (const [name, value] of createLiveNewsQuery(query)) address.searchParams.set(name, value);
    const json = await getJson(address.href, { where, timeoutMs: newsTimeoutMs, read });
    return parseOrThrow(liveArticlesPageSchema, json, where);
  };
}

/** The client of the service and the search phrases of regions are fetched with the first click. */
const serviceSource: AskLive = async (query) => {
  const { askNewsService } = await import('./newsService');
  return askNewsService(query);
};

export const liveSource: AskLive | null =
  settings.liveNewsUrl !== '' ? createRelaySource(settings.liveNewsUrl) : callsNewsService ? serviceSource : null;
