/**
 * Keeps a run from removing news by mistake: it is refused if a clock is wrong, here or at the service, or if articles would
 * be removed before their time. Each refusal is one line; `--accept-loss` overrides them.
 */
import { newsPageSize } from '~/config/limits';
import { toInstant } from '~/shared/news/instant';
import type { NewsPlan } from '~/shared/news/newsPlan';
import {
  type Collection,
  listArticleKeys,
  findLostArticles,
  type SnapshotArticles,
} from '~scripts/news/snapshots/collection';
import type { NewsFolder } from '~scripts/news/snapshots/read-folder';
import { sortDate } from '~scripts/news/snapshots/snapshot';

/** Clocks may differ by this time. */
const clockToleranceMs = 3_600_000;
/** The share of the articles that may be removed before their time, since publishers withdraw some. */
const lossMax = 1 / 5;

const advice = 'If that is meant, run once with --accept-loss.';

/**
 * Returns why a run may not start; null if it may.
 * @param now in ms since 1970
 */
export function findClockRefusal({ index }: NewsFolder, now: number): string | null {
  if (index?.origin !== 'live' || index.changedAt <= toInstant(now)) return null;
  return `this machine’s clock shows ${toInstant(now)}, earlier than the news changed last (${index.changedAt}). ${advice}`;
}

/**
 * Returns the time that is certain to have come, in ms since 1970: never later than this machine's clock, nor than the
 * service's. The date of the twelfth newest article replaces the clock of a service that sends no date, so that a few
 * articles with wrong dates change nothing.
 * @param now this machine's time
 * @param clockDifference the lead of the service's clock over this machine's; null if the service sends no date
 */
export function getCertainTime(now: number, clockDifference: number | null, collection: Collection): number {
  if (clockDifference !== null) return Math.min(now, now + clockDifference);
  const dates = [...collection.values()].map(sortDate).toSorted();
  return Math.min(now, Date.parse(dates.at(-newsPageSize) ?? dates[0] ?? toInstant(now)));
}

interface Publication {
  readonly before: SnapshotArticles;
  readonly after: SnapshotArticles;
  readonly plan: NewsPlan;
  /** This machine's time, in ms since 1970. */
  readonly now: number;
  /** The lead of the service's clock over this machine's, in ms; null if the service sends no date. */
  readonly clockDifference: number | null;
  /** As `getCertainTime` returns it. */
  readonly certainTime: number;
}

/** Returns why the snapshots after a run may not be written; null if they may. */
export function findPublishRefusal(publication: Publication): string | null {
  const { after, before, certainTime, clockDifference, now, plan } = publication;
  if (clockDifference !== null && Math.abs(clockDifference) > clockToleranceMs)
    return `the clocks differ: ${toInstant(now)} here, ${toInstant(now + clockDifference)} at the service. ${advice}`;
  const articleCount = listArticleKeys(before).size;
  const lostCount = findLostArticles(before, after, plan, certainTime).length;
  return lostCount > articleCount * lossMax
    ? `${lostCount} of ${articleCount} articles would go before their time. ${advice}`
    : null;
}
