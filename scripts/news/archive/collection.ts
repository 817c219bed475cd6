/** All known articles, each once: how they are added, merged, and let go of. */
import { newsPageSize } from '~/config/limits';
import { combinations } from '~/config/news';
import type { NewsPlan } from '~/config/newsPlan';
import { articleKey } from '~/features/news/model/address';
import { type ArchivedArticle, byNewest, canonicalKeys, belongsTo, orderedBy } from '~/features/news/model/archive';
import { instantOf } from '~/features/news/model/instant';

/** By `articleKey`. */
export type Collection = Map<string, ArchivedArticle>;

const dayMs = 86_400_000;

/** Whether the first record gives way to the second. */
function isWorse(a: ArchivedArticle, b: ArchivedArticle): boolean {
  // Of two spellings of the address always the same one, or the file would change with every visit.
  if (a.url !== b.url) {
    const [http, otherHttp] = [a, b].map(({ url }) => url.startsWith('http:'));
    return http === otherHttp ? a.url > b.url : http === true;
  }
  // A date that is no longer ahead of the clock is a publisher's correction.
  const [isAhead, isOtherAhead] = [a, b].map(({ firstSeen }) => firstSeen !== undefined);
  return isAhead === isOtherAhead ? a.publishedAt < b.publishedAt : isAhead === true;
}

/** An article that is dated ahead of the clock keeps the place of its first sight, however often it is dated anew. */
function firstSeenOfBoth(a: ArchivedArticle, b: ArchivedArticle, publishedAt: string) {
  if (a.firstSeen === undefined && b.firstSeen === undefined) return {};
  const [firstSeen = publishedAt] = [a, b].map((one) => one.firstSeen ?? one.publishedAt).toSorted();
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
    combinations: canonicalKeys([...known.combinations, ...fetched.combinations]),
    ...firstSeenOfBoth(known, fetched, first.publishedAt),
  };
}

export function addArticles(collection: Collection, articles: Iterable<ArchivedArticle>): void {
  for (const article of articles) {
    const key = articleKey(article.url);
    const known = collection.get(key);
    collection.set(key, known === undefined ? article : merge(known, article));
  }
}

/** What counts from an earlier date is not kept: the days count from the newest article, as a clock may be wrong. */
export function oldestKept(collection: Collection, archiveDays: number): string {
  const newest = [...collection.values()].map(orderedBy).toSorted().at(-1);
  return newest === undefined ? '' : instantOf(Date.parse(newest) - archiveDays * dayMs);
}

/**
 * The articles worth keeping, newest first: not older than the plan says, and no more than it says, but always the newest
 * twelve of each combination.
 */
export function prune(
  collection: Collection,
  { archiveArticles, archiveDays }: Pick<NewsPlan, 'archiveArticles' | 'archiveDays'>,
): Collection {
  const oldest = oldestKept(collection, archiveDays);
  const current = [...collection].filter(([, article]) => orderedBy(article) >= oldest);
  const sorted = current.map(([, article]) => article).toSorted(byNewest);
  const shown = combinations.flatMap((combination) =>
    sorted.filter((article) => belongsTo(article, combination)).slice(0, newsPageSize),
  );
  const kept = new Set([...sorted.slice(0, archiveArticles), ...shown]);
  return new Map(sorted.filter((article) => kept.has(article)).map((article) => [articleKey(article.url), article]));
}
