/**
 * Command: what the plan of calls comes to, in virtual time and without network. Seven days on the free and on a paid
 * plan, with the samples or a corpus of yours (`--corpus FILE`); with `--year` what a year of commits weighs.
 */
import { parseArgs } from 'node:util';
import { callsOf, parseNewsPlan } from '~/config/newsPlan';
import { median, table } from '~scripts/bench/report';
import { readCorpus, sampleArticles } from '~scripts/news-service/corpus';
import { measureGrowth } from './growth';
import { createVirtualService, type Sample, sampleDays } from './simulate';

const days = 7;
const start = Date.UTC(2026, 10, 23);
/** Articles a day at the service: a quiet one, a middling one, and one as busy as a first day was seen to be. */
const paces = [25, 135, 671] as const;
const plans = [
  { name: 'free', settings: {}, maxLimit: 3, remembers: true },
  { name: 'free, memory lost each time', settings: {}, maxLimit: 3, remembers: false },
  { name: 'paid', settings: { NEWS_CALLS_PER_DAY: '2500' }, maxLimit: 25, remembers: true },
] as const;

const { values } = parseArgs({
  options: { corpus: { type: 'string' }, year: { type: 'boolean', default: false } },
});
const corpus = values.corpus === undefined ? sampleArticles(start) : readCorpus(values.corpus);

/** Combinations that show twelve, of those that could when the refresh last ran. */
function full(samples: readonly Sample[], day: number): string {
  const then = samples.filter(({ couldBeFull, hour }) => couldBeFull && hour === day * 24 - 0.5);
  return `${then.filter(({ isFull }) => isFull).length}/${then.length}`;
}

function hours(values: readonly number[], pick: (values: readonly number[]) => number): string {
  return `${pick(values).toFixed(1)} h`;
}

const worst = (ages: readonly number[]) => Math.max(...ages);

const kB = (bytes: number) => `${Math.round(bytes / 1_000)} kB`;

/** From the third day on, of combinations that the service has news of. */
function rowOf(name: string, pace: number, samples: readonly Sample[], calls: number): readonly string[] {
  const steady = samples.filter(({ atService, hour }) => hour > 48 && Number.isFinite(atService));
  const [shown, own] = [steady.map((sample) => sample.shown), steady.map(({ atService }) => atService)];
  return [
    `${name}, ${pace} articles a day`,
    (calls / days).toFixed(0),
    hours(shown, median),
    hours(own, median),
    hours(shown, worst),
    hours(own, worst),
    ...[1, 2, days].map((day) => full(samples, day)),
  ];
}

async function printDays(): Promise<void> {
  const rows: (readonly string[])[] = [];
  for (const { maxLimit, name, remembers, settings } of plans)
    for (const pace of paces) {
      const plan = parseNewsPlan(settings);
      const count = pace * (plan.archiveDays + days);
      const service = createVirtualService(corpus, { count, start, days, plan, maxLimit });
      const { calls, samples } = await sampleDays({ service, start, days, plan, remembers });
      rows.push(rowOf(name, pace, samples, calls));
    }
  console.log(
    'Age of the newest article shown, and of the service’s own, over all combinations and hours from day 3 on;',
  );
  console.log('combinations that show twelve, of those for which the service has twelve, after 1, 2 and 7 days.\n');
  const ages = ['median', '(service)', 'worst', '(service)'];
  console.log(table(['plan', 'calls/day', ...ages, 'day 1', 'day 2', 'day 7'], rows));
}

/** The whole of the calls that the schedule can have of the free plan, and news enough for all of them. */
async function printYear(): Promise<void> {
  const plan = parseNewsPlan({ NEWS_CALL_SHARES: '84,6,10' });
  const pace = Math.max(...paces);
  const growth = await measureGrowth(corpus, { pace, days: 365, plan, maxLimit: 3 });
  console.log(`A year at ${callsOf(plan, 'scheduled')} calls a day and ${pace} articles a day at the service:\n`);
  console.log(`data/news    ${kB(growth.folderBytes)}, of which archive ${kB(growth.archiveBytes)}`);
  console.log(`articles     ${growth.articles}`);
  console.log(`repository   ${kB(growth.packBytes)} packed, ${growth.commits} commits`);
  console.log(`the site’s   ${growth.pages} pages of the archive and ${growth.lists} lists of them`);
  console.log(`             ${kB(growth.siteBytes)}, ${kB(growth.sentBytes)} after brotli`);
}

await (values.year ? printYear() : printDays());
