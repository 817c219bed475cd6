/**
 * Command: a week of the refresh in virtual time and without network, on the free and on a paid plan, with the samples or
 * a corpus of yours (`--corpus FILE`): how old the newest article shown is, and what is missing once the service is quiet.
 */
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { newsPageSize } from '~/config/limits';
import { type Combination, combinations, keyOf } from '~/config/news';
import { type NewsPlan, parseNewsPlan } from '~/config/newsPlan';
import { articleKey } from '~/features/news/model/address';
import { newestOf } from '~/features/news/model/archive';
import type { Article } from '~/features/news/model/article';
import { newsQuery } from '~/features/news/model/query';
import { type NewsPage, parseNewsResponse } from '~/features/news/model/response';
import { median, table } from '~scripts/bench/report';
import { readCorpus, sampleArticles } from '~scripts/news-service/corpus';
import { createNewsService, newsPath } from '~scripts/news-service/service';
import { type Collection, prune } from '~scripts/news/archive/collection';
import { createAllowance } from '~scripts/news/refresh/allowance';
import { collect } from '~scripts/news/refresh/collect';
import { forToday, type Memory, readMemory } from '~scripts/news/refresh/memory';
import { type DerivedFiles, deriveFiles, type ServiceFacts } from '~scripts/news/snapshots/derive-files';
import type { NewsFolder } from '~scripts/news/snapshots/news-folder';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const days = 7;
const hoursBetweenRuns = 6;
const start = Date.UTC(2026, 10, 23);
/** A name that is not the known service's: queries are spelled as the specification says. */
const host = 'news.example.com';
/** Articles a day at the service: a quiet one, a middling one, and one as busy as a first day was seen to be. */
const paces = [25, 135, 671] as const;
const plans = [
  { name: 'free', settings: {}, limit: 3 },
  { name: 'paid', settings: { NEWS_CALLS_PER_DAY: '2500' }, limit: newsPageSize },
] as const;

/** A record of the service at its time; without an article it cannot be shown. */
interface Dated {
  readonly time: number;
  readonly article: Article | undefined;
}

const answerSchema = v.object({ data: v.array(v.looseObject({ published_at: v.string() })) });

/** What each combination finds in the corpus, newest first. */
async function listsOf(corpus: Parameters<typeof createNewsService>[0]['articles']) {
  const { app } = createNewsService({ articles: corpus, maxLimit: corpus.length });
  const lists = combinations.map(async (combination): Promise<readonly [string, readonly Dated[]]> => {
    const query = newsQuery({ ...combination, page: 1, limit: corpus.length, host, token: '' });
    const response = await app.request(`${newsPath}?${query.toString()}`);
    const dated = v.parse(answerSchema, await response.json()).data.map((record) => {
      const parsed = parseNewsResponse({ data: [record], meta: { found: 1 } });
      return { time: Date.parse(record.published_at), article: parsed.kind === 'ok' ? parsed.articles[0] : undefined };
    });
    return [keyOf(combination), dated.filter(({ time }) => !Number.isNaN(time))];
  });
  return new Map(await Promise.all(lists));
}

/** The corpus as often as need be, one copy after the other, over the archive's days and the week. */
function createVirtualService(
  lists: ReadonlyMap<string, readonly Dated[]>,
  pace: number,
  limit: number,
  { archiveDays }: NewsPlan,
) {
  const times = (lists.get('all/all') ?? []).map(({ time }) => time);
  const [first, last] = [Math.min(...times), Math.max(...times)];
  const copies = Math.max(1, Math.round((pace * (archiveDays + days)) / times.length));
  const span = ((archiveDays + days) * dayMs) / copies;
  const copyOf = ({ article, time }: Dated, copy: number): Dated => {
    const moved = start - archiveDays * dayMs + (copy + ((time - first) / (last - first)) * 0.999) * span;
    if (article === undefined) return { time: moved, article };
    const url = `${article.url}${article.url.includes('?') ? '&' : '?'}copy=${copy}`;
    return { time: moved, article: { ...article, url, publishedAt: `${new Date(moved).toISOString().slice(0, 19)}Z` } };
  };
  const moved = new Map(
    [...lists].map(([key, list]) => {
      const all = Array.from({ length: copies }, (_, copy) => list.map((one) => copyOf(one, copy))).flat();
      return [key, all.toSorted((a, b) => b.time - a.time)];
    }),
  );
  const from = (combination: Combination, now: number) => {
    const list = moved.get(keyOf(combination)) ?? [];
    const begin = list.findIndex(({ time }) => time < now);
    return { list, begin: begin === -1 ? list.length : begin };
  };
  return {
    ask(combination: Combination, page: number, now: number): NewsPage {
      const { begin, list } = from(combination, now);
      const data = list.slice(begin + (page - 1) * limit, begin + page * limit);
      const articles = data.flatMap(({ article }) => article ?? []);
      const found = list.length - begin;
      return { kind: 'ok', articles, found, limit, returned: data.length, problems: [] };
    },
    /** The newest articles that can be shown. */
    newest(combination: Combination, now: number): readonly Article[] {
      const { begin, list } = from(combination, now);
      const young = list
        .slice(begin, begin + 10 * newsPageSize)
        .filter(({ time }) => now - time <= archiveDays * dayMs);
      return young.flatMap(({ article }) => article ?? []).slice(0, newsPageSize);
    },
  };
}

