/** Further articles of a list: from the live service where there is one, then from the archive. */
import { newsPageSize } from '~/config/limits';
import { site } from '~/config/site';
import type { NewsList } from '~/features/news/model/newsList';
import { createArchiveSource } from './archive';
import { createLiveSource, createNewsClient } from './live';
import { type ArticleSource, canAskLive } from './source';

export type MoreResult =
  /** `failures`: of a source after which another one had articles. */
  | { readonly kind: 'ok'; readonly list: NewsList; readonly failures: readonly string[] }
  /** The list reaches further than before where pages without anything new came ahead of the failure. */
  | { readonly kind: 'failed'; readonly message: string; readonly list: NewsList }
  | { readonly kind: 'aborted' };

export type LoadMore = (list: NewsList, signal: AbortSignal) => Promise<MoreResult>;

/** Skips the source's next pages while they hold nothing new, or there would be a button for nothing. */
async function skipKnown(source: ArticleSource, list: NewsList, signal: AbortSignal): Promise<NewsList> {
  let skipped = list;
  for (let asked = 0; asked < source.pagesPerClick && source.hasMore(skipped); asked += 1) {
    const ahead = await source.next(skipped, signal);
    if (ahead.kind !== 'ok' || ahead.list.articles !== list.articles) break;
    skipped = ahead.list;
  }
  return skipped;
}

/**
 * Asks the sources in order, until there are twelve articles that the list does not have. A source's next page comes
 * before another's, as long as it has one: the next one helps out where it ends or has nothing new, and goes on for good
 * where it fails.
 *
 * @param sources the last one's pages are files of the site, which cost no call
 */
export function createLoadMore(sources: readonly ArticleSource[]): LoadMore {
  return async (before, signal) => {
    let list = before;
    const failures: string[] = [];
    let failed: ArticleSource | undefined;
    const added = () => list.articles.length - before.articles.length;
    for (const source of sources) {
      const wants = () => added() < newsPageSize && source.hasMore(list);
      let hasFailed = false;
      for (let asked = 0; asked < source.pagesPerClick && wants() && !hasFailed; asked += 1) {
        const answer = await source.next(list, signal);
        if (answer.kind === 'aborted') return answer;
        hasFailed = answer.kind === 'failed';
        if (answer.kind === 'ok') list = answer.list;
        else failures.push(answer.message);
        if (hasFailed) failed ??= source;
        // Another one goes on in its place: the rest of the list is its.
        else if (failed !== undefined && added() > 0) list = failed.leave?.(list) ?? list;
      }
      if (added() > 0 && !hasFailed && source.hasMore(list)) break;
    }
    if (failures.length > 0 && added() === 0) return { kind: 'failed', message: failures.join('; '), list };
    const [last, ...others] = sources.filter(({ hasMore }) => hasMore(list)).toReversed();
    const hasOneEnded = sources.some(({ hasMore }) => hasMore(before) && !hasMore(list));
    if (last !== undefined && last === sources.at(-1) && others.length === 0 && hasOneEnded)
      list = await skipKnown(last, list, signal);
    return { kind: 'ok', list, failures };
  };
}

const { url, publicToken: token } = site.liveNews;

/** The live service where there is one, then the archive. */
export const loadMore = createLoadMore([
  createLiveSource(createNewsClient({ url, token }), canAskLive),
  createArchiveSource((path) => site.base + path.slice(1)),
]);
