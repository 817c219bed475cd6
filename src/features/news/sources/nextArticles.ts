/** Further articles of a list, from whichever source has some. */
import type { NewsList } from '~/features/news/model/newsList';
import type { ArticleSource, NextPage } from './articleSource';

export type MoreResult =
  | Exclude<NextPage, { readonly kind: 'failed' }>
  /** The list reaches further than before where pages without anything new came ahead of the failure. */
  | { readonly kind: 'failed'; readonly message: string; readonly list: NewsList };

export type NextArticles = (list: NewsList, signal: AbortSignal) => Promise<MoreResult>;

/** Files that hold nothing new are passed over ahead, lest there be a button for nothing. */
async function passOver(own: ArticleSource, list: NewsList, signal: AbortSignal): Promise<NewsList> {
  let passed = list;
  for (let asked = 0; asked < own.pagesPerPress && own.hasMore(passed); asked += 1) {
    const ahead = await own.next(passed, signal);
    if (ahead.kind !== 'ok' || ahead.list.articles !== list.articles) break;
    passed = ahead.list;
  }
  return passed;
}

/**
 * Asks the sources in their order for articles that the list does not have. One that fails is asked last from then on,
 * and is told of where no other could answer.
 */
export function createNextArticles(sources: readonly ArticleSource[]): NextArticles {
  let order = sources;

  return async (before, signal) => {
    let list = before;
    let hasAnswer = false;
    const faults: string[] = [];
    for (const source of order) {
      let asked = 0;
      let fault = '';
      while (asked < source.pagesPerPress && list.articles === before.articles && source.hasMore(list)) {
        asked += 1;
        const answer = await source.next(list, signal);
        if (answer.kind === 'aborted') return answer;
        if (answer.kind === 'failed') {
          fault = answer.message;
          break;
        }
        list = answer.list;
      }
      if (fault !== '') {
        faults.push(fault);
        order = [...order.filter((other) => other !== source), source];
      } else if (asked > 0) hasAnswer = true;
    }
    if (!hasAnswer && faults.length > 0) return { kind: 'failed', message: faults.join('; '), list };
    const left = sources.filter((source) => source.hasMore(list));
    const hasEnded = sources.some((source) => source.hasMore(before) && !left.includes(source));
    const [last, ...others] = left;
    if (last?.isOwn === true && others.length === 0 && hasEnded) list = await passOver(last, list, signal);
    return { kind: 'ok', list };
  };
}
