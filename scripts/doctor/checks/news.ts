/** The folder of news: whether it is complete, whether its articles are samples, and how old they are. */
import { combinations, keyOf } from '~/config/news';
import { parseSite } from '~/config/parseSite';
import { daysBetween, type DoctorContext, type Finding, found, inDays } from '~scripts/doctor/context';
import { checkSnapshots } from '~scripts/news/snapshots/check';
import { cureFor } from '~scripts/news/snapshots/origin';
import { readIndex, readSnapshot } from '~scripts/news/snapshots/snapshot-files';

const topic = 'news';
const refreshFix =
  'A plan with few calls takes some days to fill them. Otherwise see the schedule below, or run "npm run news:refresh".';

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
  const times = [...newestByKey.values()].flatMap((time) => time ?? []);
  if (times.length === 0) return [found('attention', topic, 'there is no article', refreshFix)];
  const age = daysBetween(Math.max(...times), now);
  const text = `the newest article is ${inDays(age)} old`;
  const empty = [...newestByKey].flatMap(([key, time]) => (time === null ? [key] : []));
  return [
    age < staleDays ? found('ok', topic, text) : found('attention', topic, text, refreshFix),
    ...(empty.length === 0 ? [] : [found('attention', topic, `without an article: ${empty.join(', ')}`, refreshFix)]),
  ];
}
