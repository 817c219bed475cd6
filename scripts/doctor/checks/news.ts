/** The folder of news: whether it is complete, whether its articles are samples, and how old they are. */
import { combinations, keyOf } from '~/config/news';
import { parseSite } from '~/config/site';
import { daysBetween, type DoctorContext, type Finding, found, inDays } from '~scripts/doctor/context';
import { checkSnapshots } from '~scripts/news/snapshots/check';
import { cureFor } from '~scripts/news/snapshots/origin';
import { readIndex, readSnapshot } from '~scripts/news/snapshots/snapshot-files';

const topic = 'news';
const keysShown = 8;
const refreshFix =
  'A plan with few calls takes some days to fill them. Otherwise see the schedule below, or run "npm run news:refresh".';

function listed(keys: readonly string[]): string {
  const more = keys.length > keysShown ? ` and ${keys.length - keysShown} more` : '';
  return keys.slice(0, keysShown).join(', ') + more;
}

/** By combination: when its newest article was published, in ms since 1970; null without an article. */
function newestTimes(directory: string): ReadonlyMap<string, number | null> {
  return new Map(
    combinations.map((combination) => {
      const read = readSnapshot(directory, combination);
      const times = read.kind === 'ok' ? read.value.articles.map(({ publishedAt }) => Date.parse(publishedAt)) : [];
      return [keyOf(combination), times.length === 0 ? null : Math.max(...times)];
    }),
  );
}

export function checkNews({ environment, news, now }: DoctorContext): readonly Finding[] {
  const [fault, ...others] = checkSnapshots(news).faults;
  if (fault !== undefined) {
    const more = others.length === 0 ? '' : ` (and ${others.length} more)`;
    return [found('broken', topic, `${fault}${more}`, `To repair this, ${cureFor(news)}.`)];
  }
  const index = readIndex(news);
  if (index.kind === 'ok' && index.value.origin === 'sample') {
    const fix =
      'Get a token of the news service and store it as the repository’s secret NEWS_API_TOKEN: the first answer replaces them all.';
    return [found('sample', topic, 'the articles are invented, and the page says so', fix)];
  }
  return ageFindings(newestTimes(news), now, parseSite(environment).newsStaleDays);
}

export function ageFindings(
  newestByKey: ReadonlyMap<string, number | null>,
  now: number,
  staleDays: number,
): readonly Finding[] {
  const empty: string[] = [];
  const stale: string[] = [];
  let newest = 0;
  for (const [key, time] of newestByKey) {
    if (time === null) empty.push(key);
    else if (daysBetween(time, now) >= staleDays) stale.push(key);
    newest = Math.max(newest, time ?? 0);
  }
  if (newest === 0) return [found('attention', topic, 'there is no article', refreshFix)];
  const age = daysBetween(newest, now);
  const ageText = `the newest article is ${inDays(age)} old`;
  const emptyFindings =
    empty.length === 0 ? [] : [found('attention', topic, `without an article: ${listed(empty)}`, refreshFix)];
  if (age >= staleDays) return [found('attention', topic, ageText, refreshFix), ...emptyFindings];
  const staleText = `nothing from the last ${inDays(staleDays)}: ${listed(stale)}`;
  const staleFindings =
    stale.length === 0
      ? []
      : [found('attention', topic, staleText, 'There may be no news; otherwise see the schedule.')];
  return [found('ok', topic, ageText), ...emptyFindings, ...staleFindings];
}
