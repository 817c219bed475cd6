/**
 * The plan of the refresh. A visit reads a combination's list from its newest article on, until it meets the mark, has
 * twelve articles, or there are no more; only then the mark moves to the newest article of the visit. So what lies below
 * a mark was read by an earlier visit, whatever came in through other combinations meanwhile.
 */
import { newsPageTimesLimitMax } from '~/config/limits';
import { type Combination, keyOf } from '~/config/news';
import { articleKey } from '~/features/news/model/address';
import type { NewsPage } from '~/features/news/model/response';
import type { ServiceFacts } from '~scripts/news/snapshots/derive-files';

export type PageResult =
  | { readonly kind: 'ok'; readonly page: NewsPage }
  | { readonly kind: 'failed'; readonly reason: string }
  /** No call is left to make, or none makes sense any more. */
  | { readonly kind: 'ended' };

export interface VisitOptions {
  /** Makes one call, repeated where that may help. */
  readonly ask: (combination: Combination, page: number) => Promise<PageResult>;
  /** Date that the last finished visit had read from, as in `Article.publishedAt`; undefined where there was none. */
  readonly mark: string | undefined;
  /** Articles dated earlier are not kept. */
  readonly oldest: string;
  /** The date as in `Article.publishedAt`; articles that are ahead of it move no mark. */
  readonly now: () => string;
  readonly articlesMax: number;
}

export type Visit =
  | { readonly kind: 'finished'; readonly facts: ServiceFacts }
  | { readonly kind: 'failed'; readonly reason: string }
  /** The run is over, and the visit is not: the next run begins with it. */
  | { readonly kind: 'ended' };

/** Pages of which no article can be shown are passed over, but not for ever. */
const pagesPerDozen = 3;

export async function visit(combination: Combination, options: VisitOptions): Promise<Visit> {
  const { articlesMax, ask, mark, now, oldest } = options;
  const dates = new Map<string, string>();
  let records = 0;
  for (let number = 1; ; number += 1) {
    const result = await ask(combination, number);
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
    return { kind: 'finished', facts: { found, limit, ...(newest === undefined ? {} : { mark: newest }) } };
  }
}

export interface OrderOptions {
  readonly table: readonly Combination[];
  /** By key: when each was last visited; none for those that never were. */
  readonly visits: Readonly<Partial<Record<string, number>>>;
  /** Combinations with a mark. */
  readonly marked: ReadonlySet<string>;
  /** Articles known of a combination. */
  readonly known: (combination: Combination) => number;
  /** In ms since 1970. */
  readonly now: number;
}

/** Compares two lists of numbers one by one. */
function byRank(a: readonly number[], b: readonly number[]): number {
  return a.map((value, index) => value - (b[index] ?? 0)).find((difference) => difference !== 0) ?? 0;
}

/**
 * The combination to visit next: "all" of "all" first, then two regions' "all" and one of the rest in turn, each time the
 * longest unvisited, and of those the emptiest.
 */
export function nextCombination(
  { known, marked, now, table, visits }: OrderOptions,
  done: ReadonlySet<string>,
): Combination | undefined {
  // Where the visits are forgotten, the clock decides whose turn it is: the emptiest would come first in every run.
  const isForgotten = Object.keys(visits).length === 0 && marked.size > 0;
  const isTurnOfRegions = done.size % 3 !== 0;
  const ranked = table.flatMap((combination, index) => {
    const key = keyOf(combination);
    if (done.has(key)) return [];
    const rank = [
      key === 'all/all' ? 0 : 1,
      (combination.category === 'all') === isTurnOfRegions ? 0 : 1,
      // A time in the future is of a clock that was wrong.
      Math.min(visits[key] ?? 0, now),
      isForgotten ? (index + Math.floor(now / 3_600_000)) % table.length : known(combination),
    ];
    return [{ combination, rank }];
  });
  return ranked.toSorted((a, b) => byRank(a.rank, b.rank))[0]?.combination;
}
