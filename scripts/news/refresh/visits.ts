/**
 * The plan of the refresh. A visit reads a selection's list from its newest article on, until it meets the mark, has
 * twelve articles, or there are no more; only then the mark moves to the newest article of the visit. So what lies below
 * a mark was read by an earlier visit, whatever came in through other selections meanwhile.
 */
import { newsPageTimesLimitMax } from '~/config/limits';
import { type NewsSelection, keyOf } from '~/config/selection';
import { articleKey } from '~/features/news/model/article';
import type { NewsPage } from '~/features/news/model/service/response';
import type { ServiceFacts } from '~scripts/news/folder/news-folder';
import { selections } from '~scripts/settings/news-filters';

export type PageResult =
  | { readonly kind: 'ok'; readonly page: NewsPage }
  | { readonly kind: 'failed'; readonly reason: string }
  /** No call is left to make, or none makes sense any more. */
  | { readonly kind: 'ended' };

export interface VisitOptions {
  /** Makes one call, repeated where that may help. */
  readonly ask: (selection: NewsSelection, page: number) => Promise<PageResult>;
  /** Date that the last finished visit had read from, as in `Article.publishedAt`; undefined where there was none. */
  readonly mark: string | undefined;
  /** Articles dated earlier are not kept. */
  readonly oldest: string;
  /** The date as in `Article.publishedAt`; articles that are ahead of it move no mark. */
  readonly now: () => string;
  readonly articlesMax: number;
}

/** How a visit ended. The next run begins with one that this run's end cut off. */
export type Visit = Exclude<PageResult, { kind: 'ok' }> | { readonly kind: 'finished'; readonly facts: ServiceFacts };

/** Pages of which no article can be shown are passed over, but not for ever. */
const pagesPerDozen = 3;

export async function visit(selection: NewsSelection, options: VisitOptions): Promise<Visit> {
  const { articlesMax, ask, mark, now, oldest } = options;
  const dates = new Map<string, string>();
  let records = 0;
  for (let number = 1; ; number += 1) {
    const result = await ask(selection, number);
    if (result.kind !== 'ok') return result;
    const { articles, found, limit, returned } = result.page;
    records += returned;
    for (const { publishedAt, url } of articles) dates.set(articleKey(url), publishedAt);
    const sorted = [...dates.values()].toSorted().toReversed();
    const isRead =
      sorted.filter((date) => date >= oldest).length >= articlesMax ||
      sorted.some((date) => date < oldest || (mark !== undefined && date < mark));
    const isLast =
      returned === 0 ||
      number * limit >= found ||
      (number + 1) * limit > newsPageTimesLimitMax ||
      number >= Math.ceil(articlesMax / limit) * pagesPerDozen;
    if (!isRead && !isLast) continue;
    if (dates.size === 0 && records > 0) return { kind: 'failed', reason: `none of ${records} records can be used` };
    const newest = sorted.find((date) => date <= now()) ?? mark;
    return { kind: 'finished', facts: { found, limit, mark: newest } };
  }
}

/**
 * The selection to visit next: "all" of "all" first, then two regions' "all" and one of the rest in turn, each time the
 * longest unvisited.
 * @param visits by key: when each was last visited, in ms since 1970; none for those that never were
 */
export function nextSelection(
  visits: Readonly<Record<string, number>>,
  done: ReadonlySet<string>,
  now: number,
): NewsSelection | undefined {
  const left = selections.filter((selection) => !done.has(keyOf(selection)));
  const all = left.find((selection) => keyOf(selection) === 'all/all');
  if (all !== undefined) return all;
  const inTurn = left.filter(({ category }) => (category === 'all') === (done.size % 3 !== 0));
  // A time in the future is of a clock that was wrong.
  const visitedAt = (selection: NewsSelection) => Math.min(visits[keyOf(selection)] ?? 0, now);
  return (inTurn.length === 0 ? left : inTurn).toSorted((a, b) => visitedAt(a) - visitedAt(b))[0];
}
