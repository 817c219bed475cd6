/**
 * What keeps a run from taking the news away: a clock that is wrong, here or at the service, or articles that would go
 * before their time. Each refusal is one line; `--accept-loss` goes past them.
 */
import type { NewsPlan } from '~/config/newsPlan';
import { orderedBy } from '~/features/news/model/archive';
import { instantOf } from '~/features/news/model/instant';
import { type Collection, lostEarly, oldestKept } from '~scripts/news/archive/collection';
import type { NewsFolder } from '~scripts/news/folder/news-folder';

/** Clocks that differ by more do not show the same time. */
const clockToleranceMs = 3_600_000;
/** The part of the known articles that may go before their time: publishers take some back. */
const lossMax = 1 / 5;

const cure = 'If that is meant, run once with --accept-loss.';

/** @param now in ms since 1970 */
export function clockRefusal({ index }: NewsFolder, now: number): string | null {
  if (index?.origin !== 'live' || index.changedAt <= instantOf(now)) return null;
  return `this machine’s clock shows ${instantOf(now)}, earlier than the news changed last (${index.changedAt}). ${cure}`;
}

/**
 * @param known articles before the run
 * @param kept those that the run would leave
 * @param now in ms since 1970
 * @param clockDifference by how much the service's clock is ahead, in ms
 */
export function publishRefusal(
  known: Collection,
  kept: Collection,
  plan: NewsPlan,
  now: number,
  clockDifference: number,
): string | null {
  const lost = lostEarly(known, kept, plan, now).length;
  if (lost > known.size * lossMax) return `${lost} of ${known.size} articles would go before their time. ${cure}`;
  if (Math.abs(clockDifference) <= clockToleranceMs) return null;
  const oldest = oldestKept(now + clockDifference, plan.archiveDays);
  const isYoungThere = [...known].some(([key, article]) => !kept.has(key) && orderedBy(article) >= oldest);
  const times = `${instantOf(now)} here, ${instantOf(now + clockDifference)} at the service`;
  return isYoungThere ? `articles would go that are young enough by the service’s clock (${times}). ${cure}` : null;
}
