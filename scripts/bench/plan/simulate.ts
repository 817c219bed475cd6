/** The refresh over days of virtual time, without network and disk: its planner and archive, and a service of a corpus. */
import { newsPageSize } from '~/config/limits';
import { type Combination, combinations, keyOf } from '~/config/news';
import { callsOf, type NewsPlan } from '~/config/newsPlan';
import { archivedAs, newestOf } from '~/features/news/model/archive';
import { newsQuery } from '~/features/news/model/query';
import { type NewsPage, parseNewsResponse } from '~/features/news/model/response';
import type { WireArticle } from '~scripts/news-service/corpus';
import { createIndex, parseRequest } from '~scripts/news-service/find-articles';
import { keysOf } from '~scripts/news/archive/belonging';
import { addArticles, type Collection, prune } from '~scripts/news/archive/collection';
import { type Asked, createPlanner } from '~scripts/news/plan/planner';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** A name that is not the known service's: queries are spelled as the specification says. */
const host = 'news.example.com';

/** A service whose articles appear at their dates. */
export interface VirtualService {
  readonly ask: (combination: Combination, page: number, now: number) => NewsPage;
  /** Times of the newest articles of before a moment that can be shown, `count` at most, in ms since 1970. */
  readonly newestTimes: (combination: Combination, before: number, count: number) => readonly number[];
}

export interface VirtualServiceOptions {
  /** Articles that come in `days` from `start` on, and in the archive's days before; about so many. */
  readonly count: number;
  /** In ms since 1970. */
  readonly start: number;
  readonly days: number;
  readonly plan: NewsPlan;
  /** Articles that the service's plan gives per call. */
  readonly maxLimit: number;
}

function isUsable(article: WireArticle): boolean {
  const parsed = parseNewsResponse({ data: [article], meta: { found: 1 } });
  return parsed.kind === 'ok' && parsed.articles.length === 1;
}

/** The corpus as often as need be, side by side in time. */
export function createVirtualService(
  corpus: readonly WireArticle[],
  { count, days, maxLimit, plan: { archiveDays }, start }: VirtualServiceOptions,
): VirtualService {
  const dated = corpus.filter(({ published_at: at }) => !Number.isNaN(Date.parse(at)));
  const times = dated.map(({ published_at: at }) => Date.parse(at));
  const [first, last] = [Math.min(...times), Math.max(...times)];
  const copies = Math.max(1, Math.round(count / dated.length));
  const span = ((archiveDays + days) * dayMs) / copies;
  const from = start - archiveDays * dayMs;

  const find = createIndex(dated);
  const limit = Math.min(maxLimit, newsPageSize);
  /** What a combination finds in the corpus, newest first. */
  const listOf = (combination: Combination): readonly WireArticle[] => {
    const query = newsQuery({ ...combination, page: 1, limit, language: 'en', host, token: '' });
    const request = parseRequest(query, maxLimit);
    if (typeof request === 'string') throw new Error(request);
    return find(request);
  };
  const lists = new Map(combinations.map((combination) => [keyOf(combination), listOf(combination)]));
  const usable = new Map([...lists].map(([key, list]) => [key, list.filter((article) => isUsable(article))]));

  /** The article at a position of a list's copies, newest first; null past the last. */
  function copyAt(list: readonly WireArticle[], position: number) {
    const copy = copies - 1 - Math.floor(position / list.length);
    const article = list[position % list.length];
    if (article === undefined || copy < 0) return null;
    const place = (Date.parse(article.published_at) - first) / Math.max(1, last - first);
    return { article, copy, time: from + (copy + place * 0.999) * span };
  }

  /** How many of a list's copies are too new to be shown. */
  function countFrom(list: readonly WireArticle[], now: number): number {
    let [low, high] = [0, list.length * copies];
    while (low < high) {
      const middle = Math.floor((low + high) / 2);
      if ((copyAt(list, middle)?.time ?? -Infinity) < now) high = middle;
      else low = middle + 1;
    }
    return low;
  }

  function sliceOf(list: readonly WireArticle[], now: number, skipped: number, length: number) {
    const begin = countFrom(list, now) + skipped;
    return Array.from({ length }, (_, offset) => copyAt(list, begin + offset) ?? []).flat();
  }

  return {
    ask(combination, page, now) {
      const list = lists.get(keyOf(combination)) ?? [];
      const data = sliceOf(list, now, (page - 1) * limit, limit).map(({ article, copy, time }) => {
        const url = `${article.url}${article.url.includes('?') ? '&' : '?'}copy=${copy}`;
        return Object.assign({}, article, { url, published_at: new Date(time).toISOString() });
      });
      const parsed = parseNewsResponse({ data, meta: { found: list.length * copies - countFrom(list, now), limit } });
      if (parsed.kind !== 'ok') throw new Error(parsed.message);
      return parsed;
    },
    newestTimes: (combination, before, wanted) =>
      sliceOf(usable.get(keyOf(combination)) ?? [], before, 0, wanted).map(({ time }) => time),
  };
}

