/**
 * Keeps a run from removing news by mistake: nothing is written if a clock is wrong, here or at the service, or if articles
 * would go before their time. `--accept-loss` overrides it.
 */
import { articleKey } from '~/news/article';
import { toInstant } from '~/news/instant';
import type { NewsPlan } from '~/news/newsPlan';
import {
  type Collection,
  getOldestDate,
  listArticleKeys,
  type SnapshotArticles,
} from '~scripts/news/snapshots/collection';
import { byNewest, sortDate } from '~scripts/news/snapshots/snapshot';

/** Clocks may differ by this time. */
const clockToleranceMs = 3_600_000;
/** The share of the articles that may go before their time, since publishers withdraw some. */
const lossMax = 1 / 5;

const advice = 'If that is meant, run once with --accept-loss.';

interface Publication {
  /** The articles of each snapshot before the run, and those that would be written. */
  readonly before: SnapshotArticles;
  readonly after: SnapshotArticles;
  /** All articles that the run knows. */
  readonly collection: Collection;
  readonly plan: Pick<NewsPlan, 'archiveDays' | 'snapshotArticles'>;
  /** This machine's time, in ms since 1970. */
  readonly now: number;
  /** The lead of the service's clock over this machine's, in ms; null if the service sends no date. */
  readonly clockDifference: number | null;
}

/** Counts the articles that leave all snapshots, although they are neither too old nor displaced by newer ones. */
export function countLost({ after, before, clockDifference, collection, now, plan }: Publication): number {
  // A clock that nothing was compared with makes no article too old.
  const oldest = clockDifference === null ? '' : getOldestDate(now, plan.archiveDays);
  const kept = new Set([...after.values()].flat());
  const lostKeys = new Set<string>();
  for (const [selection, articles] of before) {
    const list = after.get(selection) ?? [];
    const last = list.length >= plan.snapshotArticles ? list.at(-1) : undefined;
    for (const article of articles) {
      const known = collection.find(article);
      const isKept = known !== undefined && kept.has(known);
      const isDisplaced = last !== undefined && byNewest(article, last) > 0;
      if (!isKept && !isDisplaced && sortDate(article) >= oldest) lostKeys.add(articleKey(article.url));
    }
  }
  return lostKeys.size;
}

/** Returns in one line why the snapshots after a run may not be written; null if they may. */
export function findRefusal(publication: Publication): string | null {
  const { before, clockDifference, now } = publication;
  if (clockDifference !== null && Math.abs(clockDifference) > clockToleranceMs)
    return `the clocks differ: ${toInstant(now)} here, ${toInstant(now + clockDifference)} at the service. ${advice}`;
  const articleCount = listArticleKeys(before).size;
  const lostCount = countLost(publication);
  return lostCount > articleCount * lossMax
    ? `${lostCount} of ${articleCount} articles would go before their time. ${advice}`
    : null;
}
