/**
 * Keeps a run from removing news by mistake: it is refused if a clock is wrong, here or at the service, or if articles would
 * be removed before their time. Each refusal is one line; `--accept-loss` overrides them.
 */
import { toInstant } from '~/shared/news/instant';
import type { NewsPlan } from '~/shared/news/newsPlan';
import { listArticleKeys, findLostArticles, type SnapshotArticles } from '~scripts/news/snapshots/collection';
import type { NewsFolder } from '~scripts/news/snapshots/read-folder';

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

interface Publication {
  readonly before: SnapshotArticles;
  readonly after: SnapshotArticles;
  readonly plan: NewsPlan;
  /** This machine's time, in ms since 1970. */
  readonly now: number;
  /** The lead of the service's clock over this machine's, in ms; null if the service sends no date. */
  readonly clockDifference: number | null;
  /** The date of the newest article of the answers, which replaces the clock of a service that sends no date. */
  readonly newestDate: string;
}

/** Returns why the snapshots after a run may not be written; null if they may. */
export function findPublishRefusal(publication: Publication): string | null {
  const { after, before, clockDifference, newestDate, now, plan } = publication;
  if (clockDifference !== null && Math.abs(clockDifference) > clockToleranceMs)
    return `the clocks differ: ${toInstant(now)} here, ${toInstant(now + clockDifference)} at the service. ${advice}`;
  const time = clockDifference === null ? Math.min(now, Date.parse(newestDate)) : now;
  const articleCount = listArticleKeys(before).size;
  const lostCount = findLostArticles(before, after, plan, time).length;
  return lostCount > articleCount * lossMax
    ? `${lostCount} of ${articleCount} articles would go before their time. ${advice}`
    : null;
}