export interface SimulationOptions {
  readonly service: VirtualService;
  /** In ms since 1970. */
  readonly start: number;
  readonly days: number;
  readonly plan: NewsPlan;
  /** Without it each run begins with the archive alone, as where the state is lost every time. */
  readonly remembers: boolean;
  /** After each run, in order. */
  readonly onRun?: (collection: Collection, now: number) => Promise<void>;
  /** In the middle of each hour; `lastRun` in ms since 1970, as `now`. */
  readonly onHour?: (collection: Collection, now: number, lastRun: number) => void;
}

/** Scheduled runs at even distances. Returns the calls made. */
export async function simulate(options: SimulationOptions): Promise<number> {
  const { days, onHour, onRun, plan, remembers, service, start } = options;
  let collection: Collection = new Map();
  const asked = new Map<string, Asked>();
  let limit = newsPageSize;
  let calls = 0;
  let lastRun = start;

  function run(now: number, budget: number): number {
    const planner = createPlanner({
      table: combinations,
      articles: collection.values(),
      asked: remembers && asked.size > 0 ? asked : null,
      now,
      depth: 3 * newsPageSize,
      limit: remembers ? limit : newsPageSize,
      keptDays: plan.archiveDays,
    });
    let used = 0;
    for (let call = planner.next(); call !== null; call = used < budget ? planner.next() : null) {
      used += 1;
      const page = service.ask(call.combination, call.page, now);
      const key = keyOf(call.combination);
      const made = page.articles.map((article) => archivedAs(article, keysOf(article, [key], host)));
      addArticles(collection, made);
      planner.answered(call, page, made);
      ({ limit } = page);
    }
    for (const [key, memory] of planner.asked()) asked.set(key, memory);
    collection = prune(collection, combinations, plan, now);
    return used;
  }

  const part = callsOf(plan, 'scheduled');
  for (let day = 0; day < days; day += 1) {
    let left = part;
    for (let hour = 0; hour < 24; hour += 1) {
      const now = start + day * dayMs + hour * hourMs;
      if (hour % Math.ceil(24 / plan.runsPerDay) === 0) {
        const used = run(now, Math.min(left, Math.ceil(part / plan.runsPerDay)));
        left -= used;
        calls += used;
        lastRun = now;
        await onRun?.(collection, now);
      }
      onHour?.(collection, now + hourMs / 2, lastRun);
    }
  }
  return calls;
}

/** One combination as a visitor meets it at some hour. */
export interface Sample {
  readonly key: string;
  /** Since the beginning. */
  readonly hour: number;
  /** Age of the newest article, in hours: as shown, and at the service. Infinity for none. */
  readonly shown: number;
  readonly atService: number;
  /** Whether the service had twelve articles when the refresh last ran, and whether twelve are shown. */
  readonly couldBeFull: boolean;
  readonly isFull: boolean;
}

function ageOf(time: number | undefined, now: number): number {
  return time === undefined ? Infinity : (now - time) / hourMs;
}

/** The refreshes of some days, and a look at every combination in the middle of each hour. */
export async function sampleDays(
  options: Omit<SimulationOptions, 'onRun' | 'onHour'>,
): Promise<{ readonly samples: readonly Sample[]; readonly calls: number }> {
  const { plan, service, start } = options;
  const samples: Sample[] = [];
  const calls = await simulate({
    ...options,
    onHour(collection, now, lastRun) {
      const isYoung = (time: number) => now - time <= plan.archiveDays * dayMs;
      for (const combination of combinations) {
        const shown = newestOf(collection.values(), combination);
        const [newest] = shown;
        const newestThere = service.newestTimes(combination, now, 1).find(isYoung);
        const thereAtRun = service.newestTimes(combination, lastRun, newsPageSize).filter(isYoung);
        samples.push({
          key: keyOf(combination),
          hour: (now - start) / hourMs,
          shown: ageOf(newest === undefined ? undefined : Date.parse(newest.publishedAt), now),
          atService: ageOf(newestThere, now),
          couldBeFull: thereAtRun.length >= newsPageSize,
          isFull: shown.length >= newsPageSize,
        });
      }
    },
  });
  return { samples, calls };
}