type VirtualService = ReturnType<typeof createVirtualService>;

const emptyFolder: NewsFolder = { index: { kind: 'missing' }, archive: new Map(), snapshots: new Map() };

function createRefresh(service: VirtualService, plan: NewsPlan) {
  let files: DerivedFiles = new Map();
  let memory: Memory = readMemory(null, start);
  let articles: Collection = new Map();
  let facts: ReadonlyMap<string, ServiceFacts> = new Map();
  const shown = (combination: Combination) => newestOf(articles.values(), combination).slice(0, newsPageSize);

  /** Returns the calls made and the files that are other ones now. `at` is how far the service is. */
  async function run(now: number, at: number) {
    const today = forToday(memory, now);
    const runsLeft = (24 - ((now - start) % dayMs) / hourMs) / hoursBetweenRuns;
    const allowance = createAllowance({ plan, runsLeft, budget: null }, today);
    const known = new Map(articles);
    const collected = await collect({
      ask: (combination, page) =>
        Promise.resolve(
          allowance.take() ? { kind: 'ok', page: service.ask(combination, page, at) } : { kind: 'ended' },
        ),
      known,
      before: facts,
      visits: memory.visits,
      archiveDays: plan.archiveDays,
      articlesMax: newsPageSize,
      host,
      now: () => now,
    });
    memory = { ...today, calls: today.calls + allowance.used(), visits: collected.visits };
    articles = prune(known, plan);
    facts = new Map([...facts, ...collected.facts]);
    const next = deriveFiles(emptyFolder, { articles, facts, origin: 'live', host, now: start });
    const changed = [...next].filter(([name, text]) => files.get(name) !== text).length;
    files = next;
    return { calls: allowance.used(), changed };
  }

  /** Places among the service's newest twelve that are not shown. */
  function holes(at: number): number {
    return combinations.reduce((sum, combination) => {
      const urls = new Set(shown(combination).map(({ url }) => articleKey(url)));
      return sum + service.newest(combination, at).filter(({ url }) => !urls.has(articleKey(url))).length;
    }, 0);
  }
  return { run, shown, holes };
}

async function rowOf(service: VirtualService, plan: NewsPlan): Promise<readonly string[]> {
  const refresh = createRefresh(service, plan);
  const ages = { shown: [] as number[], own: [] as number[] };
  let calls = 0;
  for (let hour = 0; hour < days * 24; hour += 1) {
    const now = start + hour * hourMs;
    if (hour % hoursBetweenRuns === 0) calls += (await refresh.run(now, now)).calls;
    // The first days fill the archive.
    if (hour < 48) continue;
    for (const combination of combinations) {
      const [[own], [shown]] = [service.newest(combination, now), refresh.shown(combination)];
      if (own === undefined) continue;
      const ageOf = ({ publishedAt }: Article) => (now - Date.parse(publishedAt)) / hourMs;
      ages.own.push(ageOf(own));
      ages.shown.push(shown === undefined ? Infinity : ageOf(shown));
    }
  }
  const end = start + days * dayMs;
  const holes = [refresh.holes(end)];
  for (let run = 1; run <= 15; run += 1) await refresh.run(end + run * hoursBetweenRuns * hourMs, end);
  holes.push(refresh.holes(end));
  const { changed } = await refresh.run(end + 16 * hoursBetweenRuns * hourMs, end);
  const medians = [ages.shown, ages.own].map((values) => `${median(values).toFixed(1)} h`);
  return [(calls / days).toFixed(0), ...medians, ...holes.map(String), String(changed)];
}

const { values } = parseArgs({ options: { corpus: { type: 'string' } } });
const lists = await listsOf(values.corpus === undefined ? sampleArticles(start) : readCorpus(values.corpus));
const rows: (readonly string[])[] = [];
for (const { limit, name, settings } of plans)
  for (const pace of paces) {
    const plan = parseNewsPlan(settings);
    const service = createVirtualService(lists, pace, limit, plan);
    rows.push([`${name}, ${pace} articles a day`, ...(await rowOf(service, plan))]);
  }
console.log('Median age of the newest article shown, and of the service’s own, from day 3 on; places of the service’s');
console.log('newest twelve that are not shown, after the week and after 15 quiet runs; files that the 16th changes.\n');
console.log(table(['plan', 'calls/day', 'age', '(service)', 'holes', 'after 15', 'changed'], rows));
