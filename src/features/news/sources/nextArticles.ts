/** Further articles of a list: from the live service where there is one, else from the archive. */
import { withoutKnown } from '~/features/news/model/address';
import type { Article } from '~/features/news/model/article';
import type { NewsList } from '~/features/news/model/newsList';

export type NextPage =
  /** `articles` is the same array where the page held nothing new. */
  | { readonly kind: 'ok'; readonly list: NewsList }
  /** One line for the console. */
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'aborted' };

export interface ArticleSource {
  /** Pages that one click may ask for while they hold nothing new. */
  readonly pagesPerClick: number;
  readonly hasMore: (list: NewsList) => boolean;
  /** The list with the source's next page. Never throws. */
  readonly next: (list: NewsList, signal: AbortSignal) => Promise<NextPage>;
}

export type MoreResult =
  /** `failures`: of a source after which another one had articles. */
  | { readonly kind: 'ok'; readonly list: NewsList; readonly failures: readonly string[] }
  /** The list reaches further than before where pages without anything new came ahead of the failure. */
  | { readonly kind: 'failed'; readonly message: string; readonly list: NewsList }
  | { readonly kind: 'aborted' };

export type NextArticles = (list: NewsList, signal: AbortSignal) => Promise<MoreResult>;

/** The list's articles and those of some others that are not among them. */
export function joined(articles: readonly Article[], others: readonly Article[]): readonly Article[] {
  const fresh = withoutKnown(others, articles);
  return fresh.length === 0 ? articles : [...articles, ...fresh];
}

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
 * Asks the sources in order, until one has an article that the list does not have.
 *
 * @param sources the last one's pages are files of the site, which cost no call
 */
export function createNextArticles(sources: readonly ArticleSource[]): NextArticles {
  return async (before, signal) => {
    let list = before;
    const failures: string[] = [];
    for (const source of sources) {
      let asked = 0;
      while (asked < source.pagesPerClick && list.articles === before.articles && source.hasMore(list)) {
        asked += 1;
        const answer = await source.next(list, signal);
        if (answer.kind === 'aborted') return answer;
        if (answer.kind === 'failed') {
          failures.push(answer.message);
          break;
        }
        list = answer.list;
      }
    }
    if (failures.length > 0 && list.articles === before.articles)
      return { kind: 'failed', message: failures.join('; '), list };
    const [last, ...others] = sources.filter(({ hasMore }) => hasMore(list)).toReversed();
    const hasOneEnded = sources.some(({ hasMore }) => hasMore(before) && !hasMore(list));
    if (last !== undefined && last === sources.at(-1) && others.length === 0 && hasOneEnded)
      list = await skipKnown(last, list, signal);
    return { kind: 'ok', list, failures };
  };
}
