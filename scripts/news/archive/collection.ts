/** All articles that are known, each once: how they are added, merged, and let go of. */
import { newsPageSize } from '~/config/limits';
import type { Combination } from '~/config/news';
import type { NewsPlan } from '~/config/newsPlan';
import { type ArchivedArticle, byNewest, canonicalKeys, firstOf } from '~/features/news/model/archive';

/** By address. */
export type Collection = Map<string, ArchivedArticle>;

const dayMs = 86_400_000;

/**
 * The same article twice: the newer record counts, and of two of the same date the one that came later, since a
 * publisher corrects titles. What it lacks it takes from the other.
 */
function merge(known: ArchivedArticle, fetched: ArchivedArticle): ArchivedArticle {
  const [first, second] = fetched.publishedAt < known.publishedAt ? [known, fetched] : [fetched, known];
  return {
    ...first,
    description: first.description === '' ? second.description : first.description,
    imageUrl: first.imageUrl ?? second.imageUrl,
    categories: first.categories.length === 0 ? second.categories : first.categories,
    combinations: canonicalKeys([...known.combinations, ...fetched.combinations]),
  };
}

/** Adds articles; returns how many were not known before. */
export function addArticles(collection: Collection, articles: Iterable<ArchivedArticle>): number {
  const before = collection.size;
  for (const article of articles) {
    const known = collection.get(article.url);
    collection.set(article.url, known === undefined ? article : merge(known, article));
  }
  return collection.size - before;
}

/**
 * The time that ages are counted from: the newest article's that is not ahead of the clock. So nothing is lost to a
 * clock that is wrong, or while the service has no news. Where most articles are ahead, it is the clock that is behind.
 */
function newestTime(times: readonly number[], now: number): number {
  const past = times.filter((time) => time <= now + dayMs);
  return Math.max(...(past.length * 2 < times.length ? times : past));
}

/**
 * The articles worth keeping: not older than the plan says, and no more than it says, but always the newest twelve of
 * each combination. What is dated more than a day ahead goes, or it would head every list until then.
 * @param now in ms since 1970.
 */
export function prune(
  collection: ReadonlyMap<string, ArchivedArticle>,
  table: readonly Combination[],
  { archiveArticles, archiveDays }: Pick<NewsPlan, 'archiveArticles' | 'archiveDays'>,
  now: number,
): Collection {
  const articles = [...collection.values()].toSorted(byNewest);
  const newest = newestTime(
    articles.map(({ publishedAt }) => Date.parse(publishedAt)),
    now,
  );
  const current = articles.filter(({ publishedAt }) => {
    const age = newest - Date.parse(publishedAt);
    return age >= 0 && age <= archiveDays * dayMs;
  });
  const shown = table.flatMap((combination) => firstOf(current, combination, newsPageSize));
  const kept = new Set([...current.slice(0, archiveArticles), ...shown].map(({ url }) => url));
  return new Map(current.filter(({ url }) => kept.has(url)).map((article) => [article.url, article]));
}
