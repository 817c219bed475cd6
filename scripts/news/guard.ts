/**
 * Keeps a run from removing news by mistake: nothing is written if a clock is wrong, here or at the service, or if articles
 * would be removed although no newer ones replace them. `--accept-loss` overrides it.
 */
import { hourMs } from '~/lib/durations';
import { articleKey, articleKeys, byNewest } from '~/news/article';
import { toInstant } from '~/news/instant';
import { snapshotSize } from '~/news/snapshot';
import type { Snapshots } from './folder';
import { listArticleKeys } from './merge';

/** Clocks may differ by this time. */
const clockToleranceMs = hourMs;
/** The share of the articles that may be removed without newer ones, since publishers correct dates. */
const lossMax = 1 / 5;

const advice = 'If that is intended, run once with --accept-loss.';

interface Publication {
  /** The snapshots before the run, and those that would be written. */
  readonly before: Snapshots;
  readonly after: Snapshots;
  /** This machine's time, in ms since 1970. */
  readonly now: number;
  /** The lead of the service's clock over this machine's, in ms; null if the service sends no date. */
  readonly clockDifference: number | null;
}

/** Returns the keys of the articles that leave all snapshots, although newer ones did not displace them. */
function findLost({ after, before }: Publication): ReadonlySet<string> {
  const keysAfter = listArticleKeys(after);
  const lostKeys = new Set<string>();
  for (const [key, { articles }] of before) {
    const list = after.get(key)?.articles ?? [];
    const last = list.length >= snapshotSize ? list.at(-1) : undefined;
    for (const article of articles) {
      const isKept = articleKeys(article).some((key) => keysAfter.has(key));
      const isDisplaced = last !== undefined && byNewest(article, last) > 0;
      if (!isKept && !isDisplaced) lostKeys.add(articleKey(article.url));
    }
  }
  return lostKeys;
}

/** Returns in one line why the snapshots after a run may not be written; null if they may. */
export function findRefusal(publication: Publication): string | null {
  const { before, clockDifference, now } = publication;
  if (clockDifference !== null && Math.abs(clockDifference) > clockToleranceMs)
    return `the clocks differ: ${toInstant(now)} here, ${toInstant(now + clockDifference)} at the service. ${advice}`;
  const urls = [...before.values()].flatMap(({ articles }) => articles.map(({ url }) => articleKey(url)));
  const articleCount = new Set(urls).size;
  const lostCount = findLost(publication).size;
  return lostCount > articleCount * lossMax
    ? `${lostCount} of ${articleCount} articles would be removed although no newer articles replace them. ${advice}`
    : null;
}
