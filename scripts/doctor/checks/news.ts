/** The folder of news: whether it is whole, whose articles it holds, and which combinations lack some. */
import { combinations, keyOf } from '~/config/news';
import { parseSite } from '~/config/site';
import { daysBetween, type Finding, found, inDays, type Patient } from '~scripts/doctor/finding';
import { checkSnapshots } from '~scripts/news/snapshots/check';
import { cureFor } from '~scripts/news/snapshots/origin';
import { readIndex, readSnapshot } from '~scripts/news/snapshots/snapshot-files';

const topic = 'news';
const keysShown = 8;

function listed(keys: readonly string[]): string {
  const more = keys.length > keysShown ? ` and ${keys.length - keysShown} more` : '';
  return keys.slice(0, keysShown).join(', ') + more;
}

/** ms since 1970 of the newest article of each combination, by key; null where there is none. */
function newestTimes(directory: string): ReadonlyMap<string, number | null> {
  return new Map(
    combinations.map((combination) => {
      const read = readSnapshot(directory, combination);
      const times = read.kind === 'ok' ? read.value.articles.map(({ publishedAt }) => Date.parse(publishedAt)) : [];
      return [keyOf(combination), times.length === 0 ? null : Math.max(...times)];
    }),
  );
}

const refreshCure =
  'A plan of few calls takes some days to fill them. Otherwise see the line on the schedule, or run "npm run news:refresh".';

export function checkNews({ environment, news: directory, now }: Patient): readonly Finding[] {
  const [fault, ...others] = checkSnapshots(directory).faults;
  if (fault !== undefined) {
    const more = others.length === 0 ? '' : ` (and ${others.length} more)`;
    return [found('broken', topic, `${fault}${more}`, `To mend this, ${cureFor(directory)}.`)];
  }
  const index = readIndex(directory);
  if (index.kind === 'ok' && index.value.origin === 'sample')
    return [
      found(
        'sample',
        topic,
        'the articles are invented, and the page says so',
        'Get a token of the news service, and store it as the repository’s secret NEWS_API_TOKEN: the schedule replaces them all with the first answer.',
      ),
    ];
  return ageFindings(newestTimes(directory), now, parseSite(environment).newsStaleDays);
}

/**
 * What the ages of the combinations' newest articles say.
 * @param newestTimes by key, in ms since 1970; null for a combination without an article
 */
export function ageFindings(
  newestTimes: ReadonlyMap<string, number | null>,
  now: number,
  newsStaleDays: number,
): readonly Finding[] {
  const times = [...newestTimes];
  const empty = times.flatMap(([key, time]) => (time === null ? [key] : []));
  const stale = times.flatMap(([key, time]) => (time !== null && daysBetween(time, now) >= newsStaleDays ? [key] : []));
  const newest = Math.max(...times.map(([, time]) => time ?? 0));
  const age = inDays(daysBetween(newest, now));
  const isOld = newest > 0 && daysBetween(newest, now) >= newsStaleDays;
  return [
    newest === 0
      ? found('attention', topic, 'there is no article', refreshCure)
      : found(isOld ? 'attention' : 'ok', topic, `the newest article is ${age} old`, isOld ? refreshCure : null),
    ...(empty.length === 0 ? [] : [found('attention', topic, `without an article: ${listed(empty)}`, refreshCure)]),
    ...(stale.length === 0 || isOld
      ? []
      : [
          found(
            'attention',
            topic,
            `without one of the last ${inDays(newsStaleDays)}: ${listed(stale)}`,
            'These may be quiet; where they are not, see above.',
          ),
        ]),
  ];
}
