/** Further articles of a list: pages of the live service where there is one, then of the archive. */
import { liveNewsTimeoutMs, newsPageSize } from '~/config/limits';
import type { SearchTerms } from '~/config/selection';
import type { Site } from '~/config/site';
import { archivePageSchema, archivePath, hasMoreArchived, joined, type NewsList } from '~/features/news/model/newsList';
import { newsQuery, relayQuery } from '~/features/news/model/query';
import { type NewsPage, parseNewsResponse } from '~/features/news/model/response';
import { getJson } from '~/lib/getJson';
import { parse } from '~/lib/schema';
import { searchTerms } from '~generated/searchTerms';
import { site } from '~generated/site';
import { canAskLive } from './lists';

export type MoreResult =
  /** `failures`: of the live service, after which the archive had articles. */
  | { readonly kind: 'ok'; readonly list: NewsList; readonly failures: readonly string[] }
  /** The list reaches further than before where pages without anything new came ahead of the failure. */
  | { readonly kind: 'failed'; readonly message: string; readonly list: NewsList }
  | { readonly kind: 'aborted' };

/** Never throws, and ends within the time limit of its calls whatever the service does. */
export type LoadMore = (list: NewsList, signal: AbortSignal) => Promise<MoreResult>;

/** The list with one page more, or one line for the console. */
type NextPage =
  | { readonly kind: 'ok'; readonly list: NewsList }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'aborted' };

type Ask = (list: NewsList, signal: AbortSignal) => Promise<NextPage>;

/** Calls of the service that a click may make: twelve articles on the smallest plan, which gives three a call. */
const liveCallsMax = 4;
/** Pages of the archive that a click may read: it may have to pass articles that the service gave before. */
const archivePagesMax = 20;

/** A list with a further page of the service. */
function withLivePage(list: NewsList, page: number, answer: NewsPage): NewsList {
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

type Settings = Pick<Site, 'base' | 'liveNews'>;

/**
 * @param settings `liveNews.url` is the address of a relay, or of the service where there is a token: absolute, or a path
 *   of the site itself
 * @param get asks for JSON; tests put in their own
 */
export function createLoadMore(
  { base, liveNews: { url, publicToken: token } }: Settings,
  terms: SearchTerms,
  get = getJson,
): LoadMore {
  async function askLive(list: NewsList, signal: AbortSignal): Promise<NextPage> {
    const { region, category, live } = list;
    const query = { region, category, page: live.page + 1 };
    const address = new URL(url, globalThis.location?.href);
    const parameters = token === '' ? relayQuery(query) : newsQuery({ ...query, host: address.hostname, token }, terms);
    for (const [name, value] of parameters) address.searchParams.set(name, value);
    const json = await get(address.href, { timeoutMs: liveNewsTimeoutMs, signal });
    if (json.kind !== 'ok') return json;
    const answer = parseNewsResponse(json.body, terms);
    return answer.kind === 'ok'
      ? { kind: 'ok', list: withLivePage(list, query.page, answer) }
      : { kind: 'failed', message: answer.message };
  }

  /**
   * A page of a later deploy begins with articles that the list has. One of an earlier deploy, from a cache, would leave
   * out as many: it is asked for again.
   */
  async function askArchive(
    list: NewsList,
    signal: AbortSignal,
    cache: 'default' | 'reload' = 'default',
  ): Promise<NextPage> {
    const page = list.archive.page + 1;
    const path = archivePath(list, page);
    const { changedAt = list.changedAt } = list.archive;
    const json = await get(base + path.slice(1), { timeoutMs: liveNewsTimeoutMs, signal, cache });
    if (json.kind === 'aborted') return json;
    if (json.kind === 'failed') return { kind: 'failed', message: `archive ${path}: ${json.message}` };
    const parsed = parse(archivePageSchema, json.body, `archive ${path}`);
    if (parsed.kind === 'invalid') return { kind: 'failed', message: parsed.message };
    const { value } = parsed;
    if (value.changedAt < changedAt)
      return cache === 'default'
        ? askArchive(list, signal, 'reload')
        : { kind: 'failed', message: `archive ${path}: older than the list` };
    const archive = { page, pages: value.pages, changedAt: value.changedAt };
    return { kind: 'ok', list: { ...list, articles: joined(list.articles, value.articles), archive } };
  }

  return async (before, signal) => {
    let list = before;
    const failures: string[] = [];
    const lacks = () => list.articles.length < before.articles.length + newsPageSize;

    async function read(ask: Ask, isWanted: () => boolean, pagesMax: number): Promise<NextPage['kind']> {
      for (let page = 0; page < pagesMax && isWanted(); page += 1) {
        const next = await ask(list, signal);
        if (next.kind === 'failed') failures.push(next.message);
        if (next.kind !== 'ok') return next.kind;
        ({ list } = next);
      }
      return 'ok';
    }

    const goesOnLive = () => canAskLive(list, url);
    const live = await read(askLive, () => lacks() && goesOnLive(), liveCallsMax);
    const { length } = list.articles;
    // Where the service has ended, one page at least that holds something new, or the next click would be for nothing.
    const wantsArchived = () => hasMoreArchived(list) && (lacks() || list.articles.length === length);
    const isOver = live === 'failed' || !goesOnLive() || length === before.articles.length;
    const archive = live !== 'aborted' && isOver ? await read(askArchive, wantsArchived, archivePagesMax) : live;
    if (archive === 'aborted') return { kind: 'aborted' };
    // The archive goes on in the service's place: the rest of the list is its.
    if (live === 'failed' && list.articles.length > length) list = { ...list, live: { ...list.live, found: 0 } };
    return failures.length > 0 && list.articles.length === before.articles.length
      ? { kind: 'failed', message: failures.join('; '), list }
      : { kind: 'ok', list, failures };
  };
}

export const loadMore = createLoadMore(site, searchTerms);
