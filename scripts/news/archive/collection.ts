/** All known articles, each once: how they are added, merged, and let go of. */
import { newsPageSize } from '~/config/limits';
import type { NewsPlan } from '~/config/newsPlan';
import type { NewsSelection } from '~/config/selection';
import { type ArchivedArticle, byNewest, canonicalKeys, belongsTo, orderedBy } from '~/features/news/model/archive';
import { articleKey } from '~/features/news/model/article';
import { instantOf } from '~/features/news/model/instant';

/** Articles by `articleKey`. */
export type Collection = Map<string, ArchivedArticle>;

const dayMs = 86_400_000;

/** Whether the first record gives way to the second. */
function isWorse(a: ArchivedArticle, b: ArchivedArticle): boolean {
  // Always the same of two spellings of an address wins, or the file would change with every visit.
  if (a.url !== b.url) {
    const [http, otherHttp] = [a, b].map(({ url }) => url.startsWith('http:'));
    return http === otherHttp ? a.url > b.url : http === true;
  }
  // A date that is no longer ahead of the clock is a publisher's correction.
  const [isAhead, isOtherAhead] = [a, b].map(({ firstSeen }) => firstSeen !== undefined);
  return isAhead === isOtherAhead ? a.publishedAt < b.publishedAt : isAhead === true;
}

/**
 * An article that is dated ahead of the clock keeps the place of its first sight, however often it is dated anew, and
 * whatever the clock says then: it never gets an earlier one.
 */
function firstSeenOf(known: ArchivedArticle, fetched: ArchivedArticle, publishedAt: string) {
  if (known.firstSeen === undefined && fetched.firstSeen === undefined) return {};
  const firstSeen = orderedBy(known);
  return firstSeen < publishedAt ? { firstSeen } : {};
}

/** The better record, with what it lacks from the other; of two equal ones the later, since publishers correct titles. */
function merge(known: ArchivedArticle, fetched: ArchivedArticle): ArchivedArticle {
  const [first, second] = isWorse(fetched, known) ? [known, fetched] : [fetched, known];
  const { firstSeen: _, ...record } = first;
  return {
    ...record,
    description: first.description === '' ? second.description : first.description,
    imageUrl: first.imageUrl ?? second.imageUrl,
    categories: first.categories.length === 0 ? second.categories : first.categories,
    selections: canonicalKeys([...known.selections, ...fetched.selections]),
    ...firstSeenOf(known, fetched, first.publishedAt),
  };
}

export function addArticles(collection: Collection, articles: Iterable<ArchivedArticle>): void {
  for (const article of articles) {
    const key = articleKey(article.url);
    const known = collection.get(key);
    collection.set(key, known === undefined ? article : merge(known, article));
  }
}

type Bounds = Pick<NewsPlan, 'archiveArticles' | 'archiveDays'>;

/**
 * What counts from an earlier date is not kept.
 * @param now in ms since 1970
 */
export function oldestKept(now: number, archiveDays: number): string {
  return instantOf(now - archiveDays * dayMs);
}

/**
 * The articles worth keeping, newest first: not older than the plan says, and no more than it says, but always the newest
 * twelve of each selection.
 * @param now in ms since 1970
 */
export function prune(
  collection: Collection,
  { archiveArticles, archiveDays }: Bounds,
  selections: readonly NewsSelection[],
  now: number,
): Collection {
  const oldest = oldestKept(now, archiveDays);
  const current = [...collection].filter(([, article]) => orderedBy(article) >= oldest);
  const sorted = current.map(([, article]) => article).toSorted(byNewest);
  const shown = selections.flatMap((selection) =>
    sorted.filter((article) => belongsTo(article, selection)).slice(0, newsPageSize),
  );
  const kept = new Set([...sorted.slice(0, archiveArticles), ...shown]);
  return new Map(sorted.filter((article) => kept.has(article)).map((article) => [articleKey(article.url), article]));
}

/**
 * The known articles that are not kept, though neither their age nor the number kept ends them: an owner's own limits
 * never count.
 * @param kept as `prune` gives it
 * @param now in ms since 1970
 */
export function lostEarly(
  known: Collection,
  kept: Collection,
  { archiveArticles, archiveDays }: Bounds,
  now: number,
): readonly ArchivedArticle[] {
  const oldest = oldestKept(now, archiveDays);
  const last = [...kept.values()][archiveArticles - 1];
  return [...known].flatMap(([key, article]) => {
    const isOfAge = orderedBy(article) < oldest || (last !== undefined && byNewest(article, last) > 0);
    return kept.has(key) || isOfAge ? [] : [article];
  });
}
