/** Whether a list goes on, and how: by pages of the relay where there is one, then of the archive. */
import { newsTimeoutMs, newsPageSize } from '~/config/limits';
import {
  archivePageSchema,
  archivePath,
  hasMoreArchived,
  hasMoreLive,
  joined,
  type LivePage,
  livePageSchema,
  type NewsList,
} from '~/features/news/model/newsList';
import { relayQuery } from '~/features/news/model/query';
import { getJson } from '~/lib/getJson';
import { messageOf } from '~/lib/messageOf';
import { parseOrThrow } from '~/lib/schema';
import { site } from '~generated/site';
import { fetchList } from './lists';

/**
 * A list that reaches further than before, even where nothing new came. Ends within the time limit of its calls whatever
 * the service does, and asks no more once the signal says so.
 * @throws Error with a line for the console, where nothing came as a source failed
 */
export type LoadMore = (list: NewsList, signal: AbortSignal) => Promise<NewsList>;

/** The list with one page more. @throws Error with a line for the console */
type Ask = (list: NewsList) => Promise<NewsList>;

/** Calls of the service that a click may make: twelve articles on the smallest plan, which gives three a call. */
const liveCallsMax = 4;
/** Pages of the archive that a click may read: it may have to pass articles that the service gave before. */
const archivePagesReadMax = 20;

/**
 * Whether a relay is configured, and the service behind it has more. Real articles must not follow invented ones, so
 * samples go on only where the relay has the site's own address, as in the preview.
 * @param relayUrl empty for none
 */
function canAskLive(list: NewsList, relayUrl = site.liveNewsUrl): boolean {
  return relayUrl !== '' && (list.origin === 'live' || relayUrl.startsWith('/')) && hasMoreLive(list);
}

/** Whether a list goes on, by what it says of its sources. */
export function hasMore(list: NewsList): boolean {
  return hasMoreArchived(list) || canAskLive(list);
}

/** A list with a further page of the service. */
function withLivePage(list: NewsList, page: number, answer: LivePage): NewsList {
  const { live, articles } = list;
  // The service may change its page size. Where its page starts after the list's end, the pages in between come next.
  const covered = Math.floor((live.page * live.pageSize) / answer.limit);
  const isNext = page <= covered + 1;
  const reached = isNext ? Math.max(covered, page) : covered;
  return {
    ...list,
    articles: joined(articles, answer.articles),
    live: {
      page: reached,
      pageSize: answer.limit,
      // A page without a record is the end, whatever total the service names.
      found: answer.returned === 0 && isNext ? Math.min(answer.found, reached * answer.limit) : answer.found,
    },
  };
}

/**
 * @param base the site's base path
 * @param relayUrl absolute, or a path of the site itself
 * @param get asks for JSON; tests put in their own
 */
export function createLoadMore(base: string, relayUrl: string, get = getJson): LoadMore {
  const askLive: Ask = async (list) => {
    const { region, category, live } = list;
    const query = { region, category, page: live.page + 1 };
    const address = new URL(relayUrl, globalThis.location?.href);
    for (const [name, value] of relayQuery(query)) address.searchParams.set(name, value);
    const where = 'live news';
    const json = await get(address.href, { where, timeoutMs: newsTimeoutMs });
    return withLivePage(list, query.page, parseOrThrow(livePageSchema, json, where));
  };

  /**
   * A page of a later deploy begins with articles that the list has. One of an earlier deploy, from a cache, would leave
   * out as many: it is asked for again.
   */
  async function askArchive(list: NewsList, cache: RequestCache = 'default'): Promise<NewsList> {
    const page = list.archive.page + 1;
    const path = archivePath(list, page);
    const where = `archive ${path}`;
    const json = await get(base + path.slice(1), { where, timeoutMs: newsTimeoutMs, cache });
    const { changedAt, pages, articles } = parseOrThrow(archivePageSchema, json, where);
    if (changedAt >= (list.archive.changedAt ?? list.changedAt))
      return { ...list, articles: joined(list.articles, articles), archive: { page, pages, changedAt } };
    if (cache === 'default') return askArchive(list, 'reload');
    throw new Error(`${where}: older than the list`);
  }

  /** A page that a deploy took away is the end of the list, whose own file says how many there are by now. */
  const askArchiveOrEnd: Ask = (list) =>
    askArchive(list).catch(async (error: unknown) => {
      const { pages } = await fetchList(list).then(
        ({ archive }) => archive,
        () => list.archive,
      );
      if (list.archive.page < pages) throw error;
      return { ...list, archive: { ...list.archive, page: pages, pages } };
    });

  return async (before, signal) => {
    let list = before;
    const failures: string[] = [];
    const lacks = () => list.articles.length < before.articles.length + newsPageSize;

    /** @returns whether the source answered */
    async function read(ask: Ask, isWanted: () => boolean, pagesMax: number): Promise<boolean> {
      try {
        for (let page = 0; page < pagesMax && isWanted() && !signal.aborted; page += 1) list = await ask(list);
        return true;
      } catch (error) {
        failures.push(messageOf(error));
        return false;
      }
    }

    const goesOnLive = () => canAskLive(list, relayUrl);
    const isLive = await read(askLive, () => lacks() && goesOnLive(), liveCallsMax);
    const { length } = list.articles;
    // Where the service has ended, one page at least that holds something new, or the next click would be for nothing.
    const wantsArchived = () => hasMoreArchived(list) && (lacks() || list.articles.length === length);
    if (!isLive || !goesOnLive() || length === before.articles.length)
      await read(askArchiveOrEnd, wantsArchived, archivePagesReadMax);
    // The archive goes on in the service's place: the rest of the list is its.
    if (!isLive && list.articles.length > length) list = { ...list, live: { ...list.live, found: 0 } };
    if (failures.length > 0 && list.articles.length === before.articles.length) throw new Error(failures.join('; '));
    return list;
  };
}

export const loadMore = createLoadMore(site.base, site.liveNewsUrl);
